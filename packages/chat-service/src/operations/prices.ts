import { type Product, products, toPriceText } from '@loomwright/catalogue';
import { schoolsPay } from '@loomwright/content';
import { formatCents, MAX_QUANTITY, sumUnitOf, toCents } from '@loomwright/kit';
import { joinWords } from '../answer/reply.ts';
import { toList } from '../knowledge/source.ts';
import { type Bound, type Range, readRange } from '../reading/bounds.ts';
import { countOf, workspaces } from '../reading/counts.ts';
import type { Mention } from '../reading/entities.ts';
import { rootsOf } from '../reading/normalise.ts';
import { isQuantity } from '../reading/numbers.ts';
import { hasAny, type Question } from '../reading/question.ts';
import type { Operation, Reply } from './operation.ts';
import { isLive, nameOf, priceOf, replyOn, replyOnAll } from './product-words.ts';
import { OTHERS, selectionOf } from './selection.ts';
import { sidesOf } from './sides.ts';

export const paid = products.filter(({ isFree }) => !isFree).sort((a, b) => a.price - b.price);
export const free = products.filter(({ isFree }) => isFree);

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

const aYear =
  /\bfor (?:a|one) (?:whole |full )?year\b|\b(?:yearly|annually|annual)\b|\b(?:per|a|each|every) year\b/;

/** “For half a year”, “per quarter”. */
const partOfYear =
  /\b(half)(?: of)? a year\b|\b(?:a|per|each|every|one) (quarter)\b|\b(half) year\b|\b(quarter)ly\b/;

/** `, **$359.88** for 12 months`: what a sum by the month makes in the months or years of a question. */
const overMonths = (
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

const one = (mention: Mention, over: string): Reply => {
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

const several = (mentions: readonly Mention[], over: string): Reply => {
  const lines = mentions.map((mention) => {
    const { product, quantity = 1 } = mention;
    return `${quantity} × ${nameOf(product)}: ${product.isFree ? 'free' : formatCents(centsOf(mention))}`;
  });
  return replyOnAll(
    `${toList(lines)}\n\nTogether **${totalOf(mentions)}**${over}; shipping is free.`,
    mentions.map(({ product }) => product),
  );
};

const lines = (shown: readonly Product[]) =>
  toList(shown.map((product) => `${nameOf(product)}: ${priceOf(product)}`));

/** The amount in dollars that a question is about; undefined when it is too large for sums in cents. */
const moneyOf = ({ entities: { figures }, words }: Question): number | undefined => {
  const { value = Number.NaN } = figures.find(({ to }) => words[to]?.text === 'dollars') ?? figures[0] ?? {};
  return Number.isSafeInteger(toCents(value)) ? value : undefined;
};

/** How many of a product a budget in dollars is enough for; undefined when it is not asked. */
const fit = (question: Question): Reply | undefined => {
  const [mention, second] = question.entities.mentions;
  const dollars = moneyOf(question);
  if (!mention || second || dollars === undefined || !/\bhowmany\b/.test(question.text)) return undefined;
  const { product } = mention;
  if (product.isFree) return one({ product, quantity: 1 }, '');
  const quantity = Math.floor(toCents(dollars) / toCents(product.price));
  const spent = formatCents(toCents(dollars));
  if (quantity === 0)
    return replyOn(
      product,
      `The **${product.name}** costs **${priceOf(product)}**, which is more than ${spent}.`,
    );
  return replyOn(
    product,
    `For ${spent} you get **${quantity} × ${product.name}**, at ${priceOf(product)}: **${totalOf([{ product, quantity }])}**.${manyText(quantity)}`,
  );
};

/** The price of what is named, or of several things together, in whole cents (CRT-2). */
export const price: Operation = (asked) => {
  const { question } = asked;
  const { mentions } = question.entities;
  const [first, second] = mentions;
  const fitting = fit(question);
  if (fitting) return fitting;
  const isOfAll = everyOne.test(question.text) && countOf(question, workspaces) !== undefined;
  if (!first) return isOfAll ? total(asked) : prices(asked);
  if (isWithout(question)) return total(asked);
  if (second && (hasAny(question, differing) || weighs.test(question.text))) return difference(asked);
  const over = overMonths(question, mentions);
  return second ? several(mentions, over) : one(first, over);
};

/** The list price, and that a school or a charity pays less: how half of a price is rounded is not stated. */
export const priceForSchools: Operation = (asked) => {
  const listed = price(asked);
  const isFree = asked.question.entities.mentions.every(({ product }) => product.isFree);
  if (!listed || (isFree && asked.question.entities.mentions.length > 0)) return listed;
  const discount = `Schools and charities pay [${schoolsPay} the list price](/faq#discounts).`;
  return { ...listed, text: `${listed.text}\n\n${discount}` };
};

const everyOne = /\b(?:all|every|everything|whole|entire|complete)\b/;

/** Whether a question leaves the products out that it names. */
const isWithout = (question: Question) => selectionOf(question)?.words === OTHERS;

const averages = /\b(?:average|avg|mean of)\b/;

/** What the products cost on average. */
const averageText = (): string => {
  const sum = paid.reduce((cents, { price: dollars }) => cents + toCents(dollars), 0);
  const over = (count: number) => formatCents(Math.round(sum / count));
  return `On average **${over(paid.length)}** for those that have a price, ${over(products.length)} with the free one. `;
};

/** Every price. */
export const prices: Operation = ({ question }) =>
  replyOnAll(
    `${averages.test(question.text) ? averageText() : ''}Our prices, in US dollars:\n\n${lines(products)}\n\n[Services](/services) are quoted, since no two are alike.`,
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

/** What a price is for: its unit, and that there is no other (PRD-1). */
export const period: Operation = (asked) => {
  const { question } = asked;
  const { mentions } = question.entities;
  const [mention, second] = mentions;
  const says = 'No other period is listed, and no price for each person.';
  if (!mention) return replyOnAll(`Our prices are per workspace, per month. ${says}\n\n${lines(paid)}`, paid);
  const { product, quantity = 1 } = mention;
  if (quantity > 1 || second) return price(asked);
  return product.isFree
    ? replyOn(product, `The **${product.name}** is free.`)
    : replyOn(
        product,
        `The **${product.name}** costs **${priceOf(product)}**${overMonths(question, mentions)}. ${says}`,
      );
};

/** What a visitor has to spend: no product is asked for that costs just this. */
const budget = /\b(?:budget|afford|spend|pay|i have|around|about|most|less|cheaper)\b/;

/** “Is $30 enough for the chatbot?” */
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

/** The products within a limit in dollars: under, over, or between. */
export const limit: Operation = ({ question }) => {
  const fitting = fit(question);
  if (fitting) return fitting;
  const dollars = moneyOf(question);
  // “Under 40 studios” is not asked: a number before a product is its limit all the same.
  const said = readRange(
    question.words.map(({ text }) => text),
    question.entities.figures,
  );
  if (dollars === undefined || !said) return undefined;
  const isBare = !said.low && !said.high;
  if (isBare && /\bproduct \d+$/.test(question.text))
    return replyOnAll(`There is no product ${dollars}: there are ${products.length} products.`);
  const [named, other] = question.entities.mentions;
  // “The studio costs 10 dollars, right?”
  if (isBare && named && !other && !suffices.test(question.text))
    return one({ product: named.product, quantity: 1 }, '');
  const exact = products.filter(({ price: own }) => own === dollars);
  if (isBare && exact.length > 0 && !budget.test(question.text))
    return replyOnAll(`For that price there is:\n\n${lines(exact)}`, exact);
  const range = isBare ? { high: { value: dollars, isInclusive: true } } : said;
  if (named && !other) {
    const { product } = named;
    const verdict = isWithin(product.price, range) ? 'Yes' : 'No';
    return replyOn(
      product,
      `${verdict}: the **${product.name}** ${product.isFree ? 'is free' : `costs **${priceOf(product)}**`}.`,
    );
  }
  const { chosen = products, words = '' } = selectionOf(question) ?? {};
  const found = [...free, ...paid].filter(
    (product) => isWithin(product.price, range) && chosen.includes(product),
  );
  if (found.length === 0)
    return replyOnAll(
      `${words === '' ? 'No product costs' : `None${words} costs`} ${rangeText(range)}. The prices run from nothing to ${toPriceText(paid.at(-1) as Product)}.`,
      [],
    );
  return replyOnAll(
    `${found.length === 1 ? `One${words || ' product'} costs` : `${found.length}${words || ' products'} cost`} ${rangeText(range)}:\n\n${lines(found)}`,
    found,
  );
};

export const paidOnes: Operation = () =>
  replyOnAll(`These have a price; the ${joinWords(free.map(nameOf))} is free:\n\n${lines(paid)}`, paid);

const differing = rootsOf('difference differ');
/** “What costs more, two chatbots or a suite?” */
const weighs =
  /\b(?:costs? (?:more|less)|cheaper|(?:more|less) expensive|pricier|dearer)\b.*\b(?:or|than|versus)\b/;

/** Which of two quantities, or of two sums, costs less, and by how much. */
const differenceOfSums = (first: readonly Mention[], second: readonly Mention[]): Reply => {
  const sumOf = (side: readonly Mention[]) => side.reduce((sum, mention) => sum + centsOf(mention), 0);
  const [low, high] = sumOf(first) <= sumOf(second) ? [first, second] : [second, first];
  const textOf = (side: readonly Mention[]) =>
    `${side.map(({ product, quantity = 1 }) => `${quantity} × ${product.name}`).join(' + ')} (${totalOf(side)})`;
  const cents = sumOf(high) - sumOf(low);
  const isOne = low.length === 1 && (low[0]?.quantity ?? 1) === 1;
  return replyOnAll(
    cents === 0
      ? `They cost the same: ${textOf(low)}, ${textOf(high)}.`
      : `**${textOf(low)}** ${isOne ? 'costs' : 'cost'} less than **${textOf(high)}**, by **${formatCents(cents)}**.`,
    [...low, ...high].map(({ product }) => product),
  );
};

/** What makes a question with several products one on their difference, not on each price. */
const comparing =
  /\b(?:differ\w*|cheap\w*|dear\w*|pric(?:ier|iest)|expensive|costly|affordable|more|less|most|least|than|or|versus|vs|compare[ds]?|better|between|save|half|double|twice|which|higher|lower|same|equal\w*)\b/;

/** By how much two prices, or two sums, differ; without a word of comparison, each price. */
export const difference: Operation = (asked) => {
  const { mentions } = asked.question.entities;
  const [first, second] = mentions;
  if (second && !comparing.test(asked.question.text)) return price(asked);
  const sides = sidesOf(asked.question);
  if (sides) return differenceOfSums(...sides);
  if (first && second && (first.quantity ?? 1) * (second.quantity ?? 1) > 1)
    return differenceOfSums([first], [second]);
  const named = mentions.map(({ product }) => product);
  const [low, ...others] = [...named].sort((a, b) => a.price - b.price);
  const high = others.at(-1);
  if (!low || !high) return undefined;
  const cents = toCents(high.price) - toCents(low.price);
  const terms = named.map(({ price: dollars, priceUnit }) => ({ cents: toCents(dollars), unit: priceUnit }));
  const sum = `**${`${formatCents(cents)} ${sumUnitOf(terms)}`.trim()}**`;
  const [cheap, dear] = [low, high].map((product) => `**${product.name}** (${priceOf(product)})`);
  if (cents === 0) return replyOnAll(`They cost the same: ${priceOf(low)}.`, named);
  return replyOnAll(
    others.length > 1
      ? `Of these the ${cheap} costs least and the ${dear} most, a difference of ${sum}.`
      : `The ${cheap} is cheaper than the ${dear}, by ${sum}.`,
    named,
  );
};
