import type { Product } from '@loomwright/catalogue';
import { joinWords } from '../answer/reply.ts';
import { readOrdinal } from '../reading/numbers.ts';
import type { Question } from '../reading/question.ts';
import type { Operation, Reply } from './operation.ts';
import { prices } from './prices.ts';
import { nameOf, priceOf, replyOn, replyOnAll } from './product-words.ts';
import { type Selection, selectionOf } from './selection.ts';
import { free, lines, paid } from './sums.ts';

/** 0-based: “the second cheapest” is 1. */
const placeOf = ({ words }: Question): number => {
  const place = words
    .map(({ text }) => (text === 'next' ? 2 : readOrdinal(text)))
    .find((at) => at !== undefined);
  return place !== undefined && place > 1 ? place - 1 : 0;
};
const placeWords = ['', 'second ', 'third ', 'fourth ', 'fifth '];

/** Words for the next product by price, such as `second cheapest product`; undefined if there is none. */
export const wordsForNext = (product: Product, isUpwards: boolean): string | undefined => {
  const at = isUpwards ? paid.indexOf(product) : paid.length - 1 - paid.indexOf(product);
  const isLast = at + 1 >= paid.length;
  return product.isFree || isLast
    ? undefined
    : `${placeWords[at + 1]}${isUpwards ? 'cheapest' : 'most expensive'} product`;
};

/** Matches `the two cheapest` up to `the four cheapest`. */
const several =
  /\b(?:two|three|four|[2-4]) (?:\w+ ){0,3}(?:cheapest|dearest|expensive)\b|\b(?:cheapest|dearest|expensive) (?:two|three|four|[2-4])\b/;

const atPlace = (
  order: readonly Product[],
  question: Question,
  words: string,
  selection: Selection | undefined,
): Reply | undefined => {
  const chosen = order.filter((one) => selection?.chosen.includes(one) ?? true);
  const [count] = question.entities.numbers;
  const found = chosen.slice(0, several.test(question.text) ? count : 1);
  if (found.length > 1)
    return replyOnAll(`The ${found.length} ${words}${selection?.words ?? ''}:\n\n${lines(found)}`, found);
  const place = placeOf(question);
  const [only, second] = selection?.chosen ?? [];
  if (selection && only && !second)
    return replyOn(
      only,
      `Only the ${nameOf(only)} ${selection.verb}: it ${only.isFree ? 'is free' : `costs **${priceOf(only)}**`}.`,
    );
  const product = chosen[place];
  return (
    product &&
    replyOn(
      product,
      `The ${placeWords[place] ?? ''}${words}${selection?.words ?? ''} is the ${nameOf(product)} at **${priceOf(product)}**.`,
    )
  );
};

export const cheapest: Operation = (asked) => {
  const selection = selectionOf(asked.question);
  const found = atPlace(paid, asked.question, 'cheapest', selection);
  if (!found) return prices(asked);
  const alsoFree = free.filter((product) => selection?.chosen.includes(product) ?? true);
  const isSaid = alsoFree.length === 0 || found.products?.[0] === alsoFree[0]?.id;
  return isSaid ? found : { ...found, text: `${found.text} The ${joinWords(alsoFree.map(nameOf))} is free.` };
};

export const dearest: Operation = (asked) =>
  atPlace([...paid].reverse(), asked.question, 'most expensive', selectionOf(asked.question)) ??
  prices(asked);
