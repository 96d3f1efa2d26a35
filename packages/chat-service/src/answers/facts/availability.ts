import { CATEGORIES, type Product, products, toPriceText, toStatusText } from '@loomwright/catalogue';
import { rootsOf } from '../normalise.ts';
import { hasAny, type Question } from '../question.ts';
import { joinWords, type Reply } from '../reply.ts';
import { toList } from '../source.ts';
import { findMentions, isRestAllOf, nameOf, replyOn, replyOnAll } from './products.ts';

const asksStatus = rootsOf(
  'available release released launch launched live ready availability comingsoon soon out shipped',
);
const asksNow = rootsOf('today now currently already yet immediately');
const asksUse = rootsOf('use buy order get try run');
const statusWords = rootsOf(
  'available availability release released launch launched live ready comingsoon soon today now currently already yet immediately use buy order get try run date when why what which product products how howlong until finished status out new next',
);
const productWords = rootsOf(
  'product products catalogue shop item items range offer list show sell sale what which how many overview kind type category solution have there',
);
const cardWords = rootsOf(
  'what which how do product feature features details detail overview offer good include included does who',
);

const rootsWhy = rootsOf('why when');
const rootsProduct = rootsOf('product catalogue shop');
const rootsKind = rootsOf('product solution');
const rootsSoon = rootsOf('comingsoon live');

const isLive = ({ status }: Product) => status === 'live';
/** Its price and status: `free, live`. */
const termsOf = (product: Product) => `${toPriceText(product)}, ${toStatusText(product)}`.toLowerCase();

const statusOf = (product: Product): Reply =>
  replyOn(
    product,
    isLive(product)
      ? `Yes: the **${product.name}** is live, you can use it today. `
      : `Not yet: the **${product.name}** is coming soon, and there is no date to promise. You can read about it, put it in your cart and ask for a quote. `,
  );

const allStatuses = (): Reply => {
  const live = products.filter(isLive);
  const soon = products.filter((product) => !isLive(product));
  const liveText =
    live.length > 0 ? `You can use ${joinWords(live.map(nameOf))} today.` : 'Nothing can be used yet.';
  return replyOnAll(`${liveText}${soon.length > 0 ? ` Coming soon: ${joinWords(soon.map(nameOf))}.` : ''} `);
};

const card = (product: Product): Reply =>
  replyOn(
    product,
    `${product.description}\n\n${toPriceText(product)}, ${toStatusText(product).toLowerCase()}. `,
  );

/** The features of a product. */
export const listFeatures = (product: Product): Reply =>
  replyOn(product, `What the ${product.name} has:\n\n${toList(product.features)}\n\n`);

const listOf = (shown: readonly Product[], words: string): Reply =>
  replyOnAll(`${words}\n\n${toList(shown.map((product) => `${nameOf(product)}: ${termsOf(product)}`))}\n\n`);

// “Data products” are the data solutions.
const categoryRoots = CATEGORIES.map((category) => ({
  category,
  roots: [...rootsOf(category)].filter((root) => !productWords.has(root)),
}));

/** Which products exist, what one is, and whether it is available; undefined for other questions. */
export const answerProducts = (question: Question): Reply | undefined => {
  const { list, places } = findMentions(question);
  const isAboutStatus =
    hasAny(question, asksStatus) || (hasAny(question, asksUse) && hasAny(question, asksNow));
  const [first] = list;
  if (first) {
    if (list.length > 1) return undefined;
    const asksWhyNot = hasAny(question, rootsWhy) && hasAny(question, asksUse);
    if ((isAboutStatus || asksWhyNot) && isRestAllOf(question, places, statusWords))
      return statusOf(first.product);
    return isRestAllOf(question, places, cardWords) ? card(first.product) : undefined;
  }
  if (
    isAboutStatus &&
    (hasAny(question, rootsProduct) || hasAny(question, rootsSoon)) &&
    isRestAllOf(question, places, statusWords)
  )
    return allStatuses();
  const asked = categoryRoots.find(
    ({ roots }) =>
      hasAny(question, rootsKind) &&
      roots.every((root) => question.roots.has(root)) &&
      isRestAllOf(question, places, new Set([...roots, ...productWords])),
  );
  if (asked)
    return listOf(
      products.filter(({ category }) => category === asked.category),
      `Our ${asked.category}:`,
    );
  return hasAny(question, rootsProduct) && isRestAllOf(question, places, productWords)
    ? listOf(products, `There are ${products.length} products:`)
    : undefined;
};
