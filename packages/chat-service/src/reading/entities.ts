import { type Day, type Item, isWordOne, itemsIn, type Part } from './items.ts';
import { countProducts, type Figure, type Mention } from './quantities.ts';

export interface Entities {
  readonly mentions: readonly Mention[];
  /** In order of appearance; a product named twice appears twice. */
  readonly names: readonly NameItem[];
  readonly days: readonly Day[];
  /** Indices into `team`. */
  readonly people: readonly number[];
  /** Numbers that are not quantities of products. */
  readonly numbers: readonly number[];
  readonly figures: readonly Figure[];
}

type NameItem = Extract<Item, { kind: 'product' }>;

export interface Named {
  readonly entities: Entities;
  readonly tokens: readonly string[];
  readonly covered: ReadonlySet<number>;
}

const tokenOf = { product: '@p', days: '@d', person: '@x', role: '@r', post: 'post', number: '@n' } as const;

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
    // A first and a last name count as one person.
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
