import { findProduct, productFacts, toPriceText } from '@loomwright/catalogue';
import { documentationItems, findDocumentationItem, findPost, posts } from '@loomwright/content';
import { findSummary, summaries } from '@loomwright/machines/charts';
import type { Params, WordsOf } from '../app/page-module.ts';
import { matchPath, type Route, type RoutePath } from './routes.ts';

/** What the documents of a route need beyond its row in `routes.ts`; never in a browser's code. */
export interface RouteDocuments {
  /** The folder of its page below `src/pages`, for preloading its chunk; the last part of its path when missing. */
  readonly page?: string;
  readonly description: string | WordsOf;
  /** For a page whose titles are in its chunk. */
  readonly title?: WordsOf;
  /** The module that the page's `prepare` loads, as the build's manifest names it. */
  readonly contentModule?: (params: Params) => string | undefined;
  /** A module of the page that its document shows, and styles, before its code is loaded. */
  readonly shownModule?: string;
  /** The prerendered addresses; its path alone when missing. */
  readonly addresses?: readonly string[];
  /** Whether it is neither indexed nor in the sitemap (RTE-5); pages of members never are. */
  readonly isPrivate?: true;
}

const notFound = { title: 'Page Not Found', description: 'There is no page at this address.' };

const productTitle: WordsOf = ({ id = '' }) => findProduct(productFacts, id)?.name ?? 'Product not found';

const productDescription: WordsOf = ({ id = '' }) => {
  const product = findProduct(productFacts, id);
  return product
    ? `${product.name} by Loomwright AI: ${product.category}, ${toPriceText(product)}. Features, price and how to try it.`
    : 'The product you’re looking for doesn’t exist.';
};

/** Descriptions, prerendered addresses and chunks of every route (RTE-4, RTE-5). */
const routeDocuments: Readonly<Record<RoutePath, RouteDocuments>> = {
  '/': {
    page: 'home',
    shownModule: 'src/pages/home/at-work/at-work.tsx',
    description:
      'Loomwright AI builds automation, assistants, analytics and custom AI into the way your business already works.',
  },
  '/products': {
    description:
      'Chat assistants, forecasts, model APIs, workflow automation and customer insight: the Loomwright AI catalogue, with public prices.',
  },
  '/products/compare': {
    page: 'compare',
    description:
      'Up to three Loomwright AI products side by side: price and unit, features, where each runs, what it needs and what it leaves to people.',
  },
  '/products/:id': {
    page: 'product',
    title: productTitle,
    description: productDescription,
    addresses: productFacts.map(({ id }) => `/products/${id}`),
  },
  '/services': {
    description:
      'Automation, chatbots and assistants, analytics and custom AI: four services, what each one does for your business, and how we build it.',
  },
  '/about': {
    description: 'About Loomwright AI: founded in 2023, with its mission, values and team, and how to join.',
  },
  '/contact': {
    description:
      'Write to Loomwright AI, call, or visit: email, phone, headquarters address, business hours and a message form.',
  },
  '/demo': {
    description:
      'See automation and assistants work on one of your own processes: choose a date, and find out what to expect.',
  },
  '/faq': {
    description:
      'Short answers on what Loomwright AI does, what it costs, how long it takes, and where your data goes.',
  },
  '/support': {
    description:
      'Get help with Loomwright AI: a support form, the channels with their response times, and the resources that answer most questions.',
  },
  '/blog': {
    description:
      'Product updates, AI and technology, use cases and company news from the people who build Loomwright AI.',
  },
  '/blog/:slug': {
    page: 'blog-post',
    title: ({ slug = '' }) => findPost(slug)?.title ?? notFound.title,
    description: ({ slug = '' }) => findPost(slug)?.excerpt ?? notFound.description,
    contentModule: ({ slug = '' }) => findPost(slug) && `../packages/content/src/blog/${slug}.ts`,
    addresses: posts.map(({ slug }) => `/blog/${slug}`),
  },
  '/documentation': {
    description:
      'Getting started, API reference and tutorials for the Loomwright AI products, to read here or download.',
  },
  '/documentation/:slug': {
    page: 'documentation-item',
    title: ({ slug = '' }) => findDocumentationItem(slug)?.title ?? notFound.title,
    description: ({ slug = '' }) => findDocumentationItem(slug)?.summary ?? notFound.description,
    contentModule: ({ slug = '' }) =>
      findDocumentationItem(slug) && `../packages/content/src/documentation/${slug}.ts`,
    addresses: documentationItems.map(({ slug }) => `/documentation/${slug}`),
  },
  '/forum': {
    description: 'What we’re planning for the Loomwright AI forum, and where to ask until it opens.',
  },
  '/statecharts': {
    description:
      'Every statechart of this site, drawn from the machine itself: states, events, guards, delays, and which machine runs which.',
    contentModule: () => '../packages/machines/charts/map.json',
  },
  '/statecharts/:id': {
    page: 'statechart',
    title: ({ id = '' }) => (findSummary(id) ? `The ${id} statechart` : notFound.title),
    description: ({ id = '' }) => {
      const summary = findSummary(id);
      return summary
        ? `${summary.description} ${summary.states} states and ${summary.transitions} transitions, drawn and described one by one.`
        : notFound.description;
    },
    contentModule: ({ id = '' }) => findSummary(id) && `../packages/machines/charts/${id}.json`,
    addresses: summaries.map(({ id }) => `/statecharts/${id}`),
  },
  '/privacy': {
    description:
      'What this site stores in your browser, key by key, what leaves it, and how to export or delete it.',
  },
  '/terms': {
    description: 'The terms of use for this site and its sample accounts, in six short sections.',
  },
  '/cart': {
    description: 'What you’ve chosen so far.',
    isPrivate: true,
  },
  '/tools/portfolio-generator': {
    description:
      'Enter who you are and what you’ve made, watch the page take shape, and download it as one file. Free, no account, kept in your browser.',
    contentModule: () => 'src/pages/portfolio-generator/editor.tsx',
  },
  '/login': {
    description: 'Log in to your Loomwright AI account: your cart, your dashboard and your requests.',
  },
  '/register': {
    description: 'Create a free Loomwright AI account in a minute. It exists only in your browser.',
  },
  '/forgot-password': {
    description: 'Set a new password with your recovery code, or find out what else you can do.',
  },
  '/dashboard': {
    description: 'Your figures, your notifications and what comes next.',
  },
  '/admin-dashboard': {
    description: 'How the company is doing, for its administrators.',
  },
  '/profile': {
    description: 'Your name, your picture and your password.',
  },
  '/orders': {
    description: 'The quotes and demos you’ve requested.',
  },
  '/activity': {
    description: 'What you’ve done here recently.',
  },
  '/settings': {
    description: 'Your account, how the site looks, and what it stores.',
  },
  '*': { page: 'not-found', description: notFound.description, addresses: [] },
};

/** What the documents of a route need. */
export const documentsOf = ({ path }: Route): RouteDocuments => routeDocuments[path as RoutePath];

/** Whether search engines may list the documents of a route (RTE-5). */
export const isIndexed = (route: Route): boolean =>
  route.access !== 'members' && route.access !== 'admins' && !documentsOf(route).isPrivate;

const documentsAt = (url: string) => {
  const match = matchPath(url);
  return { match, documents: documentsOf(match.route) };
};

/** The title of the document at an address. */
export const documentTitle = (url: string): string => {
  const { documents, match } = documentsAt(url);
  return documents.title?.(match.params) ?? match.route.title;
};

/** The description of the document at an address. */
export const documentDescription = (url: string): string => {
  const { documents, match } = documentsAt(url);
  const { description } = documents;
  return typeof description === 'string' ? description : description(match.params);
};

/** The modules of the page at an address, the page's own first, as the build's manifest names them. */
export const documentModules = (url: string): readonly string[] => {
  const { documents, match } = documentsAt(url);
  const { contentModule, page = match.route.path.split('/').at(-1) } = documents;
  return [`src/pages/${page}/${page}-page.tsx`, contentModule?.(match.params)].flatMap(
    (module) => module ?? [],
  );
};

/** The modules that the document at an address shows before their code is loaded. */
export const shownModules = (url: string): readonly string[] => {
  const { shownModule } = documentsAt(url).documents;
  return shownModule === undefined ? [] : [shownModule];
};
