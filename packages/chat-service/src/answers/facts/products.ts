import { type Product, products } from '@loomwright/catalogue';
import { rootsOf } from '../normalise.ts';
import type { Question } from '../question.ts';
import { link, type Reply } from '../reply.ts';
import { readNumber } from './numbers.ts';

/** A product that a question names, and how many of it. */
export interface Mention {
  readonly product: Product;
  readonly quantity: number | undefined;
}

export interface Mentions {
  readonly list: readonly Mention[];
  /** The places of all words that name products and quantities. */
  readonly places: ReadonlySet<number>;
}

// Too general alone: a product needs two words of its name, or one that is not here.
const weak = rootsOf(
  'ai api automation analytics integration customer network platform workflow insight suite generator',
);

const nameRoots = products.map((product) => ({ product, roots: rootsOf(product.name) }));

const productAt = (roots: readonly string[]): Product | undefined => {
  const [only, second] = nameRoots.filter(({ roots: name }) => roots.every((root) => name.has(root)));
  if (!only || second) return undefined;
  const distinct = new Set(roots);
  return distinct.size > 1 || roots.some((root) => !weak.has(root)) ? only.product : undefined;
};

/** Finds the products a question names, by their names or by `product 4`, and the quantities before them. */
export const findMentions = ({ words }: Question): Mentions => {
  const list: Mention[] = [];
  const places = new Set<number>();
  const quantityBefore = (place: number): number | undefined => {
    for (const before of [place - 1, place - 2]) {
      const word = words[before];
      if (!word || places.has(before)) return undefined;
      const quantity = readNumber(word.text);
      if (quantity !== undefined) places.add(before);
      if (quantity !== undefined || word.kind !== 'filler') return quantity;
    }
    return undefined;
  };
  const add = (product: Product, from: number, to: number) => {
    const quantity = quantityBefore(from);
    for (let place = from; place < to; place += 1) places.add(place);
    const known = list.findIndex((mention) => mention.product === product);
    if (known < 0) list.push({ product, quantity });
    else if (quantity !== undefined)
      list[known] = { product, quantity: (list[known]?.quantity ?? 0) + quantity };
  };
  for (let from = 0; from < words.length; from += 1) {
    const word = words[from];
    const next = words[from + 1];
    const numbered =
      word && next && /^(?:product|number)s?$/.test(word.text)
        ? products.find(({ id }) => String(id) === next.text)
        : undefined;
    if (numbered) {
      add(numbered, from, from + 2);
      from += 1;
      continue;
    }
    // The longest run of words that names one product.
    for (let to = Math.min(words.length, from + 4); to > from; to -= 1) {
      const product = productAt(words.slice(from, to).map(({ root }) => root));
      if (!product) continue;
      add(product, from, to);
      from = to - 1;
      break;
    }
  }
  return { list, places };
};

/** Whether the question has only these roots and the names of products. */
export const isRestAllOf = (
  { words }: Question,
  places: ReadonlySet<number>,
  allowed: ReadonlySet<string>,
): boolean =>
  words.every(({ kind, root }, place) => kind === 'filler' || places.has(place) || allowed.has(root));

export const hrefOf = ({ id }: Product): string => `/products/${id}`;

/** The name of a product, as a link to its page. */
export const nameOf = (product: Product): string => link(product.name, hrefOf(product));

/** A reply about one product, with its link at the end. */
export const replyOn = (product: Product, text: string): Reply => ({
  text: `${text}${nameOf(product)}`,
  url: hrefOf(product),
});

/** A reply about several products, with the link to all at the end. */
export const replyOnAll = (text: string): Reply => ({
  text: `${text}See all [products](/products).`,
  url: '/products',
});
