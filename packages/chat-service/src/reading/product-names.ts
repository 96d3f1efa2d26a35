import { type Product, products } from '@loomwright/catalogue';
import { services } from '@loomwright/content';
import { wordsOf } from './normalise.ts';
import { contextualProductNames, fillers, productNames } from './word-lists.ts';

export interface Name {
  readonly product: Product;
  readonly words: readonly string[];
  /** Whether the name lacks the product’s last word and so may be a general term: “neural network” for “Neural Network API”. */
  readonly isGeneralTerm: boolean;
}

/** Does not stem, because stemming would conflate `generator` and `general`. */
const singular = (word: string) => (/[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word);
const singulars = (text: string): readonly string[] => wordsOf(text).map(singular);

const MAX_SHORTENED = 6;
/** Subsequences of at least two words: `predictive suite` for `predictive analytics suite`. */
const shortened = (words: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: 2 ** Math.min(words.length, MAX_SHORTENED) - 1 }, (_, kept) =>
    words.filter((_, place) => Math.floor(kept / 2 ** place) % 2 === 1),
  ).filter((one) => one.length >= 2 && !fillers.has(one[0] ?? '') && !fillers.has(one.at(-1) ?? ''));

const productsOf = (names: ReadonlyMap<string, string>): readonly (readonly [string, Product])[] =>
  [...names].map(([way, name]) => {
    const product = products.find((one) => one.name === name);
    if (!product)
      throw new Error(
        `packages/content/assistant/words/products.md names “${name}”, which is not a product: correct the name or delete the line.`,
      );
    return [way, product];
  });

const called = productsOf(productNames);

const namesOf = (product: Product): readonly Name[] => {
  const whole = singulars(product.name);
  const others = called.flatMap(([way, one]) => (one === product ? [singulars(way)] : []));
  return [
    { product, words: whole, isGeneralTerm: false },
    { product, words: ['product', String(product.id)], isGeneralTerm: false },
    ...[...others, ...shortened(whole)].map((words) => ({
      product,
      words,
      isGeneralTerm: !words.includes(whole.at(-1) ?? ''),
    })),
  ];
};

const byFirst = new Map<string, readonly Name[]>();
for (const name of products.flatMap(namesOf).sort((a, b) => b.words.length - a.words.length)) {
  const [first = ''] = name.words;
  byFirst.set(first, [...(byFirst.get(first) ?? []), name]);
}

export const nameAt = (texts: readonly string[], place: number): Name | undefined =>
  byFirst
    .get(singular(texts[place] ?? ''))
    ?.find(({ words }) => words.every((word, at) => singular(texts[place + at] ?? '') === word));

const joiners: ReadonlySet<string> = new Set('and or plus versus with to'.split(' '));

export const numbersAfter = (
  texts: readonly string[],
  place: number,
): readonly (readonly [number, Product])[] => {
  const at = joiners.has(texts[place + 1] ?? '') ? place + 2 : place + 1;
  const product = products.find(({ id }) => String(id) === texts[at]);
  return product && !/^(?:dollar|month|year|workspace|people)/.test(texts[at + 1] ?? '')
    ? [[at, product], ...numbersAfter(texts, at)]
    : [];
};

/** General terms that name a product only in context: `the chatbot or the automation`. */
const loose: ReadonlyMap<string, Name> = new Map(
  productsOf(contextualProductNames).map(([word, product]) => [
    word,
    { product, words: [word], isGeneralTerm: false },
  ]),
);

export const productByContextualName = (word: string): Product | undefined => loose.get(word)?.product;

const weighing =
  /\b(?:compar\w+|versus|differ\w*|better|best|cheap\w*|expensive|pricier|costs? (?:more|less)|choose|pick|prefer|rather|should (?:i|we)|do (?:i|we) need)\b/;
const bought = /\b(?:howmuch|prices?|costs?|total|together|buy|releases?|released|workspaces?)\b/;
const joined = new RegExp(`\\b(?:${[...joiners].join('|')}|than)\\b`);

const ofServices = new Set(services.flatMap(({ title }) => wordsOf(title)));
const things: ReadonlySet<string> = new Set(
  'thing thingy tool app software product program platform suite'.split(' '),
);

const isThing = (texts: readonly string[], place: number): boolean => {
  const after = texts[place + 1] ?? '';
  return things.has(after) || (after === 'one' && texts[place - 1] === 'the');
};

/** Whether the term has no qualifier: true for “the API”, false for “the chat API”. */
const isAlone = (texts: readonly string[], place: number): boolean => {
  const before = texts[place - 1];
  return before === undefined || fillers.has(before) || /^\d+$/.test(before);
};

/** Finds general terms that name a product in this text; in another, `automation` may be a service. */
export const contextualNamesIn = (texts: readonly string[]): ReadonlyMap<number, Name> => {
  const named = new Set(texts.flatMap((_, place) => nameAt(texts, place)?.product ?? []));
  const found = texts.flatMap((word, place) => {
    const name = loose.get(word);
    return name && !nameAt(texts, place) ? [[place, name] as const] : [];
  });
  const text = texts.join(' ');
  if (/\bservices?\b/.test(text)) return new Map();
  const isBought = bought.test(text);
  const isWeighed = weighing.test(text) || (isBought && joined.test(text));
  const isOffTopic = new Set([...named, ...found.map(([, { product }]) => product)]).size > 1;
  return new Map(
    found.filter(
      ([place, { words }]) =>
        (isWeighed && isOffTopic) ||
        isThing(texts, place) ||
        ((isBought || isWeighed) && !ofServices.has(words[0] ?? '') && isAlone(texts, place)),
    ),
  );
};
