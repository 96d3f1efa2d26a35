import {
  CATEGORIES,
  comparisonHref,
  MAX_COMPARED,
  type Product,
  products,
  toPriceText,
  toQuarterText,
  toStatusText,
} from '@loomwright/catalogue';
import { joinWords } from '../answer/reply.ts';
import { toList } from '../knowledge/source.ts';
import type { Operation } from './operation.ts';
import { isLive, nameOf, priceOf, replyOn, replyOnAll, specificationOf } from './product-words.ts';
import { categoryIn } from './selection.ts';

/** Its price and status: `$29.99, coming soon`. */
const termsOf = (product: Product) =>
  `${priceOf(product)}, ${toStatusText(product)}`.replace(/Live|Coming/, (word) => word.toLowerCase());

const listOf = (shown: readonly Product[], words: string) =>
  replyOnAll(
    `${words}\n\n${toList(shown.map((product) => `${nameOf(product)}: ${termsOf(product)}`))}`,
    shown,
  );

/** Which of the products named are live; without one the status of all. */
export const status: Operation = (asked) => {
  const { mentions } = asked.question.entities;
  const [mention, second] = mentions;
  if (!mention) return statuses(asked);
  if (second)
    return listOf(
      mentions.map(({ product }) => product),
      'They stand like this:',
    );
  const { product } = mention;
  return replyOn(
    product,
    isLive(product)
      ? `The **${product.name}** is live: you can use it today.`
      : `The **${product.name}** is coming soon, expected in **${toQuarterText(product)}** (a sample date). You can add it to your cart, request a quote, or ask on its page to be told of its release.`,
  );
};

/** What is live, and what is coming soon. */
export const statuses: Operation = ({ question: { text } }) => {
  const live = products.filter(isLive);
  const soon = products.filter((product) => !isLive(product));
  const count = /\bhowmany\b/.test(text)
    ? `${live.length} of our ${products.length} products ${live.length === 1 ? 'is' : 'are'} live, ${soon.length} coming soon. `
    : '';
  const liveText =
    live.length > 0 ? `You can use the ${joinWords(live.map(nameOf))} today.` : 'Nothing can be used yet.';
  return replyOnAll(
    `${count}${liveText}${soon.length > 0 ? ` Coming soon, by sample dates: ${joinWords(soon.map((product) => `${nameOf(product)} (${toQuarterText(product)})`))}.` : ''}`,
    live,
  );
};

export const list: Operation = () => listOf(products, `There are ${products.length} products:`);

const notCategory =
  /\bnot (?:(?:an?|one|in|of|part|your|our|the|among|belong|to|any|category) )*(?:ai|data|business)\b/;

/** The category of the product that is named, the products of a category, or the categories. */
export const category: Operation = ({ question }) => {
  const found = categoryIn(question);
  const [mention, second] = question.entities.mentions;
  if (mention && !second) {
    const { product } = mention;
    const verdict = found === undefined ? '' : `${product.category === found ? 'Yes' : 'No'}: `;
    return replyOn(
      product,
      `${verdict}${verdict ? 'the' : 'The'} **${product.name}** is one of our ${product.category}.`,
    );
  }
  const isLeftOut = notCategory.test(question.text);
  if (!isLeftOut && /\bnot\b/.test(question.text)) return undefined;
  if (found && isLeftOut)
    return listOf(
      products.filter((product) => product.category !== found),
      `Not among our ${found}:`,
    );
  if (found)
    return listOf(
      products.filter((product) => product.category === found),
      `Our ${found}:`,
    );
  return {
    ...replyOnAll(`There are ${CATEGORIES.length} categories: ${joinWords(CATEGORIES)}.`),
    list: CATEGORIES,
  };
};

export const card: Operation = (asked) => {
  const [mention, second] = asked.question.entities.mentions;
  if (second) return compare(asked);
  if (!mention) return undefined;
  const { product } = mention;
  return replyOn(
    product,
    `${product.description}\n\n${toPriceText(product)}, ${toStatusText(product).toLowerCase()}.`,
  );
};

export const features: Operation = (asked) => {
  const [mention, second] = asked.question.entities.mentions;
  if (!mention) return undefined;
  if (second) return compare(asked);
  const { product } = mention;
  return replyOn(product, `What the ${product.name} has:\n\n${toList(product.features)}`);
};

const toRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Two or three products side by side, as a table: price, status, category, what each does. */
export const compare: Operation = (asked) => {
  const named = asked.question.entities.mentions.map(({ product }) => product).slice(0, MAX_COMPARED);
  if (named.length < 2) return undefined;
  const row = (label: string, cellOf: (product: Product) => string) => toRow([label, ...named.map(cellOf)]);
  const text = [
    row(' ', nameOf),
    toRow(['---', ...named.map(() => '---')]),
    row('Price', priceOf),
    row('Status', toStatusText),
    row('Category', (product) => product.category),
    row('What it does', ({ description }) => description.split(/(?<=[:.]) /)[0]?.replace(/[:.]$/, '') ?? ''),
  ].join('\n');
  return {
    ...replyOnAll(`Side by side:\n\n${text}`, named),
    url: comparisonHref(named.map(({ id }) => id)),
    label: 'Compare these products',
  };
};

/** A part of the specification of what is named. */
const specified =
  (wanted: keyof Product['specification']): Operation =>
  ({ question: { entities, text } }) => {
    const partOf = (product: Product) => specificationOf(product).find(({ part }) => part === wanted);
    const [mention] = entities.mentions;
    if (mention) {
      const found = partOf(mention.product);
      return found && replyOn(mention.product, `**${found.title}:** ${found.text}`);
    }
    // “Which products can be hosted by you?”
    const [first] = products;
    if (!first || !/\bproducts?\b|\btools?\b/.test(text)) return undefined;
    return replyOnAll(
      `${partOf(first)?.title}:\n\n${toList(products.map((product) => `${nameOf(product)}: ${partOf(product)?.text}`))}`,
    );
  };

export const specifications: Readonly<Record<string, Operation>> = {
  runs: specified('runs'),
  connects: specified('connects'),
  needs: specified('needs'),
  keeps: specified('data'),
  hands: specified('hands'),
};
