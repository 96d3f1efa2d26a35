import type { Access } from '@loomwright/auth';
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { isBuilt } from '../app/left-out.ts';
import type { PageRoute, Params } from '../app/page-module.ts';
import { pageRoutes } from '../app/page-routes.ts';
import { route as notFound } from '../pages/not-found/page.ts';
import { toPlainPath } from './addresses.ts';

/** The route of every address that no page has (NFD-1). */
export const notFoundRoute: PageRoute = notFound;

// The first match is shown, so parameters come after every name: in ASCII, `~` is behind all letters.
const order = ({ path }: PageRoute) => path.replaceAll(':', '~');

/** The routes of all pages but that one, by their paths (RTE-4). */
export const routes: readonly PageRoute[] = Object.values(pageRoutes)
  .filter(isBuilt)
  .filter((route) => route !== notFoundRoute)
  .sort((one, other) => (order(one) < order(other) ? -1 : 1));

/** The document served with status 404 for addresses of this route that are not prerendered; undefined where all are. */
export const missingDocumentOf = (route: PageRoute): string | undefined => {
  if (route === notFoundRoute) return '/404';
  return route.path.includes(':') ? route.path.replace(/:.*/, 'unknown') : undefined;
};

export interface RouteMatch {
  readonly route: PageRoute;
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
