import { products } from '@loomwright/catalogue';
import { services } from '@loomwright/content';
import { wordsOf } from './normalise.ts';
import type { Name } from './product-names.ts';
import { fillers } from './word-lists.ts';

/** The words of the trade that name a product only beside others: `the chatbot or the automation`. */
const loose: ReadonlyMap<string, Name> = new Map(
  products.flatMap((product) =>
    (product.calledBeside ?? []).map((word) => [word, { product, words: [word], isOfTrade: false }] as const),
  ),
);
const ofLoose = `(?:${[...loose.keys()].join('|')})`;

const weighing =
  /\b(?:compare[ds]?|comparing|comparison|versus|against|differs?|different|difference|differences|better|best|cheap|cheaper|cheapest|expensive|dearer|pricier|costs? (?:more|less)|choose|pick|prefer|decide|rather|(?:what|which)(?: one)?(?: of these)? (?:should|shall|would)|what do (?:i|we)|should (?:i|we)|do (?:i|we) need)\b/;
const bought = /\b(?:howmuch|prices?|costs?|total|together|buy|releases?|released|workspaces?)\b/;
const join = '(?:and|or|plus|versus|with|than)';
const owner = '(?:the |your |an? |\\d+ )?';
const joined = new RegExp(`\\b${ofLoose}(?: ${join})+ ${owner}\\w+|\\w+ ${join} ${owner}${ofLoose}\\b`);

/** The words of the titles of services, which sell no product. */
const titled = new Set(services.flatMap(({ title }) => wordsOf(title)));
const named = new Set(
  products.flatMap(({ name, alsoCalled = [] }) => [name, ...alsoCalled].flatMap(wordsOf)),
);
const ofServices = new Set([
  'service',
  'services',
  ...[...titled].filter((word) => !named.has(word) && !named.has(word.replace(/s$/, '')) && !loose.has(word)),
]);

const things: ReadonlySet<string> = new Set(
  'thing thingy tool app software product program platform suite'.split(' '),
);
/** “The forecasting thing”, “the automation one”: neither the subject nor a service. */
const isThing = (texts: readonly string[], place: number): boolean => {
  const after = texts[place + 1] ?? '';
  return things.has(after) || (after === 'one' && texts[place - 1] === 'the');
};

/** “The API”, unlike “the chat API”. */
const isAlone = (texts: readonly string[], place: number): boolean => {
  const before = texts[place - 1];
  return before === undefined || fillers.has(before) || /^\d+$/.test(before);
};

/** The product that a word names loosely. */
export const looselyNamed = (word: string): Name['product'] | undefined => loose.get(word)?.product;

/**
 * The loose names of a question by their places: those that are said of a thing; all where it compares products, or asks
 * what several cost, and names another one; and where something is bought, those that are no word of a service. Otherwise
 * `automation` may be the service, or the subject.
 */
export const looseNamesIn = (
  texts: readonly string[],
  isNamed: (place: number) => boolean,
): ReadonlyMap<number, Name> => {
  const found = texts.flatMap((text, place) => {
    const name = loose.get(text);
    return name && !isNamed(place) ? [[place, name] as const] : [];
  });
  if (found.length === 0 || texts.some((text) => ofServices.has(text))) return new Map();
  const text = texts.join(' ');
  const isBought = bought.test(text);
  const isWeighed = weighing.test(text) || (joined.test(text) && isBought);
  const isBeside =
    new Set(found.map(([, { product }]) => product)).size > 1 || texts.some((_, place) => isNamed(place));
  return new Map(
    found.filter(
      ([place, { words }]) =>
        (isWeighed && isBeside) ||
        isThing(texts, place) ||
        ((isBought || isWeighed) && !titled.has(words[0] ?? '') && isAlone(texts, place)),
    ),
  );
};
