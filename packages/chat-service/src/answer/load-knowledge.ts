import { products } from '@loomwright/catalogue';
import { type Configuration, readConfiguration } from '@loomwright/content/configuration';
import { loadSources } from '../knowledge/passages.ts';
import { createQuote, quoteCard } from '../knowledge/references.ts';
import { cardsOfSources } from '../knowledge/source-cards.ts';
import { type CardSet, loadCardSet } from '../knowledge/written.ts';
import type { Knowledge } from '../matching/candidates.ts';
import { createMatcher, learnMatcher } from '../matching/matcher.ts';
import { createSearch } from '../matching/search.ts';
import type { Learned } from '../matching/train.ts';
import { loadOperations } from '../operations/index.ts';
import { familyOf } from '../reading/families.ts';
import { wordsOf } from '../reading/normalise.ts';
import { createSpeller } from '../reading/spelling.ts';
import { fillers, softWords } from '../reading/word-lists.ts';

/** Added to the frequency of words in product names, so that the speller prefers them. */
const NAME = 50;
/** Words of `light-words.md` below this length resemble too many others to be suggested by the speller. */
const MIN_CORRECTED = 6;

const productWords = new Set(products.flatMap(({ name }) => wordsOf(name)));

const loadCards = async (company: Configuration, written: CardSet) => {
  const sources = await loadSources(company);
  const quote = createQuote(sources, company);
  const cards = written.cards.map((card) => quoteCard(card, quote));
  return { sources, cards: [...cards, ...cardsOfSources(sources, cards)] };
};

/** Trains the card model. The build calls this, so that the service need not train when it starts. */
export const learnAnswers = async (company: Configuration = readConfiguration({})): Promise<Learned> => {
  const written = loadCardSet();
  const { cards } = await loadCards(company, written);
  return learnMatcher(cards, written.negatives);
};

const frequenciesOf = (ofSite: ReadonlyMap<string, number>, ofCards: ReadonlyMap<string, number>) => {
  const frequencies = new Map(ofSite);
  const add = (word: string, count: number) => frequencies.set(word, (frequencies.get(word) ?? 0) + count);
  for (const [word, count] of ofCards) add(word, count);
  for (const word of productWords) add(word, NAME);
  for (const word of [...fillers, ...softWords])
    if (word.length >= MIN_CORRECTED && !frequencies.has(word)) add(word, 1);
  return frequencies;
};

export const loadKnowledge = async (
  company: Configuration,
  written: CardSet = loadCardSet(),
): Promise<Knowledge> => {
  const { cards, sources } = await loadCards(company, written);
  const byUrl = new Map(sources.map((source) => [source.url, source] as const).reverse());
  const matcher = createMatcher(cards, written.negatives, ({ url }) => byUrl.get(url)?.text ?? '');
  const askedAt = new Map<string, Set<string>>();
  for (const { paraphrases, url } of written.cards) {
    const words = askedAt.get(url) ?? new Set();
    for (const token of paraphrases.flat()) if (!token.startsWith('@')) words.add(token);
    askedAt.set(url, words);
  }
  const search = createSearch(
    sources.map((source) => ({
      ...source,
      also: [source.also, ...(askedAt.get(source.url) ?? [])].join(' '),
    })),
    matcher.weightOf,
  );
  const isKnown = (root: string) =>
    search.isKnown(root) || matcher.isKnown(root) || familyOf(root) !== undefined;
  return {
    company,
    matcher,
    search,
    byUrl,
    operations: await loadOperations(),
    topics: new Map(cards.map((card) => [card.id, card])),
    reader: {
      speller: createSpeller(frequenciesOf(search.frequencies, written.frequencies)),
      isKnown,
      recent: new Map(),
    },
  };
};
