import type { LoadPageOutcome } from '@loomwright/shell';
import type { ComponentType } from 'react';
import { matchPath, type PageProps, type Route } from './routes.ts';

const pages = new Map<Route, ComponentType<PageProps>>();

const keep = async (route: Route): Promise<void> => {
  if (!pages.has(route)) pages.set(route, (await route.load()).default);
};

/** The page at an address, when its code is here. */
export const pageAt = (pathname: string): ComponentType<PageProps> | undefined =>
  pages.get(matchPath(pathname).route);

/** Loads the code of the page at an address; a chunk that cannot be had is an outcome, not an error. */
export const loadPageAt = async (pathname: string, hasReloaded: () => boolean): Promise<LoadPageOutcome> => {
  try {
    await keep(matchPath(pathname).route);
    return { kind: 'loaded' };
  } catch {
    return { kind: 'missing', hasReloaded: hasReloaded() };
  }
};
