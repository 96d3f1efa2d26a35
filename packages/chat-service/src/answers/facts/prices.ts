import { type Product, products, toPriceText } from '@loomwright/catalogue';
import { formatCents, MAX_QUANTITY, toCents } from '@loomwright/kit';
import { rootsOf } from '../normalise.ts';
import { hasAny, type Question } from '../question.ts';
import { joinWords, link, type Reply } from '../reply.ts';
import { findMentions, isRestAllOf, type Mention } from './products.ts';

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

const hrefOf = ({ id }: Product) => `/products/${id}`;
const nameOf = (product: Product) => link(product.name, hrefOf(product));
const statusOf = ({ status }: Product) =>
  status === 'live'
    ? 'It is live: you can use it today.'
    : 'It is coming soon: you can ask for a quote, but not run it yet.';

const manyText = (quantity: number) =>
  quantity > MAX_QUANTITY
    ? ` The cart takes up to ${MAX_QUANTITY} of one product; [write to us](/contact) for more.`
    : '';

const one = ({ product, quantity }: Mention): Reply => {
  const url = hrefOf(product);
  const price = toPriceText(product);
  if (product.isFree)
    return { text: `The **${product.name}** is free. ${statusOf(product)} ${nameOf(product)}`, url };
  if (quantity === undefined || quantity === 1)
    return {
      text: `The **${product.name}** costs **${price}**. ${statusOf(product)} ${nameOf(product)}`,
      url,
    };
  const total = formatCents(toCents(product.price) * quantity);
  return {
    text: `${quantity} × ${product.name} at ${price} make **${total}**.${manyText(quantity)} ${nameOf(product)}`,
    url,
  };
};

const sumText = (mentions: readonly Mention[]): Reply => {
  const lines = mentions.map(({ product, quantity = 1 }) => {
    const cents = toCents(product.price) * quantity;
    return {
      cents,
      text: `- ${quantity} × ${nameOf(product)}: ${product.isFree ? 'free' : formatCents(cents)}`,
    };
  });
  const total = lines.reduce((sum, { cents }) => sum + cents, 0);
  return {
    text: `${lines.map(({ text }) => text).join('\n')}\n\nTogether **${formatCents(total)}**; shipping is free. See all [products](/products).`,
    url: '/products',
  };
};

const extreme = (isLeast: boolean): Reply => {
  const paid = products.filter(({ isFree }) => !isFree).sort((a, b) => a.price - b.price);
  const found = isLeast ? paid[0] : paid.at(-1);
  if (!found) return all();
  const free = products.filter(({ isFree }) => isFree);
  const freeText = free.length > 0 ? ` ${joinWords(free.map(nameOf))} costs nothing at all.` : '';
  return isLeast
    ? {
        text: `The cheapest is ${nameOf(found)} at **${toPriceText(found)}**.${freeText}`,
        url: hrefOf(found),
      }
    : { text: `The dearest is ${nameOf(found)} at **${toPriceText(found)}**.`, url: hrefOf(found) };
};

const all = (): Reply => ({
  text: `Our [products](/products) and their prices, in US dollars:\n\n${products
    .map((product) => `- ${nameOf(product)}: ${toPriceText(product)}`)
    .join('\n')}\n\n[Services](/services) are quoted, since no two are alike.`,
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
