import type { Access } from '@loomwright/auth';
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { isBuilt } from '../app/left-out.ts';
import type { PageRoute, Params } from '../app/page-module.ts';
import { pageRoutes } from '../app/page-routes.ts';
import { route as notFound } from '../pages/not-found/page.ts';
import { toPlainPath } from './addresses.ts';

export const notFoundRoute: PageRoute = notFound;

// The first match wins, so names come before parameters: `~` sorts after all ASCII letters.
const order = ({ path }: PageRoute) => path.replaceAll(':', '~');

/** The routes in this build, except the not-found route, in order of precedence (RTE-4). */
export const routes: readonly PageRoute[] = Object.values(pageRoutes)
  .filter(isBuilt)
  .filter((route) => route !== notFoundRoute)
  .sort((one, other) => (order(one) < order(other) ? -1 : 1));

/** The 404 document for a route's addresses that are not prerendered. Undefined if all are prerendered. */
export const missingDocumentOf = (route: PageRoute): string | undefined => {
  if (route === notFoundRoute) return '/404';
  return route.path.includes(':') ? route.path.replace(/:.*/, 'unknown') : undefined;
};

export interface RouteMatch {
  readonly route: PageRoute;
  readonly params: Params;
}

/** Uses wouter's matcher, so that the result agrees with `RouteSwitch`. */
export const matchPath = (pathname: string): RouteMatch => {
  const path = toPlainPath(pathname);
  for (const route of routes) {
    const [isMatch, params] = matchRoute<Params>(parse, route.path, path);
    if (isMatch) return { route, params };
  }
  return { route: notFoundRoute, params: {} };
};

/** Whether the document for `url` may be hydrated at `pathname`. False on the development server. */
export const isDocumentOf = (url: string | undefined, pathname: string): boolean =>
  url === toPlainPath(pathname) || (!!url && url === missingDocumentOf(matchPath(pathname).route));

/** Undefined if no page matches (DSH-3). */
export const accessOf = (pathname: string): Access | undefined => {
  const { route } = matchPath(pathname);
  return route === notFoundRoute ? undefined : (route.access ?? 'everyone');
};
