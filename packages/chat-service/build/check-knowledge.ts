import { documentationItems, loadDocumentationText } from '@loomwright/content';
import { readConfiguration } from '@loomwright/content/configuration';
import type { Problem } from '../src/knowledge/card.ts';
import { loadSources } from '../src/knowledge/passages.ts';
import type { readTopic } from '../src/knowledge/read-topic.ts';
import { createQuote } from '../src/knowledge/references.ts';
import { type Source, toSource } from '../src/knowledge/source.ts';
import { factPassages } from '../src/operations/fact-cards.ts';
import { loadOperations } from '../src/operations/index.ts';
import { checkAnswers } from './check-answers.ts';
import { checkCards } from './check-cards.ts';

/** Code examples are never quoted, but they are evidence for answers. */
const loadExamples = async (): Promise<readonly Source[]> =>
  Promise.all(
    documentationItems.map(async ({ slug }) =>
      toSource({
        title: '',
        url: `/documentation/${slug}`,
        parts: ((await loadDocumentationText(slug)) ?? []).flatMap((block) =>
          block.kind === 'code' ? [block.text] : [],
        ),
      }),
    ),
  );

export const loadSite = async () => {
  const configuration = readConfiguration({});
  const sources = await loadSources(configuration);
  return {
    sources,
    examples: await loadExamples(),
    facts: factPassages(configuration).map(({ text }) => text),
    quote: createQuote(sources, configuration),
    operations: new Set((await loadOperations()).keys()),
  };
};

export const problemsOf = (
  { entries, problems }: ReturnType<typeof readTopic>,
  { examples, facts, operations, quote, sources }: Awaited<ReturnType<typeof loadSite>>,
): readonly Problem[] => [
  ...problems,
  ...checkCards(entries, { quote, operations, urls: new Set(sources.map(({ url }) => url)) }),
  ...checkAnswers(entries, quote, [...sources, ...examples], facts),
];
