import { type Product, products, toPriceText } from '@loomwright/catalogue';
import { formatCents, toCents } from '@loomwright/kit';
import { joinWords } from '../answer/reply.ts';
import type { Question } from '../reading/question.ts';
import { type Bound, type Range, readRange } from '../reading/ranges.ts';
import type { Operation, Reply } from './operation.ts';
import { priceOf, replyOn, replyOnAll } from './product-words.ts';
import { selectionOf } from './selection.ts';
import { free, lines, manyText, one, paid, totalOf } from './sums.ts';

/** Undefined for amounts that are too large to add up in cents. */
const moneyOf = ({ entities: { figures }, words }: Question): number | undefined => {
  const { value = Number.NaN } = figures.find(({ to }) => words[to]?.text === 'dollars') ?? figures[0] ?? {};
  return Number.isSafeInteger(toCents(value)) ? value : undefined;
};

export const fit = (question: Question): Reply | undefined => {
  const [mention, second] = question.entities.mentions;
  const dollars = moneyOf(question);
  if (!mention || second || dollars === undefined || !/\bhowmany\b/.test(question.text)) return undefined;
  const { product } = mention;
  const { isFree, name, price } = product;
  if (isFree) return one({ product, quantity: 1 });
  const quantity = Math.floor(toCents(dollars) / toCents(price));
  const spent = formatCents(toCents(dollars));
  return replyOn(
    product,
    quantity === 0
      ? `The **${name}** costs **${priceOf(product)}**, which is more than ${spent}.`
      : `For ${spent} you get **${quantity} × ${name}**, at ${priceOf(product)}: **${totalOf([{ product, quantity }])}**.${manyText(quantity)}`,
  );
};

/** If a question contains one of these words, an amount is a budget, not an exact price. */
const budget = /\b(?:budget|afford|spend|pay|i have|around|about|most|less|cheaper)\b/;

const suffices = /\b(?:enough|suffices?|sufficient|afford)\b/;

const rangeText = ({ low, high }: Range): string => {
  const amount = ({ value }: Bound) => formatCents(toCents(value));
  if (low?.isInclusive && high?.isInclusive) return `between ${amount(low)} and ${amount(high)}`;
  const ends = [
    low && `${low.isInclusive ? 'from' : 'over'} ${amount(low)}`,
    high && `${high.isInclusive ? 'up to' : 'under'} ${amount(high)}`,
  ];
  return joinWords(ends.filter((end) => end !== undefined));
};

const isWithin = (dollars: number, { low, high }: Range): boolean =>
  (!low || dollars > low.value || (low.isInclusive && dollars === low.value)) &&
  (!high || dollars < high.value || (high.isInclusive && dollars === high.value));

export const limit: Operation = ({ question }) => {
  const fitting = fit(question);
  if (fitting) return fitting;
  const dollars = moneyOf(question);
  // Reads `figures`, because `numbers` lacks the 40 of “under 40 studios”.
  const said = readRange(
    question.words.map(({ text }) => text),
    question.entities.figures,
  );
  if (dollars === undefined || !said) return undefined;
  const isBare = !said.low && !said.high;
  if (isBare && /\bproduct \d+$/.test(question.text))
    return replyOnAll(`There is no product ${dollars}: there are ${products.length} products.`);
  const [named, other] = question.entities.mentions;
  // Corrects the price in “the studio costs 10 dollars, right?”.
  if (isBare && named && !other && !suffices.test(question.text))
    return one({ product: named.product, quantity: 1 });
  const exact = products.filter(({ price: own }) => own === dollars);
  if (isBare && exact.length > 0 && !budget.test(question.text))
    return replyOnAll(`For that price there is:\n\n${lines(exact)}`, exact);
  const range = isBare ? { high: { value: dollars, isInclusive: true } } : said;
  if (named && !other) {
    const { product } = named;
    const { isFree, name, price } = product;
    const verdict = isWithin(price, range) ? 'Yes' : 'No';
    return replyOn(
      product,
      `${verdict}: the **${name}** ${isFree ? 'is free' : `costs **${priceOf(product)}**`}.`,
    );
  }
  const { chosen = products, words = '' } = selectionOf(question) ?? {};
  const found = [...free, ...paid].filter(
    (product) => isWithin(product.price, range) && chosen.includes(product),
  );
  const within = `${words || (found.length === 1 ? ' product' : ' products')} ${found.length === 1 ? 'costs' : 'cost'} ${rangeText(range)}`;
  return replyOnAll(
    found.length === 0
      ? `None${words || ' of the products'} costs ${rangeText(range)}. The prices run from nothing to ${toPriceText(paid.at(-1) as Product)}.`
      : `${found.length === 1 ? 'One' : found.length}${within}:\n\n${lines(found)}`,
    found,
  );
};
