/**
 * Words of the trade that name a product only where products are weighed, `the chatbot or the automation`; each with the
 * word of the product's name.
 */
const inName: ReadonlyMap<string, string> = new Map([
  ['automation', 'automation'],
  ['analytics', 'analytics'],
  ...['forecast', 'forecasts', 'forecasting'].map((word) => [word, 'analytics'] as const),
]);

/** Whether a word is one that names a product loosely, as it stands in the product's name. */
export const isLooseName = (word: string): boolean => inName.get(word) === word;

const weighing =
  /\b(?:compare[ds]?|comparing|comparison|versus|against|differs?|different|difference|differences|better|best|cheap|cheaper|cheapest|expensive|dearer|pricier|costs? (?:more|less)|choose|pick|prefer|decide|rather|(?:what|which)(?: one)?(?: of these)? (?:should|shall|would)|what do (?:i|we)|should (?:i|we)|do (?:i|we) need)\b/;
const joined =
  /\b(?:automation|analytics|forecast(?:s|ing)?)(?: (?:and|or|plus|versus|with|than))+ (?:the |your |an? |\d+ )?\w+|\w+ (?:and|or|plus|versus|with|than) (?:the |your |an? |\d+ )?(?:automation|analytics|forecast(?:s|ing)?)\b/;
const priced = /\b(?:howmuch|price|prices|costs?|total|together)\b/;
/** These are the names of services. */
const ofServices = /\b(?:services?|powered|intelligent|custom)\b/;

const things: ReadonlySet<string> = new Set('thing thingy tool app software product program'.split(' '));
/** “The forecasting thing”, “the automation one”: neither the subject nor a service. */
const isThing = (texts: readonly string[], place: number): boolean => {
  const after = texts[place + 1] ?? '';
  return things.has(after) || (after === 'one' && texts[place - 1] === 'the');
};

/**
 * The loose names of a question by their places, as they stand in names: those that are said of a thing, and all where it
 * compares products, or asks what several cost, and names another one. Alone, `automation` may be the service, or the subject.
 */
export const looseNamesIn = (
  texts: readonly string[],
  isNamed: (place: number) => boolean,
): ReadonlyMap<number, string> => {
  const found = new Map(
    texts.flatMap((text, place) => {
      const name = inName.get(text);
      return name === undefined ? [] : [[place, name] as const];
    }),
  );
  if (found.size === 0) return found;
  const text = texts.join(' ');
  const isWeighed = weighing.test(text) || (joined.test(text) && priced.test(text));
  const isBeside = new Set(found.values()).size > 1 || texts.some((_, place) => isNamed(place));
  if (ofServices.test(text)) return new Map();
  return isWeighed && isBeside ? found : new Map([...found].filter(([place]) => isThing(texts, place)));
};
