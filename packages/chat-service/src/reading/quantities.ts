import type { Product } from '@loomwright/catalogue';
import { type Item, isWordOne, type Part } from './items.ts';
import { rootsOf } from './normalise.ts';
import { isQuantity } from './numbers.ts';
import type { Question } from './question.ts';

export interface Mention {
  readonly product: Product;
  readonly quantity: number | undefined;
}

export interface Figure {
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

export const workspaces = /^(?:workspaces?|copy|copies|licen[cs]es?)$/;
/** Words allowed between a quantity and its product: `three of the chatbots`. */
const between = rootsOf(
  'of the for your our those these more extra additional new separate different x times price cost ai',
);

export const countOf = ({ entities, words }: Question, unit: RegExp): number | undefined =>
  entities.figures.find(({ to }) => unit.test(words[to]?.text ?? ''))?.value;

type NumberItem = Extract<Item, { kind: 'number' }>;

/** Assigns numbers to products; `numbers` are the unassigned ones. */
export const countProducts = (items: readonly Item[], words: readonly Part[]) => {
  const quantities = new Map<Product, number | undefined>();
  const counting = new Set<Item>();
  let pending: NumberItem | undefined;
  let last: Product | undefined;
  const isOfUnit = ({ to }: NumberItem) => workspaces.test(words[to]?.text ?? '');
  const count = (product: Product, number: NumberItem) => {
    counting.add(number);
    quantities.set(product, (quantities.get(product) ?? 0) + number.value);
    pending = undefined;
  };
  for (const item of items) {
    if (item.kind === 'product') {
      last = item.product;
      if (!quantities.has(last)) quantities.set(last, undefined);
      const isNext =
        pending &&
        (isOfUnit(pending) || words.slice(pending.to, item.from).every(({ root }) => between.has(root)));
      if (pending && isNext) count(last, pending);
      pending = undefined;
    } else if (item.kind === 'number' && !item.isTime && isQuantity(item.value)) {
      // In “the chatbot for 10 workspaces”, the number follows its product.
      if (last && isOfUnit(item) && quantities.get(last) === undefined) count(last, item);
      else pending = item;
    }
  }
  const figures = items.filter(
    (item): item is NumberItem =>
      item.kind === 'number' && !isWordOne(words, item) && Number.isFinite(item.value),
  );
  return {
    mentions: [...quantities].map(([product, quantity]): Mention => ({ product, quantity })),
    figures: figures.map(({ value, from, to }): Figure => ({ value, from, to })),
    numbers: figures.filter((figure) => !counting.has(figure)).map(({ value }) => value),
  };
};
