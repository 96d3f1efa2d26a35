import { type Product, products } from '@loomwright/catalogue';
import { formatCents, MAX_QUANTITY, sumUnitOf, toCents } from '@loomwright/kit';
import { toList } from '../knowledge/source.ts';
import { isQuantity } from '../reading/numbers.ts';
import type { Mention } from '../reading/quantities.ts';
import type { Question } from '../reading/question.ts';
import type { Reply } from './operation.ts';
import { isLive, nameOf, priceOf, replyOn, replyOnAll } from './product-words.ts';

export const paid = products.filter(({ isFree }) => !isFree).sort((a, b) => a.price - b.price);
export const free = products.filter(({ isFree }) => isFree);

const statusText = (product: Product) =>
  isLive(product)
    ? 'It is live: you can use it today.'
    : 'It is coming soon: you can request a quote, but you can’t use it yet.';

/** That the cart does not take so many. */
export const manyText = (quantity: number) =>
  quantity > MAX_QUANTITY
    ? ` The cart takes up to ${MAX_QUANTITY} of one product; [write to us](/contact) for more.`
    : '';

export const centsOf = ({ product, quantity = 1 }: Mention) => toCents(product.price) * quantity;

/** `$59.98 per month`: a sum with its unit (PRD-1). */
export const totalOf = (mentions: readonly Mention[]): string => {
  const cents = mentions.reduce((sum, mention) => sum + centsOf(mention), 0);
  const unit = sumUnitOf(
    mentions.map(({ product }) => ({ cents: toCents(product.price), unit: product.priceUnit })),
  );
  return `${formatCents(cents)} ${unit}`.trim();
};

const aYear =
  /\bfor (?:a|one) (?:whole |full )?year\b|\b(?:yearly|annually|annual)\b|\b(?:per|a|each|every) year\b/;

/** “For half a year”, “per quarter”. */
const partOfYear =
  /\b(half)(?: of)? a year\b|\b(?:a|per|each|every|one) (quarter)\b|\b(half) year\b|\b(quarter)ly\b/;

/** `, **$359.88** for 12 months`: what a sum by the month makes in the months or years of a question. */
export const overMonths = (
  { entities: { figures }, text, words }: Question,
  mentions: readonly Mention[],
): string => {
  const isMonthly = mentions.every(({ product }) => product.isFree || product.priceUnit === 'workspaceMonth');
  const months = figures.flatMap(({ value, to }) => {
    const [, unit] = /^(month|year)s?$/.exec(words[to]?.text ?? '') ?? [];
    const count = unit === 'year' ? 12 * value : value;
    return unit && isQuantity(count) && count > 1 ? [count] : [];
  });
  const part = partOfYear.exec(text)?.slice(1).find(Boolean);
  if (part !== undefined) months.unshift(part === 'half' ? 6 : 3);
  else if (aYear.test(text)) months.push(12);
  const cents = mentions.reduce((sum, mention) => sum + centsOf(mention), 0);
  return isMonthly && months[0] !== undefined && cents > 0
    ? `, **${formatCents(cents * months[0])}** for ${months[0]} months`
    : '';
};

/** The price of one product, or of several of it. */
export const one = (mention: Mention, over: string): Reply => {
  const { product, quantity = 1 } = mention;
  if (product.isFree) return replyOn(product, `The **${product.name}** is free. ${statusText(product)}`);
  if (quantity === 1)
    return replyOn(
      product,
      `The **${product.name}** costs **${priceOf(product)}**${over}. ${statusText(product)}`,
    );
  return replyOn(
    product,
    `${quantity} × ${product.name} at ${priceOf(product)} make **${totalOf([mention])}**${over}.${manyText(quantity)}`,
  );
};

/** Of what is shipped, no price is stated. */
const shipping = products.every(({ isDigital }) => isDigital) ? '; shipping is free' : '';

/** Several products with their sum. */
export const several = (mentions: readonly Mention[], over: string): Reply => {
  const lines = mentions.map((mention) => {
    const { product, quantity = 1 } = mention;
    return `${quantity} × ${nameOf(product)}: ${product.isFree ? 'free' : formatCents(centsOf(mention))}`;
  });
  return replyOnAll(
    `${toList(lines)}\n\nTogether **${totalOf(mentions)}**${over}${shipping}.`,
    mentions.map(({ product }) => product),
  );
};

/** Products with their prices. */
export const lines = (shown: readonly Product[]) =>
  toList(shown.map((product) => `${nameOf(product)}: ${priceOf(product)}`));
