import { CATEGORIES, products, toPriceText, toStatusText } from '@loomwright/catalogue';
import { rootsOf } from '../normalise.ts';
import { hasAny, type Question } from '../question.ts';
import { joinWords, link, type Reply } from '../reply.ts';
import { findMentions, isRestAllOf } from './products.ts';

type Product = (typeof products)[number];

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

const nameOf = ({ id, name }: Product) => link(name, `/products/${id}`);
const isLive = ({ status }: Product) => status === 'live';
const lineOf = (product: Product) =>
  `- ${nameOf(product)}: ${product.isFree ? 'free' : toPriceText(product)}, ${toStatusText(product).toLowerCase()}`;

const statusOf = (product: Product): Reply => ({
  text: isLive(product)
    ? `Yes: the **${product.name}** is live, you can use it today. ${nameOf(product)}`
    : `Not yet: the **${product.name}** is coming soon, and there is no date to promise. You can read about it, put it in your cart and ask for a quote. ${nameOf(product)}`,
  url: `/products/${product.id}`,
});

const allStatuses = (): Reply => {
  const live = products.filter(isLive);
  const soon = products.filter((product) => !isLive(product));
  return {
    text: `${live.length > 0 ? `You can use ${joinWords(live.map(nameOf))} today.` : 'Nothing can be used yet.'}${
      soon.length > 0 ? ` Coming soon: ${joinWords(soon.map(nameOf))}.` : ''
    } See all [products](/products).`,
    url: '/products',
  };
};

const card = (product: Product): Reply => ({
  text: `${product.description}\n\n${product.isFree ? 'Free' : toPriceText(product)}, ${toStatusText(product).toLowerCase()}. ${nameOf(product)}`,
  url: `/products/${product.id}`,
});

/** The features of a product. */
export const listFeatures = (product: Product): Reply => ({
  text: `What the ${product.name} has:\n\n${product.features.map((feature) => `- ${feature}`).join('\n')}\n\n${nameOf(product)}`,
  url: `/products/${product.id}`,
});

const listOf = (shown: readonly Product[], words: string): Reply => ({
  text: `${words}\n\n${shown.map(lineOf).join('\n')}\n\nSee all [products](/products).`,
  url: '/products',
});

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
  if (first && list.length === 1) {
    const asksWhyNot = hasAny(question, rootsWhy) && hasAny(question, asksUse);
    if ((isAboutStatus || asksWhyNot) && isRestAllOf(question, places, statusWords))
      return statusOf(first.product);
    return isRestAllOf(question, places, cardWords) ? card(first.product) : undefined;
  }
  if (first) return undefined;
  if (
    isAboutStatus &&
    (hasAny(question, rootsProduct) || hasAny(question, rootsSoon)) &&
    isRestAllOf(question, places, statusWords)
  )
    return allStatuses();
  for (const { category, roots } of categoryRoots) {
    if (!hasAny(question, rootsKind) || !roots.every((root) => question.roots.has(root))) continue;
    if (!isRestAllOf(question, places, new Set([...roots, ...productWords]))) continue;
    return listOf(
      products.filter((product) => product.category === category),
      `Our ${category}:`,
    );
  }
  return hasAny(question, rootsProduct) && isRestAllOf(question, places, productWords)
    ? listOf(products, `There are ${products.length} products:`)
    : undefined;
};

const rootsWhy = rootsOf('why when');
const rootsProduct = rootsOf('product catalogue shop');
const rootsKind = rootsOf('product solution');
const rootsSoon = rootsOf('comingsoon live');
