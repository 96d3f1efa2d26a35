import { type Product, products, toPriceText } from '@loomwright/catalogue';
import { formatCents, MAX_QUANTITY, sumUnitOf, toCents } from '@loomwright/kit';
import type { Mention } from '../reading/entities.ts';
import { joinWords } from '../reply.ts';
import { toList } from '../source.ts';
import type { Operation, Reply } from './operation.ts';
import { isLive, nameOf, priceOf, replyOn, replyOnAll } from './product-words.ts';

const paid = products.filter(({ isFree }) => !isFree).sort((a, b) => a.price - b.price);
const free = products.filter(({ isFree }) => isFree);

const statusText = (product: Product) =>
  isLive(product)
    ? 'It is live: you can use it today.'
    : 'It is coming soon: you can request a quote, but you can’t use it yet.';

const manyText = (quantity: number) =>
  quantity > MAX_QUANTITY
    ? ` The cart takes up to ${MAX_QUANTITY} of one product; [write to us](/contact) for more.`
    : '';

const centsOf = ({ product, quantity = 1 }: Mention) => toCents(product.price) * quantity;

/** `$59.98 per month`: a sum with its unit (PRD-1). */
const totalOf = (mentions: readonly Mention[]): string => {
  const cents = mentions.reduce((sum, mention) => sum + centsOf(mention), 0);
  const unit = sumUnitOf(
    mentions.map(({ product }) => ({ cents: toCents(product.price), unit: product.priceUnit })),
  );
  return `${formatCents(cents)} ${unit}`.trim();
};

const one = (mention: Mention): Reply => {
  const { product, quantity = 1 } = mention;
  if (product.isFree) return replyOn(product, `The **${product.name}** is free. ${statusText(product)}`);
  if (quantity === 1)
    return replyOn(product, `The **${product.name}** costs **${priceOf(product)}**. ${statusText(product)}`);
  return replyOn(
    product,
    `${quantity} × ${product.name} at ${priceOf(product)} make **${totalOf([mention])}**.${manyText(quantity)}`,
  );
};

const several = (mentions: readonly Mention[]): Reply => {
  const lines = mentions.map((mention) => {
    const { product, quantity = 1 } = mention;
    return `${quantity} × ${nameOf(product)}: ${product.isFree ? 'free' : formatCents(centsOf(mention))}`;
  });
  return replyOnAll(
    `${toList(lines)}\n\nTogether **${totalOf(mentions)}**; shipping is free.`,
    mentions.map(({ product }) => product),
  );
};

const lines = (shown: readonly Product[]) =>
  toList(shown.map((product) => `${nameOf(product)}: ${priceOf(product)}`));

/** The price of what is named, or of several things together, in whole cents (CRT-2). */
export const price: Operation = ({ question: { entities } }) => {
  const [first, second] = entities.mentions;
  if (!first) return prices({} as never);
  return second ? several(entities.mentions) : one(first);
};

/** Every price. */
export const prices: Operation = () =>
  replyOnAll(
    `Our prices, in US dollars:\n\n${lines(products)}\n\n[Services](/services) are quoted, since no two are alike.`,
  );

export const total: Operation = () => several(products.map((product) => ({ product, quantity: 1 })));

/** What a price is for: its unit, and that there is no other (PRD-1). */
export const period: Operation = ({ question: { entities } }) => {
  const [mention] = entities.mentions;
  const says = 'No other period is listed, and no price for each person.';
  if (!mention) return replyOnAll(`Our prices are per month and workspace. ${says}\n\n${lines(paid)}`, paid);
  const { product, quantity = 1 } = mention;
  if (quantity > 1 || entities.mentions.length > 1) return price({ question: { entities } } as never);
  return product.isFree
    ? replyOn(product, `The **${product.name}** is free.`)
    : replyOn(product, `The **${product.name}** costs **${priceOf(product)}**. ${says}`);
};

const bounds = /\b(?:over|above|at least|from)\b|\bmore than\b/;
const anyBound =
  /\b(?:under|below|less|cheaper|within|until|up|most|max|maximum|budget|afford|spend|have|over|above|more|least|from|around)\b/;
const noMore = /\b(?:no|not) more than\b/;

/** The products within a limit in dollars: under, over, or between. */
export const limit: Operation = ({ question: { entities, text, roots } }) => {
  // “Under 40 studios” is not asked: a number before a product is its limit all the same.
  const numbers = [
    ...entities.numbers,
    ...entities.mentions.flatMap(({ quantity }) => (quantity === undefined ? [] : [quantity])),
  ];
  const [a, b] = numbers;
  if (a === undefined) return undefined;
  const exact = products.filter((product) => product.price === a);
  if (exact.length > 0 && b === undefined && !anyBound.test(text))
    return replyOnAll(`For that price there is:\n\n${lines(exact)}`, exact);
  const isOver = bounds.test(text) && !noMore.test(text);
  const isBetween = b !== undefined && roots.has('between');
  const low = isBetween ? Math.min(a, b) : isOver ? a : 0;
  const high = isBetween ? Math.max(a, b) : isOver ? Number.POSITIVE_INFINITY : a;
  const inclusive =
    isBetween || /\b(?:at most|up to|at least|maximum|budget|have|no more|not more)\b/.test(text);
  const found = [...free, ...paid].filter(({ price: dollars }) =>
    inclusive ? dollars >= low && dollars <= high : isOver ? dollars > low : dollars < high,
  );
  const range = isBetween
    ? `between ${formatCents(toCents(low))} and ${formatCents(toCents(high))}`
    : `${isOver ? 'over' : 'under'} ${formatCents(toCents(a))}`;
  if (found.length === 0)
    return replyOnAll(
      `No product is ${range}. The prices run from nothing to ${toPriceText(paid.at(-1) as Product)}.`,
      [],
    );
  return replyOnAll(
    `${found.length === 1 ? 'One product is' : `${found.length} products are`} ${range}:\n\n${lines(found)}`,
    found,
  );
};

export const cheapest: Operation = () => {
  const [least] = paid;
  if (!least) return prices({} as never);
  const freeText = free.length > 0 ? ` The ${joinWords(free.map(nameOf))} is free.` : '';
  return replyOn(least, `The cheapest is the ${nameOf(least)} at **${priceOf(least)}**.${freeText}`);
};

export const dearest: Operation = () => {
  const most = paid.at(-1);
  return most && replyOn(most, `The most expensive is the ${nameOf(most)} at **${priceOf(most)}**.`);
};

export const paidOnes: Operation = () =>
  replyOnAll(`These have a price; the ${joinWords(free.map(nameOf))} is free:\n\n${lines(paid)}`, paid);

/** Which of two quantities costs less, and by how much. */
const differenceOfSums = (first: Mention, second: Mention): Reply => {
  const [low, high] = centsOf(first) <= centsOf(second) ? [first, second] : [second, first];
  const sum = (mention: Mention) =>
    `${mention.quantity ?? 1} × ${mention.product.name} (${totalOf([mention])})`;
  const cents = centsOf(high) - centsOf(low);
  return replyOnAll(
    cents === 0
      ? `They cost the same: ${sum(low)}, ${sum(high)}.`
      : `**${sum(low)}** cost less than **${sum(high)}**, by **${formatCents(cents)}**.`,
    [low.product, high.product],
  );
};

/** By how much two prices differ. */
export const difference: Operation = (asked) => {
  const [first, second] = asked.question.entities.mentions;
  if (first && second && (first.quantity ?? 1) * (second.quantity ?? 1) > 1)
    return differenceOfSums(first, second);
  const named = asked.question.entities.mentions.map(({ product }) => product);
  const [low, ...others] = [...named].sort((a, b) => a.price - b.price);
  const high = others.at(-1);
  if (!low || !high) return undefined;
  const cents = toCents(high.price) - toCents(low.price);
  const text =
    cents === 0
      ? `They cost the same: ${priceOf(low)}.`
      : `The **${low.name}** (${priceOf(low)}) is cheaper than the **${high.name}** (${priceOf(high)}), by **${`${formatCents(cents)} ${sumUnitOf([low, high].map(({ price: dollars, priceUnit }) => ({ cents: toCents(dollars), unit: priceUnit })))}`.trim()}**.`;
  return replyOnAll(text, named);
};
