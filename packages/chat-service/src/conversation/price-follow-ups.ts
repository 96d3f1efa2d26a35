import { type Product, products } from '@loomwright/catalogue';
import type { Turn } from '../answer/answer.ts';
import { wordsForNext } from '../operations/superlatives.ts';
import { countOf, workspaces } from '../reading/counts.ts';
import { pronounOfThing } from '../reading/forms.ts';
import { looselyNamed } from '../reading/loose-names.ts';
import { names } from '../reading/numbers.ts';
import { type Question, type Reader, readAgain, readQuestion } from '../reading/question.ts';
import { isBounded } from '../reading/ranges.ts';
import { type FollowUp, listedProducts, pick } from './conversation.ts';

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

const and = '(?:(?:and|or|ok|so|what about|how about) )*';
/** `And the api?` after other products. */
const bareName = new RegExp(`^${and}(?:the |your )?(?<word>\\w+)$`);
/** `And for a year?`, `yearly?`, `for 12 months`. */
const ofTerm = new RegExp(
  `^${and}(?:(?:for|a|per|each|every|\\d+|the|half|quarter|of|${names.slice(1, 13).join('|')}) )*(?:yearly|annually|annual|quarterly|years?|months)(?: price)?$`,
);
/** `For 3 workspaces?` */
const ofUnits = new RegExp(
  `^${and}(?:for )?\\S+ (?:workspaces?|copies|licen[cs]es)(?: (?:(?:for|over|a|an|per|one) )*(?:\\d+ )?(?:months?|years?))?$`,
);
/** `Cost for 3 workspaces a year`, after products. */
const ofPrice =
  /^(?:(?:and|so|ok|but|what|is|are|the|total|would|will|do|does|they|it|both|that|these|them|be|me|us|we|i|pay|to) )*(?:price|costs?|howmuch|total|pay)\b/;
const everyProduct = /\b(?:all|every|everything|each|products|tools|services?)\b/;
/** `And with the studio?`, after a price. */
const added = new RegExp(
  `^${and}(?:together )?(?:with|plus|along with|including|incl) (?:(?:a|an|one|the|your|also|@n) )*@p @p\\d$`,
);
/** `Is that exact?`, after a price. */
const confirms =
  /^(?:(?:and|so|ok|but) )*(?:is|are|was) (?:that|it|this|they|these|the price|the prices)(?: (?:price|really|the|an?|always|also|figure|number|amount|only))* (?:exact|exactly|precise|accurate|final|fixed|firm|certain|guaranteed)(?: (?:price|figure|number|amount|one))?$/;
const ofMoney = /^(?:price|cheapest|dearest|under|difference|paid|compare)/;
/** `How many can I get for 100?` */
const fits = /\bhowmany\b.*\b(?:get|buy|afford|for)\b/;
/** `Is it live?`, of the one that is cheaper. */
const single = /\b(?:it|that one|this one)\b/;
/** `Two of them plus a chatbot`. */
const ofThese = /\bof (?:them|those|these|it|that)\b/;
const aYear = /\b(?:yearly|annually|annual|year)\b/;

/** What a sum of the products that were spoken of is asked with, besides `both` or `together`: nothing else. */
const ofSum =
  /^(?:(?:and|so|ok|then|now|but|please|what|is|are|be|it|the|a|an|my|our|price|prices|costs?|costing|howmuch|total|totals|sum|would|will|do|does|should|could|can|have|has|i|we|us|me|you|they|them|these|those|that|to|at|up|in|on|of|for|over|per|each|every|if|pay|spend|buy|bought|take|took|get|got|want|order|add|come|both|all|once|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|together|combined|altogether|half|whole|full|months?|monthly|years?|yearly|annual|annually|quarter|quarterly|workspaces?|copies|licen[cs]es|\d+)(?: |$))+$/;
const asSum =
  /\b(?:both|together|combined|altogether|(?:them|these|those) all|all (?:(?:of )?(?:them|these|those|(?:the )?(?:two|three))))\b|\b(?:total|sum)\b.*\b(?:them|they|these|those|(?:the|of) (?:two|three))\b|\b(?:them|they|these|those|the (?:two|three))\b.*\b(?:total|sum)\b/;
/** `What do they cost?`: of two or three, not of a long list. */
const ofFew = /\b(?:do|would|will|are) (?:they|these|those)\b/;
const FEW = 3;
/** `Per year`, `for 6 months`, `for half a year`. */
const term = new RegExp(
  `\\b(?:(?:for|over|per|a|an|each|every|half|whole|full|\\d+|${names.slice(1, 13).join('|')}) )+(?:months?|years?|quarter)\\b|\\b(?:yearly|annually|annual|quarterly)\\b`,
);

const productOf = (id: number): Product | undefined => products.find((product) => product.id === id);

/** A question that may mean a product rather than its namesake, after others were spoken of. */
export const ofProducts = (question: Question, last: Turn | undefined, reader: Reader): Question => {
  const word = bareName.exec(question.text)?.groups?.word ?? '';
  const name = last?.products?.length ? looselyNamed(word)?.name : undefined;
  return name === undefined
    ? question
    : readQuestion(question.text.replace(new RegExp(`${word}$`), name), reader);
};

/** `What do both cost together per year?`, after products that came one after the other or at once: in words. */
const sumOfSpoken = (question: Question, last: Turn, reader: Reader): string | undefined => {
  const { entities, text } = question;
  const isAsked = ofFew.test(text) || asSum.test(text);
  if (entities.mentions.length > 0 || !isAsked || !ofSum.test(text)) return undefined;
  const before = readAgain(last.question, reader).entities.mentions;
  const listed = listedProducts(last);
  const inFocus = (last.products ?? []).flatMap((id) => productOf(id)?.name ?? []);
  const each = listed.length > 1 ? listed : inFocus;
  if (each.length < 2 || (each.length > FEW && !asSum.test(text))) return undefined;
  const count = countOf(question, workspaces);
  const named = each.map((name) => {
    const quantity = count ?? before.find(({ product }) => product.name === name)?.quantity ?? '';
    return `${quantity} ${name}`.trim();
  });
  return `price of ${named.join(' and ')} ${term.exec(text)?.[0] ?? ''}`.trim();
};

/** Another number of workspaces, or another time, after a price: in words. */
const otherTerms = (question: Question, last: Turn, reader: Reader): string | undefined => {
  const { entities, text, tokens } = question;
  const isPriced = /^price-(?:one|period)$/.test(last.card ?? '');
  const count = countOf(question, workspaces);
  const months =
    countOf(question, /^months?$/) ?? 12 * (countOf(question, /^years?$/) ?? (aYear.test(text) ? 1 : 0));
  if (!isPriced && !(count ?? months)) return undefined;
  const before = readAgain(last.question, reader);
  const spoken = before.entities.mentions;
  const named = spoken.length > 0 ? spoken : (last.products ?? []).flatMap((id) => productOf(id) ?? []);
  const words = named.map((one) =>
    'product' in one ? `${one.quantity ?? ''} ${one.product.name}` : one.name,
  );
  if (words.length === 0) return undefined;
  if (
    (count ?? months) &&
    (ofPrice.test(text) || (ofUnits.test(text) && !isPriced)) &&
    !everyProduct.test(text) &&
    entities.mentions.length === 0
  ) {
    const ofEach = words.map((name) => (count ? `${count} ${name.replace(/^\d* /, '')}` : name));
    return `price of ${ofEach.join(' and ')}${months ? ` for ${months} months` : ''}`;
  }
  if (!isPriced) return undefined;
  const more = entities.mentions.map(({ product, quantity }) => `${quantity ?? ''} ${product.name}`);
  if (more.length > 0 && added.test(tokens.join(' '))) return `price of ${[...words, ...more].join(' and ')}`;
  if (ofTerm.test(text)) return `price of ${words.join(' and ')} ${text}`;
  const [only, second] = words;
  const [quantity] = entities.numbers;
  return ofUnits.test(text) && quantity !== undefined && second === undefined
    ? `price of ${quantity} ${only?.replace(/^\d* /, '')}${aYear.test(before.text) ? ' per year' : ''}`
    : undefined;
};

/**
 * Reads a question on prices as a follow-up of the last turn: what is cheaper than the product in focus, which of those in
 * focus is the cheapest, which of those that were listed lie within a limit. Undefined when it is none.
 */
export const readPriceFollowUp = (question: Question, last: Turn, reader: Reader): FollowUp | undefined => {
  const { entities, text } = question;
  const focus = (last.products ?? []).flatMap((id) => productOf(id) ?? []);
  const [only, second] = focus;
  const spokenNames = focus.map(({ name }) => name);
  const direction = compares.exec(text)?.groups;
  const [mention, other] = entities.mentions;
  const terms = sumOfSpoken(question, last, reader) ?? otherTerms(question, last, reader);
  if (terms) return pick(terms);
  const [amount, otherAmount] = entities.figures;
  if (only && !second && !mention && amount && !otherAmount && fits.test(text))
    return pick(`howmany ${only.name} for ${amount.value} dollars`);
  if (only && !mention && ofMoney.test(last.card ?? '') && confirms.test(text))
    return pick(`is the price of ${spokenNames.join(' and ')} exact`);
  if (only && second && !mention && last.card === 'difference' && single.test(text) && !direction) {
    const [low, ...rest] = [...focus].sort((a, b) => a.price - b.price);
    const meant = compares.exec(last.question)?.groups?.more ? rest.at(-1) : low;
    if (meant) return pick(text.replace(single, meant.name));
  }

  if (mention) {
    if (only && !second && entities.figures.length > 0 && ofThese.test(text))
      return pick(`price of ${text.replace(ofThese, only.name)}`);
    const isNext = second && !other && question.content.length === 0 && question.words.length <= 6;
    if (isNext && /^(?:compare|difference)$/.test(last.card ?? '') && question.text.startsWith('and'))
      return pick(
        `${last.card === 'compare' ? 'compare' : 'which is cheaper'} ${[...spokenNames.slice(0, 2), mention.product.name].join(' and ')}`,
      );
    const isOfBoth = direction && only && !second && !other && mention.product !== only;
    return isOfBoth && pronounOfThing.test(text)
      ? pick(`which is cheaper ${only.name} or ${mention.product.name}`)
      : undefined;
  }
  if (isBounded(question)) {
    return listedProducts(last).length > 1 && several.test(text)
      ? pick(text.replace(several, 'products'))
      : undefined;
  }
  if (!only) return undefined;
  const spoken = listedProducts(last);
  // One after the other: “the chatbot?”, “and the studio?”, “which one is cheaper?”
  if (!second && spoken.length > 1 && spoken.length <= 3) {
    if (direction && among.test(text)) return pick(`which is cheaper ${spoken.join(' or ')}`);
    if (difference.test(text)) return pick(`price difference between ${spoken.join(' and ')}`);
  }
  if (second) {
    if (difference.test(text)) return pick(`price difference between ${spokenNames.join(' and ')}`);
    return direction && among.test(text) ? pick(`which is cheaper ${spokenNames.join(' or ')}`) : undefined;
  }
  const next = following.test(text) && /^(?:cheapest|dearest)$/.test(last.card ?? '');
  const nextWords =
    next && wordsForNext(only, direction ? Boolean(direction.less) : last.card === 'cheapest');
  if (nextWords) return pick(nextWords);
  if (!direction) return undefined;
  // Nothing is cheaper than what is free.
  const isOverAll = isSuperlative.test(text) || (only.isFree && direction.less && another.test(text));
  if (isOverAll) return pick(direction.less ? 'cheapest product' : 'most expensive product');
  return another.test(text)
    ? pick(`products ${direction.less ? 'under' : 'over'} ${only.price} dollars`)
    : undefined;
};
