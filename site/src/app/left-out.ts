import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import type { PageRoute, PartRoute } from './page-module.ts';
import { pageRoutes } from './page-routes.ts';

/** Whether this build has a page. */
export const isBuilt = (route: PartRoute): route is PageRoute => route.load !== false;

/** Whether a link leads to a page of a part that is left out (OPT-1): then it is not offered. */
export const isLeftOut = (href: string, routes: readonly PartRoute[] = Object.values(pageRoutes)): boolean =>
  routes.some((route) => !isBuilt(route) && matchRoute(parse, route.path, href.replace(/[?#].*/, ''))[0]);

/** The links of a list but those to pages that are left out. */
export const offered = <T extends { readonly href: string }>(links: readonly T[]): readonly T[] =>
  links.filter(({ href }) => !isLeftOut(href));
