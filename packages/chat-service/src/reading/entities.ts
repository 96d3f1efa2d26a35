import { type Day, type Item, isWordOne, itemsIn, type Part } from './items.ts';
import { countProducts, type Figure, type Mention } from './quantities.ts';

/** The things of the site that a question names. */
export interface Entities {
  readonly mentions: readonly Mention[];
  /** Each time a product is named, in order. */
  readonly names: readonly NameItem[];
  readonly days: readonly Day[];
  /** The places in `team` of the people it names. */
  readonly people: readonly number[];
  /** The numbers that are no quantities, in order. */
  readonly numbers: readonly number[];
  /** All numbers, in order. */
  readonly figures: readonly Figure[];
}

type NameItem = Extract<Item, { kind: 'product' }>;

export interface Named {
  readonly entities: Entities;
  /** One token for each word that names nothing, and one for each name. */
  readonly tokens: readonly string[];
  /** The places of the words that names and numbers cover. */
  readonly covered: ReadonlySet<number>;
}

const tokenOf = { product: '@p', days: '@d', person: '@x', role: '@r', post: 'post', number: '@n' } as const;

/** Finds the names in the words of a question, and writes it with a token in the place of each. */
export const findEntities = (words: readonly Part[]): Named => {
  const items = itemsIn(words);
  const standing = items.filter((item) => !isWordOne(words, item));
  const covered = new Set<number>();
  const tokens: string[] = [];
  let place = 0;
  for (const item of [...standing, { from: words.length, to: words.length }]) {
    tokens.push(...words.slice(place, item.from).map(({ root }) => root));
    place = item.to;
    for (let at = item.from; at < item.to; at += 1) covered.add(at);
    // A person’s first and last name are one.
    if ('kind' in item && !(item.kind === 'person' && tokens.at(-1) === '@x'))
      tokens.push(tokenOf[item.kind]);
    if ('kind' in item && item.kind === 'product') tokens.push(`@p${item.product.id}`);
  }
  const { figures, mentions, numbers } = countProducts(items, words);
  return {
    entities: {
      mentions,
      names: items.filter((item) => item.kind === 'product'),
      days: items.flatMap((item) => (item.kind === 'days' ? item.days : [])),
      people: [...new Set(items.flatMap((item) => (item.kind === 'person' ? [item.person] : [])))],
      numbers,
      figures,
    },
    tokens,
    covered,
  };
};
