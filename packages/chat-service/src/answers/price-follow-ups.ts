import { type Product, products } from '@loomwright/catalogue';
import type { Turn } from './answer.ts';
import { type FollowUp, listedProducts, pick, pronounOfThing } from './conversation.ts';
import { wordsForNext } from './operations/prices.ts';
import { type Question, type Reader, readQuestion } from './reading/question.ts';
import { isBounded } from './reading/ranges.ts';

const cheap = 'cheap(?:er|est)|(?:less|least) (?:expensive|costly|pricey)|lower priced|(?:most )?affordable';
const dear =
  'dear(?:er|est)|pric(?:ier|iest)|costl(?:ier|iest)|(?:more|most) (?:expensive|costly|pricey)|higher priced';
const compares = new RegExp(`\\b(?:(?<less>${cheap})|(?<more>${dear}))\\b`);
/** “Do you have anything cheaper?” */
const another = new RegExp(
  `^(?:(?:and|ok|so|but) )*(?:(?:is|are) there |(?:do|have) you (?:have |got |sell )?|got |what is )*(?:(?:not )?(?:anything|something|some|any|a|one|ones|products?|others?|that is|that are|else|even) )*(?:${cheap}|${dear})(?: (?:one|ones|products?|options?|alternatives?))?$`,
);
const ofThem = '(?: of (?:them|these|those|the (?:two|three)))?';
/** “Which is the cheapest?” of the things that were compared; not of all. */
const among = new RegExp(
  `^(?:(?:and|so|ok|but) )*(?:which|what)(?: (?:one|product|tool))?${ofThem}(?: is)?(?: the)? (?:${cheap}|${dear})${ofThem}$`,
);
/** “Is it the most expensive?” */
const isSuperlative = /^(?:(?:and|so|ok|but) )*is (?:it|that|this)(?: one)? (?:the|your) /;
/** “And the one after that?”, after the cheapest. */
const following =
  /^(?:(?:and|ok|so|but|then|what about|how about|whats|what is) )*(?:the )?(?:next|(?:next )?one after(?: (?:that|it|this))?)(?: one)?(?: (?<words>.+))?$/;
const difference = /\bdifference\b.*\b(?:price|prices|cost|costs)\b/;
const several = /\b(?:ones?|they|them|these|those)\b/;

const productOf = (id: number): Product | undefined => products.find((product) => product.id === id);

/**
 * Reads a question on prices as a follow-up of the last turn: what is cheaper than the product in focus, which of those in
 * focus is the cheapest, which of those that were listed lie within a limit. Undefined when it is none.
 */
export const readPriceFollowUp = (question: Question, last: Turn, reader: Reader): FollowUp | undefined => {
  const { entities, text } = question;
  const read = (words: string) => pick(readQuestion(words, reader));
  const focus = (last.products ?? []).flatMap((id) => productOf(id) ?? []);
  const [only, second] = focus;
  const names = focus.map(({ name }) => name);
  const direction = compares.exec(text)?.groups;
  const [mention, other] = entities.mentions;

  if (mention) {
    const isOfBoth = direction && only && !second && !other && mention.product !== only;
    return isOfBoth && pronounOfThing.test(text)
      ? read(`which is cheaper ${only.name} or ${mention.product.name}`)
      : undefined;
  }
  if (isBounded(question)) {
    return listedProducts(last).length > 1 && several.test(text)
      ? read(text.replace(several, 'products'))
      : undefined;
  }
  if (!only) return undefined;
  if (second) {
    if (difference.test(text)) return read(`price difference between ${names.join(' and ')}`);
    return direction && among.test(text) ? read(`which is cheaper ${names.join(' or ')}`) : undefined;
  }
  const next = following.test(text) && /^(?:cheapest|dearest)$/.test(last.card ?? '');
  const nextWords =
    next && wordsForNext(only, direction ? Boolean(direction.less) : last.card === 'cheapest');
  if (nextWords) return read(nextWords);
  if (!direction) return undefined;
  // Nothing is cheaper than what is free.
  const isOverAll = isSuperlative.test(text) || (only.isFree && direction.less && another.test(text));
  if (isOverAll) return read(direction.less ? 'cheapest product' : 'most expensive product');
  return another.test(text)
    ? read(`products ${direction.less ? 'under' : 'over'} ${only.price} dollars`)
    : undefined;
};
