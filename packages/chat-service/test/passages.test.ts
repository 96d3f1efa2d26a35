import { readConfiguration } from '@loomwright/content/configuration';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnswerQuestion } from '../src/index.ts';
import { loadSources } from '../src/knowledge/passages.ts';
import type { Source } from '../src/knowledge/source.ts';
import { loadAddresses } from './golden/addresses.ts';
import { linksOf, problemsOf } from './golden/markdown.ts';
import { learnSiteAnswerer } from './support.ts';

let sources: readonly Source[];
let answerQuestion: AnswerQuestion;
let leadsSomewhere: (href: string) => boolean;
beforeAll(async () => {
  sources = await loadSources(readConfiguration({}));
  answerQuestion = await learnSiteAnswerer();
  leadsSomewhere = await loadAddresses();
});

describe('the passages', { tags: ['SVC-1'] }, () => {
  it('are on existing pages and consist of valid Markdown', () => {
    expect(sources.length).toBeGreaterThan(150);
    for (const { url, parts, title, text } of sources) {
      expect(leadsSomewhere(url), url).toBe(true);
      expect(title.trim(), url).not.toBe('');
      expect(text.trim(), url).not.toBe('');
      for (const part of parts) {
        expect(
          problemsOf(part).filter((problem) => !problem.endsWith('characters')),
          part,
        ).toEqual([]);
        for (const href of linksOf(part))
          if (href.startsWith('/')) expect(leadsSomewhere(href), href).toBe(true);
      }
    }
  });

  it('are found by their titles', () => {
    const titles = sources.map(({ title }) => title);
    const lost = sources.filter(({ title, topic, url }) => {
      const isAlone = titles.filter((other) => other === title).length === 1;
      const { url: found, passages } = answerQuestion(isAlone || !topic ? title : `${topic}: ${title}`);
      return found !== url && !passages.some((passage) => passage.url === url);
    });
    console.log(
      `passages: ${sources.length}, not found by their title: ${lost.map(({ url, title }) => `${title} (${url})`).join(', ') || 'none'}`,
    );
    expect(1 - lost.length / sources.length).toBeGreaterThanOrEqual(0.95);
  });
});
