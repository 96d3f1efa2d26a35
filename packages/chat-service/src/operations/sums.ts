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

export const manyText = (quantity: number) =>
  quantity > MAX_QUANTITY
    ? ` The cart takes up to ${MAX_QUANTITY} of one product; [write to us](/contact) for more.`
    : '';

export const centsOf = ({ product, quantity = 1 }: Mention) => toCents(product.price) * quantity;

/** Formats a sum as `$59.98 per month` (PRD-1). */
export const totalOf = (mentions: readonly Mention[]): string => {
  const cents = mentions.reduce((sum, mention) => sum + centsOf(mention), 0);
  const unit = sumUnitOf(
    mentions.map(({ product }) => ({ cents: toCents(product.price), unit: product.priceUnit })),
  );
  return `${formatCents(cents)} ${unit}`.trim();
};

const spans: readonly (readonly [RegExp, number])[] = [
  [/\bhalf(?: of)?(?: a)? year\b/, 6],
  [/\b(?:a|per|each|every|one) quarter\b|\bquarterly\b/, 3],
  [/\b(?:a|one|per|each|every) (?:whole |full )?year\b|\b(?:yearly|annually|annual)\b/, 12],
];

/** Returns `, **$359.88** for 12 months`, for example; empty if the question names no time span. */
export const overMonths = (
  { entities: { figures }, text, words }: Question,
  mentions: readonly Mention[],
): string => {
  const isMonthly = mentions.every(({ product }) => product.isFree || product.priceUnit === 'workspaceMonth');
  const counted = figures.flatMap(({ value, to }) => {
    const [, unit] = /^(month|year)s?$/.exec(words[to]?.text ?? '') ?? [];
    const count = unit === 'year' ? 12 * value : value;
    return unit && isQuantity(count) && count > 1 ? [count] : [];
  });
  const spoken = spans.find(([span]) => span.test(text))?.[1];
  const months = spoken !== undefined && spoken < 12 ? spoken : (counted[0] ?? spoken);
  const cents = mentions.reduce((sum, mention) => sum + centsOf(mention), 0);
  return isMonthly && months !== undefined && cents > 0
    ? `, **${formatCents(cents * months)}** for ${months} months`
    : '';
};

export const one = (mention: Mention, over = ''): Reply => {
  const { product, quantity = 1 } = mention;
  const { isFree, name } = product;
  const price = priceOf(product);
  return replyOn(
    product,
    isFree
      ? `The **${name}** is free. ${statusText(product)}`
      : quantity === 1
        ? `The **${name}** costs **${price}**${over}. ${statusText(product)}`
        : `${quantity} × ${name} at ${price} make **${totalOf([mention])}**${over}.${manyText(quantity)}`,
  );
};

/** Empty if a product is physical, because the site does not state shipping costs. */
const shipping = products.every(({ isDigital }) => isDigital) ? '; shipping is free' : '';

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

export const lines = (shown: readonly Product[]) =>
  toList(shown.map((product) => `${nameOf(product)}: ${priceOf(product)}`));
