import { type Product, products } from '@loomwright/catalogue';
import { wordsOf } from './normalise.ts';
import { fillers } from './word-lists.ts';

/** A product as it is called in a question, and how many words that has. */
export interface Name {
  readonly product: Product;
  readonly words: readonly string[];
  /** Whether it may as well be a word of the trade, `a neural network`: the name’s last word is left out. */
  readonly isOfTrade: boolean;
}

/** By one form: a root would join `generator` and `general`. */
const singular = (word: string) => (/[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word);
const singulars = (text: string): readonly string[] => wordsOf(text).map(singular);

/** The first words of a long name are shortened. */
const MAX_SHORTENED = 6;
/** Words in their order, some left out, two of them at least: `predictive suite` of `predictive analytics suite`. */
const shortened = (words: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: 2 ** Math.min(words.length, MAX_SHORTENED) - 1 }, (_, kept) =>
    words.filter((_, place) => Math.floor(kept / 2 ** place) % 2 === 1),
  ).filter((one) => one.length >= 2 && !fillers.has(one[0] ?? '') && !fillers.has(one.at(-1) ?? ''));

const namesOf = (product: Product): readonly Name[] => {
  const whole = singulars(product.name);
  const others = (product.alsoCalled ?? []).map(singulars);
  return [
    { product, words: whole, isOfTrade: false },
    { product, words: ['product', String(product.id)], isOfTrade: false },
    ...[...others, ...shortened(whole)].map((words) => ({
      product,
      words,
      isOfTrade: !words.includes(whole.at(-1) ?? ''),
    })),
  ];
};

const byFirst = new Map<string, readonly Name[]>();
for (const name of products.flatMap(namesOf)) {
  const [first = ''] = name.words;
  byFirst.set(
    first,
    [...(byFirst.get(first) ?? []), name].sort((a, b) => b.words.length - a.words.length),
  );
}

/** The longest name that begins at a place of some words. */
export const nameAt = (texts: readonly string[], place: number): Name | undefined =>
  byFirst
    .get(singular(texts[place] ?? ''))
    ?.find(({ words }) => words.every((word, at) => singular(texts[place + at] ?? '') === word));

/** What joins the numbers of products: `products 1, 3 and 5`. */
const joiners: ReadonlySet<string> = new Set('and or plus vs versus with to against'.split(' '));
/** After a number, what it counts: then it is none of a product. */
const counted =
  /^(?:dollars?|months?|years?|percent|times?|people|users?|workspaces?|cop(?:y|ies)|licen[cs]es?)$/;

/** The products whose numbers follow one: `and 5` of `products 1 and 5`, each with its place. */
export const numbersAfter = (
  texts: readonly string[],
  place: number,
): readonly (readonly [number, Product])[] => {
  const at = joiners.has(texts[place + 1] ?? '') ? place + 2 : place + 1;
  const product = products.find(({ id }) => String(id) === texts[at]);
  return product && !counted.test(texts[at + 1] ?? '') ? [[at, product], ...numbersAfter(texts, at)] : [];
};
