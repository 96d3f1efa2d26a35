import type { Access } from '@loomwright/auth';
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import type { PageModule, Params } from '../app/page-module.ts';
import { toPlainPath } from './addresses.ts';

/** What the browser needs of a page; what its documents need stands in `route-documents.ts`. */
export interface Route {
  readonly path: string;
  /** Until the page names the item it shows (`titleOf`). */
  readonly title: string;
  /** Which users may see it; everyone when missing. */
  readonly access?: Access;
  readonly load: () => Promise<PageModule>;
}

const table = [
  {
    path: '/',
    title: 'Intelligent AI Solutions for Next-Gen Business',
    load: () => import('../pages/home/home-page.tsx'),
  },
  { path: '/products', title: 'Products', load: () => import('../pages/products/products-page.tsx') },
  {
    path: '/products/compare',
    title: 'Compare products',
    load: () => import('../pages/compare/compare-page.tsx'),
  },
  {
    path: '/products/:id',
    title: 'Product',
    load: () => import('../pages/product/product-page.tsx'),
  },
  { path: '/services', title: 'Services', load: () => import('../pages/services/services-page.tsx') },
  { path: '/about', title: 'About us', load: () => import('../pages/about/about-page.tsx') },
  {
    path: '/contact',
    title: 'Contact',
    load: () => import('../pages/contact/contact-page.tsx'),
  },
  {
    path: '/demo',
    title: 'Schedule a demo',
    load: () => import('../pages/demo/demo-page.tsx'),
  },
  { path: '/faq', title: 'Frequently asked questions', load: () => import('../pages/faq/faq-page.tsx') },
  {
    path: '/support',
    title: 'Support',
    load: () => import('../pages/support/support-page.tsx'),
  },
  { path: '/blog', title: 'Blog', load: () => import('../pages/blog/blog-page.tsx') },
  {
    path: '/blog/:slug',
    title: 'Blog',
    load: () => import('../pages/blog-post/blog-post-page.tsx'),
  },
  {
    path: '/documentation',
    title: 'Documentation',
    load: () => import('../pages/documentation/documentation-page.tsx'),
  },
  {
    path: '/documentation/:slug',
    title: 'Documentation',
    load: () => import('../pages/documentation-item/documentation-item-page.tsx'),
  },
  { path: '/forum', title: 'Community forum', load: () => import('../pages/forum/forum-page.tsx') },
  {
    path: '/statecharts',
    title: 'Statecharts',
    load: () => import('../pages/statecharts/statecharts-page.tsx'),
  },
  {
    path: '/statecharts/:id',
    title: 'Statecharts',
    load: () => import('../pages/statechart/statechart-page.tsx'),
  },
  { path: '/privacy', title: 'Privacy', load: () => import('../pages/privacy/privacy-page.tsx') },
  { path: '/terms', title: 'Terms', load: () => import('../pages/terms/terms-page.tsx') },
  { path: '/cart', title: 'Your cart', load: () => import('../pages/cart/cart-page.tsx') },
  {
    path: '/tools/portfolio-generator',
    title: 'Portfolio Generator: your page as one file',
    load: () => import('../pages/portfolio-generator/portfolio-generator-page.tsx'),
  },
  { path: '/login', title: 'Log in', access: 'guests', load: () => import('../pages/login/login-page.tsx') },
  {
    path: '/register',
    title: 'Create your account',
    access: 'guests',
    load: () => import('../pages/register/register-page.tsx'),
  },
  {
    path: '/forgot-password',
    title: 'Forgot your password?',
    load: () => import('../pages/forgot-password/forgot-password-page.tsx'),
  },
  {
    path: '/dashboard',
    title: 'Dashboard',
    access: 'members',
    load: () => import('../pages/dashboard/dashboard-page.tsx'),
  },
  {
    path: '/admin-dashboard',
    title: 'Admin Dashboard',
    access: 'admins',
    load: () => import('../pages/admin-dashboard/admin-dashboard-page.tsx'),
  },
  {
    path: '/profile',
    title: 'Your profile',
    access: 'members',
    load: () => import('../pages/profile/profile-page.tsx'),
  },
  {
    path: '/orders',
    title: 'My Orders',
    access: 'members',
    load: () => import('../pages/orders/orders-page.tsx'),
  },
  {
    path: '/activity',
    title: 'Your activity',
    access: 'members',
    load: () => import('../pages/activity/activity-page.tsx'),
  },
  {
    path: '/settings',
    title: 'Settings',
    access: 'members',
    load: () => import('../pages/settings/settings-page.tsx'),
  },
] as const satisfies readonly Route[];

/** The route table (RTE-4). */
export const routes: readonly Route[] = table;

/** The route of every address that is not in the table (NFD-1). */
export const notFoundRoute: Route = {
  path: '*',
  title: 'Page Not Found',
  load: () => import('../pages/not-found/not-found-page.tsx'),
};

/** The document served with status 404 for addresses of this route that are not prerendered; undefined where all are. */
export const missingDocumentOf = (route: Route): string | undefined => {
  if (route === notFoundRoute) return '/404';
  return route.path.includes(':') ? route.path.replace(/:.*/, 'unknown') : undefined;
};

export type RoutePath = (typeof table)[number]['path'] | '*';

export interface RouteMatch {
  readonly route: Route;
  readonly params: Params;
}

/** The page at an address, by the matcher and the parser of wouter, which also choose what `RouteSwitch` shows. */
export const matchPath = (pathname: string): RouteMatch => {
  const path = toPlainPath(pathname);
  for (const route of routes) {
    const [isMatch, params] = matchRoute<Params>(parse, route.path, path);
    if (isMatch) return { route, params };
  }
  return { route: notFoundRoute, params: {} };
};

/**
 * Whether the document made for `url` serves this address: as its own, or as its route's 404 document; that of the
 * development server is made for none.
 */
export const isDocumentOf = (url: string | undefined, pathname: string): boolean =>
  url === toPlainPath(pathname) || (!!url && url === missingDocumentOf(matchPath(pathname).route));

/** Which users may see the page at an address; undefined when there is no page (DSH-3). */
export const accessOf = (pathname: string): Access | undefined => {
  const { route } = matchPath(pathname);
  return route === notFoundRoute ? undefined : (route.access ?? 'everyone');
};
