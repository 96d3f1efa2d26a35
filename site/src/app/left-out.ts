import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import type { PageRoute, PartRoute } from './page-module.ts';
import { pageRoutes } from './page-routes.ts';

export const isBuilt = (route: PartRoute): route is PageRoute => route.load !== false;

/** Whether a link leads to a page that this build leaves out (OPT-1). */
export const isLeftOut = (href: string, routes: readonly PartRoute[] = Object.values(pageRoutes)): boolean =>
  routes.some((route) => !isBuilt(route) && matchRoute(parse, route.path, href.replace(/[?#].*/, ''))[0]);

export const offered = <T extends { readonly href: string }>(links: readonly T[]): readonly T[] =>
  links.filter(({ href }) => !isLeftOut(href));
