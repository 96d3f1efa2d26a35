import {
  CATEGORIES,
  comparisonHref,
  MAX_COMPARED,
  type Product,
  products,
  SPECIFICATION,
  toPriceText,
  toQuarterText,
  toStatusText,
} from '@loomwright/catalogue';
import { joinWords } from '../answer/reply.ts';
import { toList } from '../knowledge/source.ts';
import type { Operation } from './operation.ts';
import { isLive, nameOf, priceOf, replyOn, replyOnAll } from './product-words.ts';
import { categoryIn } from './selection.ts';

const termsOf = (product: Product) =>
  `${priceOf(product)}, ${toStatusText(product)}`.replace(/Live|Coming/, (word) => word.toLowerCase());

const listOf = (shown: readonly Product[], words: string) =>
  replyOnAll(
    `${words}\n\n${toList(shown.map((product) => `${nameOf(product)}: ${termsOf(product)}`))}`,
    shown,
  );

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

export const statuses: Operation = ({ question: { text } }) => {
  const live = products.filter(isLive);
  const soon = products.filter((product) => !isLive(product));
  const texts = [
    ...(/\bhowmany\b/.test(text)
      ? [`Our ${products.length} products: ${live.length} live, ${soon.length} coming soon.`]
      : []),
    live.length > 0 ? `You can use the ${joinWords(live.map(nameOf))} today.` : 'Nothing can be used yet.',
    ...(soon.length > 0
      ? [
          `Coming soon, by sample dates: ${joinWords(soon.map((product) => `${nameOf(product)} (${toQuarterText(product)})`))}.`,
        ]
      : []),
  ];
  return replyOnAll(texts.join(' '), live);
};

export const list: Operation = () => listOf(products, `There are ${products.length} products:`);

export const category: Operation = ({ question }) => {
  const found = categoryIn(question);
  const [mention, second] = question.entities.mentions;
  if (mention && !second) {
    const { product } = mention;
    const verdict = found === undefined ? 'The' : `${product.category === found ? 'Yes' : 'No'}: the`;
    return replyOn(product, `${verdict} **${product.name}** is one of our ${product.category}.`);
  }
  const isLeftOut = /\bnot\b/.test(question.text);
  if (found)
    return listOf(
      products.filter((product) => (product.category === found) !== isLeftOut),
      `${isLeftOut ? 'Not among our' : 'Our'} ${found}:`,
    );
  if (isLeftOut) return undefined;
  return {
    ...replyOnAll(`There are ${CATEGORIES.length} categories: ${joinWords(CATEGORIES)}.`),
    list: CATEGORIES,
  };
};

/** A question about several products is answered with a comparison. */
const onOne =
  (textOf: (product: Product) => string): Operation =>
  (asked) => {
    const [mention, second] = asked.question.entities.mentions;
    if (second) return compare(asked);
    return mention && replyOn(mention.product, textOf(mention.product));
  };

export const card = onOne(
  (product) => `${product.description}\n\n${toPriceText(product)}, ${toStatusText(product).toLowerCase()}.`,
);

export const features = onOne(({ features, name }) => `What the ${name} has:\n\n${toList(features)}`);

const toRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

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

const specified =
  (wanted: keyof Product['specification']): Operation =>
  ({ question: { entities, text } }) => {
    const partOf = (product: Product) => `${product.specification[wanted]}.`;
    const [mention] = entities.mentions;
    const title = SPECIFICATION[wanted];
    if (mention) return replyOn(mention.product, `**${title}:** ${partOf(mention.product)}`);
    return /\b(?:product|tool)s?\b/.test(text)
      ? replyOnAll(
          `${title}:\n\n${toList(products.map((product) => `${nameOf(product)}: ${partOf(product)}`))}`,
        )
      : undefined;
  };

export const specifications: Readonly<Record<string, Operation>> = {
  runs: specified('runs'),
  connects: specified('connects'),
  needs: specified('needs'),
  keeps: specified('data'),
  hands: specified('hands'),
};
