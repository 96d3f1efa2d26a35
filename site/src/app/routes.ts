import type { Access } from '@loomwright/auth';
import { findProduct, productFacts, toPriceText } from '@loomwright/catalogue';
import { documentationItems, findDocumentationItem, findPost, posts } from '@loomwright/content';
import type { ComponentType } from 'react';
import { parse } from 'regexparam';

/** Props of a page: the parameters of its address, and whether it was reached by client navigation. */
export interface PageProps {
  readonly params: Readonly<Record<string, string>>;
  readonly arrival: 'document' | 'navigation';
}

export interface Head {
  readonly title: string;
  readonly description: string;
}

type WordsOf = (params: PageProps['params']) => string;

export interface PageModule {
  readonly default: ComponentType<PageProps>;
  /** For a page whose titles are in its chunk. */
  readonly titleOf?: WordsOf;
  /** Loads the content of one address; afterwards the page renders synchronously. */
  readonly prepare?: (params: PageProps['params']) => Promise<void>;
}

export interface Route {
  readonly path: string;
  readonly load: () => Promise<PageModule>;
  readonly title: string | WordsOf;
  /** Which users may see it; everyone when missing. */
  readonly access?: Access;
  /** Private pages are not indexed and not in the sitemap (RTE-5). */
  readonly isPrivate?: true;
  /** The document served with status 404 for addresses of this route that are not prerendered. */
  readonly missingDocument?: string;
  // The remaining fields are for the build and are removed from the browser's bundle.
  /** The page's module, as the build's manifest names it, for preloading its chunk. */
  readonly module?: string;
  readonly description?: string;
  readonly descriptionOf?: WordsOf;
  /** The module that `prepare` loads, named likewise; empty for none. */
  readonly itemModule?: WordsOf;
  /** The prerendered addresses; its path alone when missing. */
  readonly documents?: readonly string[];
}

const NOT_FOUND: Head = {
  title: 'Page Not Found',
  description: 'There is no page at this address.',
};

const productTitle: WordsOf = ({ id = '' }) => findProduct(productFacts, id)?.name ?? 'Product not found';

const productDescription: WordsOf = ({ id = '' }) => {
  const product = findProduct(productFacts, id);
  return product
    ? `${product.name} by Loomwright AI: ${product.category}, ${toPriceText(product)}. Features, price and how to try it.`
    : 'The product you’re looking for doesn’t exist.';
};

/** The route table: chunks, titles, descriptions, prerendering and the sitemap follow from it (RTE-4). */
export const routes: readonly Route[] = [
  {
    path: '/',
    module: 'src/pages/home/home-page.tsx',
    load: () => import('../pages/home/home-page.tsx'),
    title: 'Intelligent AI Solutions for Next-Gen Business',
    description:
      'Loomwright AI weaves automation, assistants, analytics and custom AI into the way your business already works.',
  },
  {
    path: '/products',
    module: 'src/pages/products/products-page.tsx',
    load: () => import('../pages/products/products-page.tsx'),
    title: 'Products',
    description:
      'Chat assistants, forecasts, model APIs, workflow automation and customer insight: the Loomwright AI catalogue with plain prices.',
  },
  {
    path: '/products/:id',
    module: 'src/pages/product/product-page.tsx',
    load: () => import('../pages/product/product-page.tsx'),
    title: productTitle,
    ...(import.meta.env.SSR && {
      descriptionOf: productDescription,
      documents: productFacts.map(({ id }) => `/products/${id}`),
    }),
    missingDocument: '/products/unknown',
  },
  {
    path: '/services',
    module: 'src/pages/services/services-page.tsx',
    load: () => import('../pages/services/services-page.tsx'),
    title: 'Services',
    description:
      'Automation, chatbots and assistants, analytics and custom AI: four services, what each does for a business, and how we build it.',
  },
  {
    path: '/about',
    module: 'src/pages/about/about-page.tsx',
    load: () => import('../pages/about/about-page.tsx'),
    title: 'About us',
    description:
      'Who Loomwright AI is: a company founded in 2023, its mission, its values, its team, and how to join it.',
  },
  {
    path: '/contact',
    module: 'src/pages/contact/contact-page.tsx',
    load: () => import('../pages/contact/contact-page.tsx'),
    title: 'Contact',
    description:
      'Write to Loomwright AI, call, or visit: e-mail, phone, headquarters address, business hours and a message form.',
  },
  {
    path: '/demo',
    module: 'src/pages/demo/demo-page.tsx',
    load: () => import('../pages/demo/demo-page.tsx'),
    title: 'Schedule a demo',
    description:
      'See automation and assistants work on a process of your own: choose a date, and read what to expect of the half hour.',
  },
  {
    path: '/faq',
    module: 'src/pages/faq/faq-page.tsx',
    load: () => import('../pages/faq/faq-page.tsx'),
    title: 'Frequently asked questions',
    description:
      'Short answers on what Loomwright AI does, what it costs, how long it takes, and where your data goes.',
  },
  {
    path: '/support',
    module: 'src/pages/support/support-page.tsx',
    load: () => import('../pages/support/support-page.tsx'),
    title: 'Support',
    description:
      'Get help with Loomwright AI: a support form, the channels with their response times, and the resources that answer most questions.',
  },
  {
    path: '/blog',
    module: 'src/pages/blog/blog-page.tsx',
    load: () => import('../pages/blog/blog-page.tsx'),
    title: 'Blog',
    description:
      'Product updates, AI and technology, use cases and company news from the people who build Loomwright AI.',
  },
  {
    path: '/blog/:slug',
    module: 'src/pages/blog-post/blog-post-page.tsx',
    load: () => import('../pages/blog-post/blog-post-page.tsx'),
    title: 'Blog',
    ...(import.meta.env.SSR && {
      title: ({ slug = '' }) => findPost(slug)?.title ?? NOT_FOUND.title,
      descriptionOf: ({ slug = '' }) => findPost(slug)?.excerpt ?? NOT_FOUND.description,
      itemModule: ({ slug = '' }) => (findPost(slug) ? `../packages/content/src/blog/${slug}.ts` : ''),
      documents: posts.map(({ slug }) => `/blog/${slug}`),
    }),
    missingDocument: '/blog/unknown',
  },
  {
    path: '/documentation',
    module: 'src/pages/documentation/documentation-page.tsx',
    load: () => import('../pages/documentation/documentation-page.tsx'),
    title: 'Documentation',
    description:
      'Getting started, API reference and tutorials for the Loomwright AI products, to read here or to download.',
  },
  {
    path: '/documentation/:slug',
    module: 'src/pages/documentation-item/documentation-item-page.tsx',
    load: () => import('../pages/documentation-item/documentation-item-page.tsx'),
    title: 'Documentation',
    ...(import.meta.env.SSR && {
      title: ({ slug = '' }) => findDocumentationItem(slug)?.title ?? NOT_FOUND.title,
      descriptionOf: ({ slug = '' }) => findDocumentationItem(slug)?.summary ?? NOT_FOUND.description,
      itemModule: ({ slug = '' }) =>
        findDocumentationItem(slug) ? `../packages/content/src/documentation/${slug}.ts` : '',
      documents: documentationItems.map(({ slug }) => `/documentation/${slug}`),
    }),
    missingDocument: '/documentation/unknown',
  },
  {
    path: '/forum',
    module: 'src/pages/forum/forum-page.tsx',
    load: () => import('../pages/forum/forum-page.tsx'),
    title: 'Community forum',
    description: 'What the Loomwright AI forum will be, and where to ask and to answer until it opens.',
  },
  {
    path: '/privacy',
    module: 'src/pages/privacy/privacy-page.tsx',
    load: () => import('../pages/privacy/privacy-page.tsx'),
    title: 'Privacy',
    description:
      'What this site stores in your browser, key by key, what leaves it, and how to take it all with you or delete it.',
  },
  {
    path: '/terms',
    module: 'src/pages/terms/terms-page.tsx',
    load: () => import('../pages/terms/terms-page.tsx'),
    title: 'Terms',
    description: 'The terms on which this site and its sample accounts may be used, in six short sections.',
  },
  {
    path: '/cart',
    module: 'src/pages/cart/cart-page.tsx',
    load: () => import('../pages/cart/cart-page.tsx'),
    title: 'Your cart',
    description: 'What you have chosen so far.',
    isPrivate: true,
  },
  {
    path: '/tools/portfolio-generator',
    module: 'src/pages/portfolio-generator/portfolio-generator-page.tsx',
    ...(import.meta.env.SSR && { itemModule: () => 'src/pages/portfolio-generator/editor.tsx' }),
    load: () => import('../pages/portfolio-generator/portfolio-generator-page.tsx'),
    title: 'Portfolio Generator: your page as one file',
    description:
      'Type who you are and what you have made, watch the page take shape, and download it as one file without scripts. Free, without an account, kept in your browser.',
  },
  {
    path: '/login',
    module: 'src/pages/login/login-page.tsx',
    load: () => import('../pages/login/login-page.tsx'),
    title: 'Log in',
    description: 'Log in to your Loomwright AI account: your cart, your dashboard and your requests.',
    access: 'guests',
  },
  {
    path: '/register',
    module: 'src/pages/register/register-page.tsx',
    load: () => import('../pages/register/register-page.tsx'),
    title: 'Create your account',
    description: 'Create a Loomwright AI account in a minute. It lives in your browser, and costs nothing.',
    access: 'guests',
  },
  {
    path: '/forgot-password',
    module: 'src/pages/forgot-password/forgot-password-page.tsx',
    load: () => import('../pages/forgot-password/forgot-password-page.tsx'),
    title: 'Forgot your password?',
    description:
      'Set a new password with the recovery code of your account, or find out what else there is to do.',
  },
  {
    path: '/dashboard',
    module: 'src/pages/dashboard/dashboard-page.tsx',
    load: () => import('../pages/dashboard/dashboard-page.tsx'),
    title: 'Dashboard',
    description: 'Your figures, your notifications and what comes next.',
    access: 'members',
    isPrivate: true,
  },
  {
    path: '/admin-dashboard',
    module: 'src/pages/admin-dashboard/admin-dashboard-page.tsx',
    load: () => import('../pages/admin-dashboard/admin-dashboard-page.tsx'),
    title: 'Admin Dashboard',
    description: 'How the company is doing, for its administrators.',
    access: 'admins',
    isPrivate: true,
  },
  {
    path: '/profile',
    module: 'src/pages/profile/profile-page.tsx',
    load: () => import('../pages/profile/profile-page.tsx'),
    title: 'Your profile',
    description: 'Your name, your picture and your password.',
    access: 'members',
    isPrivate: true,
  },
  {
    path: '/orders',
    module: 'src/pages/orders/orders-page.tsx',
    load: () => import('../pages/orders/orders-page.tsx'),
    title: 'My Orders',
    description: 'The quotes you have asked for.',
    access: 'members',
    isPrivate: true,
  },
  {
    path: '/activity',
    module: 'src/pages/activity/activity-page.tsx',
    load: () => import('../pages/activity/activity-page.tsx'),
    title: 'Your activity',
    description: 'What you have done here lately.',
    access: 'members',
    isPrivate: true,
  },
  {
    path: '/settings',
    module: 'src/pages/settings/settings-page.tsx',
    load: () => import('../pages/settings/settings-page.tsx'),
    title: 'Settings',
    description: 'How the site looks, and what it keeps of you.',
    access: 'members',
    isPrivate: true,
  },
];

/** The route of every address that is not in the table (NFD-1). */
export const notFoundRoute: Route = {
  path: '*',
  module: 'src/pages/not-found/not-found-page.tsx',
  load: () => import('../pages/not-found/not-found-page.tsx'),
  title: 'Page Not Found',
  description: 'There is no page at this address.',
  missingDocument: '/404',
};

const patterns = routes.map((route) => ({ route, ...parse(route.path) }));

export interface RouteMatch {
  readonly route: Route;
  readonly params: PageProps['params'];
}

export const matchPath = (pathname: string): RouteMatch => {
  for (const { route, pattern, keys } of patterns) {
    const found = pattern.exec(pathname);
    if (found) return { route, params: Object.fromEntries(keys.map((key, i) => [key, found[i + 1] ?? ''])) };
  }
  return { route: notFoundRoute, params: {} };
};

/** Whether the document made for `url` serves this address: as its own, or as its route's 404 document. */
export const isDocumentOf = (url: string | undefined, pathname: string): boolean =>
  url === pathname.replace(/(?<=.)\/$/, '') || url === matchPath(pathname).route.missingDocument;

export const routeTitle = ({ route: { title }, params }: RouteMatch): string =>
  typeof title === 'string' ? title : title(params);

/** Which users may see the page at an address; undefined when there is no page (DSH-3). */
export const accessOf = (pathname: string): Access | undefined => {
  const { route } = matchPath(pathname);
  return route === notFoundRoute ? undefined : (route.access ?? 'everyone');
};
