/** Words of the trade that name a product only where products are weighed: `the chatbot or the automation`. */
export const isLoose = (word: string): boolean => word === 'automation' || word === 'analytics';

const weighing =
  /\b(?:compare[ds]?|comparing|comparison|versus|against|differs?|different|difference|differences|better|best|cheap|cheaper|cheapest|expensive|dearer|pricier|costs? (?:more|less)|choose|pick|prefer|decide|rather|(?:what|which)(?: one)?(?: of these)? (?:should|shall|would)|what do (?:i|we)|should (?:i|we)|do (?:i|we) need)\b/;
const joined =
  /\b(?:automation|analytics)(?: (?:and|or|plus|versus|with|than))+ (?:the |your |an? )?\w+|\w+ (?:and|or|plus|versus|with|than) (?:the |your |an? )?(?:automation|analytics)\b/;
const priced = /\b(?:howmuch|price|prices|costs?|total|together)\b/;
/** These are the names of services. */
const ofServices = /\b(?:services?|powered|intelligent|custom)\b/;

/**
 * The loose names of a question by their places: where it compares products, or asks what several cost, and names another
 * one. Alone, `automation` may be the service, or the subject.
 */
export const looseNamesIn = (
  texts: readonly string[],
  isNamed: (place: number) => boolean,
): ReadonlyMap<number, string> => {
  const found = new Map(texts.flatMap((text, place) => (isLoose(text) ? [[place, text] as const] : [])));
  if (found.size === 0) return found;
  const text = texts.join(' ');
  const isWeighed = weighing.test(text) || (joined.test(text) && priced.test(text));
  const isBeside = new Set(found.values()).size > 1 || texts.some((_, place) => isNamed(place));
  return isWeighed && isBeside && !ofServices.test(text) ? found : new Map();
};
