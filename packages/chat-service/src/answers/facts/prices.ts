import { type Product, products, toPriceText } from '@loomwright/catalogue';
import { formatCents, MAX_QUANTITY, sumUnitOf, toCents } from '@loomwright/kit';
import { rootsOf } from '../normalise.ts';
import { hasAny, type Question } from '../question.ts';
import { joinWords, type Reply } from '../reply.ts';
import { toList } from '../source.ts';
import { findMentions, hrefOf, isRestAllOf, type Mention, nameOf, replyOn, replyOnAll } from './products.ts';

const asksPrice = rootsOf('price expensive cheap');
const asksFree = rootsOf('free');
const asksTotal = rootsOf('total together sum everything altogether');
const asksLeast = rootsOf('cheap lowest least');
const asksMost = rootsOf('expensive highest most');
const asksPriceOrProduct = rootsOf('expensive price product');
const generic = rootsOf(
  'price list overview total together sum altogether everything product products catalogue shop company what how which each dollar dollars usd buy order pay charge low high lowest highest compare comparison cheap expensive free current full complete item items range offer',
);
const genericForOne = rootsOf(
  'price what how dollar dollars usd buy order pay total together sum altogether product free full each one piece expensive cheap license month monthly yearly year interested fee',
);

const statusOf = ({ status }: Product) =>
  status === 'live'
    ? 'It is live: you can use it today.'
    : 'It is coming soon: you can ask for a quote, but not run it yet.';

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

const one = ({ product, quantity = 1 }: Mention): Reply => {
  const price = toPriceText(product);
  if (product.isFree || quantity === 1) {
    const cost = product.isFree ? 'is free' : `costs **${price}**`;
    return replyOn(product, `The **${product.name}** ${cost}. ${statusOf(product)} `);
  }
  const total = totalOf([{ product, quantity }]);
  return replyOn(
    product,
    `${quantity} × ${product.name} at ${price} make **${total}**.${manyText(quantity)} `,
  );
};

const sumText = (mentions: readonly Mention[]): Reply => {
  const lines = mentions.map((mention) => {
    const { product, quantity = 1 } = mention;
    return `${quantity} × ${nameOf(product)}: ${product.isFree ? 'free' : formatCents(centsOf(mention))}`;
  });
  return replyOnAll(`${toList(lines)}\n\nTogether **${totalOf(mentions)}**; shipping is free. `);
};

const extreme = (isLeast: boolean): Reply => {
  const paid = products.filter(({ isFree }) => !isFree).sort((a, b) => a.price - b.price);
  const found = paid.at(isLeast ? 0 : -1);
  if (!found) return all();
  const text = `The ${isLeast ? 'cheapest' : 'dearest'} is ${nameOf(found)} at **${toPriceText(found)}**.`;
  const free = products.filter(({ isFree }) => isFree);
  const freeText = ` ${joinWords(free.map(nameOf))} costs nothing at all.`;
  return { text: isLeast && free.length > 0 ? text + freeText : text, url: hrefOf(found) };
};

const all = (): Reply => ({
  text: `Our [products](/products) and their prices, in US dollars:\n\n${toList(
    products.map((product) => `${nameOf(product)}: ${toPriceText(product)}`),
  )}\n\n[Services](/services) are quoted, since no two are alike.`,
  url: '/products',
});

/** What things cost, computed in whole cents from the catalogue (CRT-2); undefined for other questions. */
export const answerPrice = (question: Question): Reply | undefined => {
  const { list, places } = findMentions(question);
  const isAboutPrice = hasAny(question, asksPrice) || hasAny(question, asksTotal);
  const isAboutFree = hasAny(question, asksFree);
  const [first] = list;
  if (first) {
    const hasQuantity = list.some(({ quantity }) => quantity !== undefined);
    if (!isAboutPrice && !isAboutFree && !hasQuantity) return undefined;
    if (!isRestAllOf(question, places, genericForOne)) return undefined;
    return list.length === 1 ? one(first) : sumText(list);
  }
  if (!isRestAllOf(question, places, generic)) return undefined;
  if (hasAny(question, asksLeast)) return extreme(true);
  if (hasAny(question, asksMost) && hasAny(question, asksPriceOrProduct)) return extreme(false);
  if (hasAny(question, asksTotal) && isAboutPrice)
    return sumText(products.map((product) => ({ product, quantity: 1 })));
  return hasAny(question, asksPrice) ? all() : undefined;
};
