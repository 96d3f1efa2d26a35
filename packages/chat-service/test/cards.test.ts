import { documentationItems, loadDocumentationText } from '@loomwright/content';
import { readConfiguration } from '@loomwright/content/configuration';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Card } from '../src/knowledge/card.ts';
import { tokensOf } from '../src/knowledge/paraphrases.ts';
import { loadSources } from '../src/knowledge/passages.ts';
import { createQuote, quoteCard } from '../src/knowledge/references.ts';
import type { Source } from '../src/knowledge/source.ts';
import { loadWritten } from '../src/knowledge/written.ts';
import { factPassages } from '../src/operations/fact-cards.ts';
import { loadOperations } from '../src/operations/index.ts';
import { kinOf } from '../src/reading/families.ts';
import { rootOf, wordsOf } from '../src/reading/normalise.ts';
import { fillers, softWords } from '../src/reading/word-lists.ts';
import { inventedFigures } from '../src/server/upstream/check-figures.ts';
import { readGoldenQuestions } from './golden/golden.ts';
import { problemsOf } from './golden/markdown.ts';

const written = loadWritten();
const { negatives } = written;
let cards: readonly Card[];
const facts = factPassages(readConfiguration({})).map(({ text }) => text);
let pages: ReadonlyMap<string, readonly Source[]>;
/** The whole texts of the documentation, with the code that is not quoted. */
let examples: ReadonlyMap<string, string>;
beforeAll(async () => {
  const all = new Map<string, Source[]>();
  const sources = await loadSources(readConfiguration({}));
  const quote = createQuote(sources);
  cards = written.cards.map((card) => quoteCard(card, quote));
  for (const source of sources) all.set(source.url, [...(all.get(source.url) ?? []), source]);
  pages = all;
  examples = new Map(
    await Promise.all(
      documentationItems.map(
        async ({ slug }) =>
          [`/documentation/${slug}`, JSON.stringify(await loadDocumentationText(slug))] as const,
      ),
    ),
  );
}, 60_000);

/** A card with fewer is often hedged or missed. */
const PARAPHRASES = 15;

/** The share of its words that an answer may have besides those of its page. */
const STRANGE = 0.34;

/** Words that an answer may add: they carry no fact. */
const isEmpty = (word: string) =>
  fillers.has(word) || softWords.has(word) || /^\d|^@/.test(word) || word.length < 4;

describe('the cards', () => {
  it('[SVC-1] have ids of their own, paraphrases, and an answer or an operation', async () => {
    const ids = cards.map(({ id }) => id);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
    const operations = await loadOperations();
    for (const { id, text, operation, paraphrases } of cards) {
      expect(paraphrases.length, id).toBeGreaterThanOrEqual(PARAPHRASES);
      expect(operation === undefined || operations.has(operation), id).toBe(true);
      if (text !== undefined) expect(problemsOf(text), id).toEqual([]);
    }
  });

  it('[SVC-1] say no number and little else that their page does not say', () => {
    const problems: unknown[] = [];
    for (const { id, text, url } of cards) {
      if (text === undefined) continue;
      const page = url.replace(/[?#].*/, '');
      const evidence = [...pages.values()]
        .flat()
        .filter((source) => source.url.replace(/[?#].*/, '') === page)
        .map((source) => `${source.title} ${source.topic} ${source.parts.join(' ')} ${source.text}`)
        .concat(facts, examples.get(page) ?? []);
      const invented = inventedFigures(text, evidence);
      if (!pages.has(url) || invented.length > 0) problems.push([id, url, ...invented]);
      const known = new Set(evidence.flatMap(wordsOf).map((word) => kinOf(rootOf(word))));
      const words = [...new Set(wordsOf(text.replace(/\]\([^)]*\)/g, ' ')))].filter((word) => !isEmpty(word));
      const missing = words.filter((word) => !known.has(kinOf(rootOf(word))));
      if (missing.length / Math.max(3, words.length) > STRANGE) problems.push([id, missing]);
    }
    expect(problems).toEqual([]);
  });

  it('are asked in no paraphrase as a golden question is, and no paraphrase leads to two answers', () => {
    const nameless = (tokens: readonly string[]) => tokens.filter((token) => !/^@p\d/.test(token)).join(' ');
    const known = new Map<string, string>();
    const twice: string[] = [];
    for (const { id, paraphrases } of [...cards, ...negatives])
      for (const tokens of paraphrases) {
        const before = known.get(tokens.join(' '));
        if (before !== undefined && before !== id) twice.push(`${tokens.join(' ')}: ${before}, ${id}`);
        known.set(tokens.join(' '), id);
      }
    const learned = new Set([...known.keys()].map((key) => nameless(key.split(' '))));
    const leaked = readGoldenQuestions()
      .filter(({ turns }) => turns.length === 1)
      .map(({ turns: [asked = ''] }) => asked)
      .filter((asked) => learned.has(nameless(tokensOf(asked))));
    expect(leaked).toEqual([]);
    expect(twice).toEqual([]);
  });
});
