import { products } from '@loomwright/catalogue';
import type { Card, Negatives } from '../knowledge/card.ts';
import { kinOf } from '../reading/families.ts';
import { rootOf, wordsOf } from '../reading/normalise.ts';
import type { Question } from '../reading/question.ts';
import { fillers, softWords } from '../reading/word-lists.ts';
import { learned } from './learned.ts';
import { createLikeness } from './likeness.ts';
import { createClassify, type Example, hashOf, type Learned, learnWeights } from './train.ts';

export interface Match {
  readonly card: Card;
  /** The model’s probability that the card is the answer. */
  readonly probability: number;
  /** The model’s probability that the question is unanswerable. */
  readonly none: number;
  readonly attack: number;
  readonly likeness: number;
  readonly noneLikeness: number;
  /** The weighted share of the question’s words that the card does not contain. */
  readonly unexplained: number;
  readonly heaviest: number;
  /** The question’s word count, capped at 12, divided by 12. */
  readonly length: number;
  /** The number of names in the question that the card does not contain. */
  readonly mismatch: number;
}

export interface Matcher {
  /** Candidates in no particular order. Only words of `typed` can count as unexplained. */
  readonly match: (question: Question, most: number, typed?: Question) => readonly Match[];
  readonly isKnown: (root: string) => boolean;
  readonly weightOf: (root: string) => number;
}

const SOFT = 0.4;

const softRoots = new Set([...softWords].map(rootOf));
interface Vocabulary {
  readonly own: ReadonlySet<string>;
  readonly page: ReadonlySet<string>;
  readonly hasProducts: boolean;
}

// Excludes fillers that have synonyms: `try` is a synonym of `trial`, whose weight must not be reduced.
const fillerRoots = new Set([...fillers].map(rootOf).filter((root) => kinOf(root) === root));
const LIKE = 3;
/** The share of a word’s weight that counts as explained if only the card’s page contains it. */
const IN_PAGE = 0.5;
const NAME = 0.3;
/** Training weight of unanswerable questions, which share words with answerable ones. */
const NEGATIVE = 0.6;
const HOSTILE = 'none-hostile';
const shareOf = (group: Card | Negatives) =>
  (group.id.startsWith('none-') && group.id !== HOSTILE) ||
  ('admission' in group && group.admission !== undefined)
    ? NEGATIVE
    : 1;
const FILLER = 0.25;

const isProduct = (token: string) => token.startsWith('@p') && token.length > 2;

const isOfAny = ({ paraphrases }: Card): boolean =>
  paraphrases.some((tokens) =>
    tokens.some((token, at) => token === '@p' && !isProduct(tokens[at + 1] ?? '')),
  );

const mismatchOf = (names: readonly string[], { own, hasProducts }: Vocabulary): number =>
  names.filter((name) => {
    if (isProduct(name)) return hasProducts && !own.has(name);
    return name !== '@n' && !own.has(name);
  }).length;

// Replaces `{p}` with a product chosen by hash, so that adding one example does not change the others.
const withProducts = ({ tokens, ...example }: Example): Example => ({
  ...example,
  tokens: tokens.flatMap((token, at) =>
    token === '@p' && !isProduct(tokens[at + 1] ?? '')
      ? [token, `@p${products[(hashOf(tokens) + at) % products.length]?.id}`]
      : [token],
  ),
});

const toExamples = (groups: readonly (Card | Negatives)[]): readonly Example[] =>
  groups.flatMap((group, label) =>
    group.paraphrases.map((tokens) => ({ tokens, label, share: shareOf(group) })),
  );

export const learnMatcher = (cards: readonly Card[], negatives: readonly Negatives[]): Learned => {
  const groups = [...cards, ...negatives];
  return learnWeights(toExamples(groups).map(withProducts), groups.length);
};

export const createMatcher = (
  cards: readonly Card[],
  negatives: readonly Negatives[],
  pageOf: (card: Card) => string,
): Matcher => {
  const groups = [...cards, ...negatives];
  const examples = toExamples(groups);
  const hostile = groups.findIndex(({ id }) => id === HOSTILE);
  const classify = createClassify(examples.map(withProducts), groups.length, learned);

  const roots = new Set(groups.flatMap(({ paraphrases }) => paraphrases.flat()));
  const counts = new Map<string, number>();
  for (const { paraphrases } of groups)
    for (const token of new Set(paraphrases.flat().map(kinOf)))
      counts.set(token, (counts.get(token) ?? 0) + 1);
  const heaviest = Math.log(groups.length + 1);
  const weights = new Map<string, number>();
  const toWeight = (token: string) => {
    const weight = Math.log((groups.length + 1) / (counts.get(token) ?? 1)) / heaviest;
    if (isProduct(token)) return weight * NAME;
    if (fillerRoots.has(token)) return weight * FILLER;
    if (softRoots.has(token)) return weight * SOFT;
    return weight;
  };
  for (const token of counts.keys()) weights.set(token, toWeight(token));
  const weightOf = (token: string) => weights.get(token) ?? toWeight(token);
  const vocabularies = cards.map((card): Vocabulary => {
    const own = new Set([
      ...card.paraphrases.flat().map(kinOf),
      ...wordsOf(`${card.topic} ${card.text ?? ''} ${card.url}`)
        .map(rootOf)
        .map(kinOf),
    ]);
    return {
      own,
      page: new Set(wordsOf(pageOf(card)).map(rootOf).map(kinOf)),
      hasProducts: [...own].some(isProduct) && !isOfAny(card),
    };
  });

  const likenesses = createLikeness(
    examples.map(({ label, tokens }) => ({ label, words: [...new Set(tokens.map(kinOf))] })),
    weights,
    groups.length,
  );

  const best = (values: Float32Array, most: number): readonly number[] => {
    const places: number[] = [];
    for (let place = 0; place < cards.length; place += 1) {
      const value = values[place] as number;
      if (places.length === most && value <= (values[places[most - 1] as number] as number)) continue;
      let at = places.length;
      while (at > 0 && (values[places[at - 1] as number] as number) < value) at -= 1;
      places.splice(at, 0, place);
      if (places.length > most) places.pop();
    }
    return places;
  };

  return {
    weightOf: (root) => weightOf(kinOf(root)),
    isKnown: (root) => roots.has(root),
    match: (question, most, typed = question) => {
      if (question.tokens.length === 0) return [];
      const probabilities = classify(question.tokens);
      const tokens = new Set(question.tokens.map(kinOf));
      const near = likenesses(tokens, weightOf);
      let none = 0;
      let noneLikeness = 0;
      for (let place = cards.length; place < groups.length; place += 1) {
        none += probabilities[place] as number;
        noneLikeness = Math.max(noneLikeness, near[place] as number);
      }
      const tried = [...new Set([...best(probabilities, most), ...best(near, LIKE)])];
      const names = [...new Set(question.tokens.filter((token) => token.startsWith('@')))];
      const content = [...new Set(typed.content.map(({ root }) => kinOf(root)))];
      const all = content.reduce((total, root) => total + weightOf(root), 0);
      return tried.map((place): Match => {
        const vocabulary = vocabularies[place] as Vocabulary;
        const { own, page } = vocabulary;
        let unexplained = 0;
        let highest = 0;
        for (const root of content) {
          if (own.has(root)) continue;
          const weight = weightOf(root) * (page.has(root) ? 1 - IN_PAGE : 1);
          unexplained += weight;
          highest = Math.max(highest, weight);
        }
        return {
          card: cards[place] as Card,
          probability: probabilities[place] as number,
          none,
          attack: probabilities[hostile] ?? 0,
          likeness: near[place] as number,
          noneLikeness,
          unexplained: all === 0 ? 0 : unexplained / all,
          heaviest: highest,
          length: Math.min(12, typed.words.length) / 12,
          mismatch: mismatchOf(names, vocabulary),
        };
      });
    },
  };
};
