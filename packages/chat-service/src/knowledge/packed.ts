import type { Card } from './card.ts';
import type { Written } from './written.ts';

/** What is written, as JSON: each token once, the paraphrases by the numbers of their tokens. */
export interface Packed {
  readonly tokens: string;
  readonly cards: readonly Omit<Card, 'paraphrases'>[];
  /** The ids of the negatives. */
  readonly negatives: readonly string[];
  /** A line for each card and then each negative: paraphrases between commas, numbers in base 36 between blanks. */
  readonly paraphrases: string;
  readonly frequencies: readonly (readonly [word: string, count: number])[];
}

const BASE = 36;

/** Packs what is written: a service need not read it again when it starts, and has each token once in memory. */
export const pack = ({ cards, negatives, frequencies }: Written): Packed => {
  const ids = new Map<string, number>();
  const idOf = (token: string) => {
    const id = ids.get(token) ?? ids.size;
    ids.set(token, id);
    return id;
  };
  const paraphrases = [...cards, ...negatives]
    .map((group) =>
      group.paraphrases.map((tokens) => tokens.map((token) => idOf(token).toString(BASE)).join(' ')).join(),
    )
    .join('\n');
  return {
    tokens: [...ids.keys()].join(' '),
    cards: cards.map(({ paraphrases: _, ...card }) => card),
    negatives: negatives.map(({ id }) => id),
    paraphrases,
    frequencies: [...frequencies],
  };
};

/** What was packed. */
export const unpack = ({ cards, negatives, ...packed }: Packed): Written => {
  const tokens = packed.tokens.split(' ');
  const groups = packed.paraphrases
    .split('\n')
    .map((line) =>
      line === ''
        ? []
        : line
            .split(',')
            .map((one) => one.split(' ').map((number) => tokens[Number.parseInt(number, BASE)] as string)),
    );
  return {
    cards: cards.map((card, place) => ({ ...card, paraphrases: groups[place] ?? [] })),
    negatives: negatives.map((id, place) => ({ id, paraphrases: groups[cards.length + place] ?? [] })),
    frequencies: new Map(packed.frequencies),
  };
};
