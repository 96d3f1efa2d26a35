import type { Access } from '@loomwright/auth';
import { findProduct, productFacts, toPriceText } from '@loomwright/catalogue';
import type { ComponentType } from 'react';
import { parse } from 'regexparam';

/** What a page is given: the parts of its address, and how the person came to it. */
export interface PageProps {
  readonly params: Readonly<Record<string, string>>;
  readonly arrival: 'document' | 'navigation';
}

/** What a document's head says. */
export interface Head {
  readonly title: string;
  readonly description: string;
}

type PageModule = { readonly default: ComponentType<PageProps> };

export interface Route {
  readonly path: string;
  /** The page's module, as the build's manifest spells it: it becomes a chunk of its own. */
  readonly module: string;
  readonly load: () => Promise<PageModule>;
  readonly head: (params: PageProps['params']) => Head;
  /** The addresses that are prerendered. */
  readonly documents: readonly string[];
  /** Who may see it; everyone when missing. */
  readonly access?: Access;
  /** Private pages are not indexed and not in the sitemap (RTE-5). */
  readonly isPrivate?: true;
  /** The document that answers, with status 404, for addresses of this route that are not prerendered. */
  readonly missingDocument?: string;
}

const productHead = ({ id = '' }: PageProps['params']): Head => {
  const product = findProduct(productFacts, id);
  return product
    ? {
        title: product.name,
        description: `${product.name} by Loomwright AI: ${product.category}, ${toPriceText(product)}. Features, price and how to try it.`,
      }
    : { title: 'Product not found', description: 'The product you’re looking for doesn’t exist.' };
};

/** The one table of the site: lazy chunks, titles, descriptions, prerendering and the sitemap follow it (RTE-4). */
export const routes: readonly Route[] = [
  {
    path: '/',
    module: 'src/pages/home/home-page.tsx',
    load: () => import('../pages/home/home-page.tsx'),
    head: () => ({
      title: 'Intelligent AI Solutions for Next-Gen Business',
      description:
        'Loomwright AI weaves automation, assistants, analytics and custom AI into the way your business already works.',
    }),
    documents: ['/'],
  },
  {
    path: '/products',
    module: 'src/pages/products/products-page.tsx',
    load: () => import('../pages/products/products-page.tsx'),
    head: () => ({
      title: 'Products',
      description:
        'Chat assistants, forecasts, model APIs, workflow automation and customer insight: the Loomwright AI catalogue with plain prices.',
    }),
    documents: ['/products'],
  },
  {
    path: '/products/:id',
    module: 'src/pages/product/product-page.tsx',
    load: () => import('../pages/product/product-page.tsx'),
    head: productHead,
    documents: productFacts.map(({ id }) => `/products/${id}`),
    missingDocument: '/products/unknown',
  },
  {
    path: '/cart',
    module: 'src/pages/cart/cart-page.tsx',
    load: () => import('../pages/cart/cart-page.tsx'),
    head: () => ({
      title: 'Your cart',
      description: 'What you have chosen so far.',
    }),
    documents: ['/cart'],
    isPrivate: true,
  },
  {
    path: '/login',
    module: 'src/pages/login/login-page.tsx',
    load: () => import('../pages/login/login-page.tsx'),
    head: () => ({
      title: 'Log in',
      description: 'Log in to your Loomwright AI account: your cart, your dashboard and your requests.',
    }),
    documents: ['/login'],
    access: 'guests',
  },
  {
    path: '/register',
    module: 'src/pages/register/register-page.tsx',
    load: () => import('../pages/register/register-page.tsx'),
    head: () => ({
      title: 'Create your account',
      description: 'Create a Loomwright AI account in a minute. It lives in your browser, and costs nothing.',
    }),
    documents: ['/register'],
    access: 'guests',
  },
  {
    path: '/dashboard',
    module: 'src/pages/dashboard/dashboard-page.tsx',
    load: () => import('../pages/dashboard/dashboard-page.tsx'),
    head: () => ({
      title: 'Dashboard',
      description: 'Your figures, your notifications and what comes next.',
    }),
    documents: ['/dashboard'],
    access: 'members',
    isPrivate: true,
  },
  {
    path: '/admin-dashboard',
    module: 'src/pages/admin-dashboard/admin-dashboard-page.tsx',
    load: () => import('../pages/admin-dashboard/admin-dashboard-page.tsx'),
    head: () => ({
      title: 'Admin Dashboard',
      description: 'How the company is doing, for its administrators.',
    }),
    documents: ['/admin-dashboard'],
    access: 'admins',
    isPrivate: true,
  },
];

/** Answers every address that is in no row of the table (NFD-1). */
export const notFoundRoute: Route = {
  path: '*',
  module: 'src/pages/not-found/not-found-page.tsx',
  load: () => import('../pages/not-found/not-found-page.tsx'),
  head: () => ({
    title: 'Page Not Found',
    description: 'There is no page at this address.',
  }),
  documents: [],
  missingDocument: '/404',
};

const patterns = routes.map((route) => ({ route, ...parse(route.path) }));

export interface RouteMatch {
  readonly route: Route;
  readonly params: PageProps['params'];
}

/** The row of the table that answers an address. */
export const matchPath = (pathname: string): RouteMatch => {
  for (const { route, pattern, keys } of patterns) {
    const found = pattern.exec(pathname);
    if (found) return { route, params: Object.fromEntries(keys.map((key, i) => [key, found[i + 1] ?? ''])) };
  }
  return { route: notFoundRoute, params: {} };
};

/** The prerendered document that an address is answered with. */
export const documentFor = (pathname: string): string => {
  const { route } = matchPath(pathname);
  const plain = pathname.replace(/(?<=.)\/$/, '');
  return route.documents.includes(plain) ? plain : (route.missingDocument ?? '/404');
};

export const headFor = (pathname: string): Head => {
  const { route, params } = matchPath(pathname);
  return route.head(params);
};

/** Who may see the page at an address; undefined when there is none (DSH-3). */
export const accessOf = (pathname: string): Access | undefined => {
  const { route } = matchPath(pathname);
  return route === notFoundRoute ? undefined : (route.access ?? 'everyone');
};

/** The full title of the page at an address. */
export const titleFor = (pathname: string): string => `${headFor(pathname).title} · Loomwright AI`;
