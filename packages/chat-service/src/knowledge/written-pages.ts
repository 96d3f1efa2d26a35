import { readFileSync } from 'node:fs';
import { toText } from './card.ts';
import { readTopic } from './read-topic.ts';
import { createQuote, quoteAll } from './references.ts';
import type { Draft } from './source.ts';

const FILE = 'pages/pages.md';

/** Descriptions of the pages that are tools. A build inlines the result. Throws on a malformed file. */
export const loadPages = (
  text: string = readFileSync(new URL(`../../../content/assistant/${FILE}`, import.meta.url), 'utf8'),
): readonly Draft[] => {
  const { entries, problems } = readTopic(FILE, text);
  const quote = createQuote([]);
  const wrong = problems.map(toText);
  const pages = entries.map(({ answer, asked, line, topic, url }): Draft => {
    const [title = '', of = ''] = topic.split(' · ').reverse();
    const missing = (reference: string) =>
      wrong.push(
        toText({ file: FILE, line, text: `quotes “{${reference}}”, which is not a fact: correct the name` }),
      );
    return { title, topic: of, url, parts: [quoteAll(answer, quote, url, missing)], also: asked.join(' ') };
  });
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return pages;
};
