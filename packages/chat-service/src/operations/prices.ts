import { products } from '@loomwright/catalogue';
import { company, schoolsPay } from '@loomwright/content';
import { formatCents, toCents, toPriceParts } from '@loomwright/kit';
import { joinWords } from '../answer/reply.ts';
import { isQuantity } from '../reading/numbers.ts';
import { countOf, workspaces } from '../reading/quantities.ts';
import { differenceOf, isCompared } from './differences.ts';
import { fit } from './limits.ts';
import type { Operation } from './operation.ts';
import { nameOf, replyOnAll } from './product-words.ts';
import { OTHERS, selectionOf } from './selection.ts';
import { free, lines, one, overMonths, paid, several } from './sums.ts';

const weighs =
  /\bdiffer(?:s|ence)?\b|\b(?:costs? (?:more|less)|cheaper|(?:more|less) expensive|pricier|dearer)\b.*\b(?:or|than|versus)\b/;

export const price: Operation = (asked) => {
  const { question } = asked;
  const { mentions } = question.entities;
  const [first, second] = mentions;
  const fitting = fit(question);
  if (fitting) return fitting;
  const isOfAll = everyOne.test(question.text) && countOf(question, workspaces) !== undefined;
  // The named products may be the excluded ones: “all but the chatbot”.
  if (first ? selectionOf(question)?.words === OTHERS : isOfAll) return total(asked);
  if (!first) return prices(asked);
  if (second && weighs.test(question.text)) return difference(asked);
  const over = overMonths(question, mentions);
  return second ? several(mentions, over) : one(first, over);
};

/** States no discounted price, because the site does not say how it is rounded. */
export const priceForSchools: Operation = (asked) => {
  const listed = price(asked);
  const isFree = asked.question.entities.mentions.every(({ product }) => product.isFree);
  if (!listed || (isFree && asked.question.entities.mentions.length > 0)) return listed;
  const discount = `Schools and charities pay [${schoolsPay} the list price](/faq#discounts).`;
  return { ...listed, text: `${listed.text}\n\n${discount}` };
};

const everyOne = /\b(?:all|every|everything|whole|entire|complete)\b/;

const averages = /\b(?:average|avg|mean of)\b/;

const averageText = (): string => {
  const sum = paid.reduce((cents, { price: dollars }) => cents + toCents(dollars), 0);
  const over = (count: number) => formatCents(Math.round(sum / count));
  return `On average **${over(paid.length)}** for those that have a price, ${over(products.length)} with what is free. `;
};

export const difference: Operation = (asked) =>
  isCompared(asked.question) ? differenceOf(asked.question) : price(asked);

const units = joinWords([
  ...new Set(paid.map(({ price: dollars, priceUnit }) => toPriceParts(toCents(dollars), priceUnit).unit)),
]);

export const prices: Operation = ({ question }) =>
  replyOnAll(
    `${averages.test(question.text) ? averageText() : ''}Our prices, in ${company.legal.currency}:\n\n${lines(products)}\n\n[Services](/services) are quoted, since no two are alike.`,
  );

export const total: Operation = (asked) => {
  const { question } = asked;
  const { chosen } = selectionOf(question) ?? {};
  const ofAll = /\bpaid\b/.test(question.text) ? paid : products;
  const quantity = countOf(question, workspaces) ?? 1;
  if (!isQuantity(quantity)) return prices(asked);
  const all = (chosen && chosen.length > 1 ? chosen : ofAll).map((product) => ({ product, quantity }));
  return several(all, overMonths(question, all));
};

/** There is only one billing period (PRD-1). */
export const period: Operation = (asked) => {
  const { mentions } = asked.question.entities;
  const says = 'No other period is listed, and no price for each person.';
  if (mentions.length === 0) return replyOnAll(`Our prices are ${units}. ${says}\n\n${lines(paid)}`, paid);
  const priced = price(asked);
  const isOne = mentions.length === 1 && (mentions[0]?.quantity ?? 1) === 1;
  const isKnown = !isOne && overMonths(asked.question, mentions) !== '';
  const isFree = mentions.every(({ product }) => product.isFree);
  return !priced || isKnown || isFree ? priced : { ...priced, text: `${priced.text} ${says}` };
};

export const paidOnes: Operation = () =>
  replyOnAll(`These have a price; the ${joinWords(free.map(nameOf))} is free:\n\n${lines(paid)}`, paid);
