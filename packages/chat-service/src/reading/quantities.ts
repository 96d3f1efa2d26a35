import type { Product } from '@loomwright/catalogue';
import { type Item, isWordOne, type Part } from './items.ts';
import { rootsOf } from './normalise.ts';
import { isQuantity } from './numbers.ts';

/** A product that a question names, and how many of it. */
export interface Mention {
  readonly product: Product;
  readonly quantity: number | undefined;
}

/** A number of a question, and the places of its first word and of the word after it. */
export interface Figure {
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

/** What a price is for: so many of them are so many of the product. */
const units = rootsOf('workspace workspaces copy copies licence licences license licenses');
/** What stands between a quantity and its product: `three of the chatbots`. Dollars, months or people do not. */
const between = new Set([
  ...rootsOf(
    'of the for your our those these more extra additional new separate different x times price cost ai',
  ),
  ...units,
]);

type NumberItem = Extract<Item, { kind: 'number' }>;

/** The products of a question, each once with how many of it, and its numbers: `numbers` are none of a product. */
export const countProducts = (items: readonly Item[], words: readonly Part[]) => {
  const rootAt = (place: number) => words[place]?.root ?? '';
  const mentions = new Map<Product, Mention>();
  const counting = new Set<Item>();
  /** The last number that may be that of the next product, and the first that is of workspaces. */
  let pending: NumberItem | undefined;
  let perUnit: NumberItem | undefined;
  let last: Product | undefined;

  const count = (product: Product, number: NumberItem) => {
    const mention = mentions.get(product);
    if (!mention) return;
    counting.add(number);
    mentions.set(product, { ...mention, quantity: (mention.quantity ?? 0) + number.value });
  };
  items.forEach((item, place) => {
    if (item.kind === 'product') {
      const { from, product } = item;
      if (!mentions.has(product)) mentions.set(product, { product, quantity: undefined });
      last = product;
      if (pending && words.slice(pending.to, from).every(({ root }) => between.has(root)))
        count(product, pending);
      pending = undefined;
    } else if (item.kind === 'number' && !item.isTime && isQuantity(item.value)) {
      pending = item;
      if (!units.has(rootAt(item.to))) return;
      perUnit ??= item;
      // “The chatbot for 10 workspaces or the studio for 12 workspaces.”
      const follows = items[place - 1]?.to === item.from && items[place - 1]?.kind === 'product';
      const isFree = last && mentions.get(last)?.quantity === undefined;
      if (last && isFree && (follows || rootAt(item.from - 1) === 'for')) {
        count(last, item);
        pending = undefined;
      }
    }
  });
  // “The studio for three workspaces.”
  const [only, second] = mentions.values();
  if (only && !second && only.quantity === undefined && perUnit) count(only.product, perUnit);
  const figures = items.filter(
    (item): item is NumberItem =>
      item.kind === 'number' && !isWordOne(words, item) && Number.isFinite(item.value),
  );
  return {
    mentions: [...mentions.values()],
    figures: figures.map(({ value, from, to }): Figure => ({ value, from, to })),
    numbers: figures.filter((figure) => !counting.has(figure)).map(({ value }) => value),
  };
};
