import { company } from '@loomwright/content';
import type { LoadPageOutcome } from '@loomwright/shell';
import { loadPart } from '../app/load-part.ts';
import type { PageModule, PageRoute } from '../app/page-module.ts';
import { matchPath } from './routes.ts';

const modules = new Map<PageRoute, PageModule>();
const preparedPaths = new Set<string>();

const load = async (pathname: string): Promise<void> => {
  const { route, params } = matchPath(pathname);
  const module = modules.get(route) ?? (await loadPart(route.load));
  modules.set(route, module);
  await module.prepare?.(params);
  preparedPaths.add(pathname);
};

export const pageAt = (pathname: string, { route } = matchPath(pathname)): PageModule | undefined => {
  const module = modules.get(route);
  return module?.prepare && !preparedPaths.has(pathname) ? undefined : module;
};

export const titleFor = (pathname: string): string => {
  const match = matchPath(pathname);
  const title = modules.get(match.route)?.titleOf?.(match.params) ?? match.route.title;
  return `${title} · ${company.name}`;
};

export const pageFacts = (pathname: string) => ({
  isLoaded: pageAt(pathname) !== undefined,
  title: titleFor(pathname),
});

/** Never rejects: a chunk that fails to load is an outcome. */
export const loadPageAt = async (pathname: string, hasReloaded: () => boolean): Promise<LoadPageOutcome> => {
  try {
    await load(pathname);
    return { kind: 'loaded', title: titleFor(pathname) };
  } catch {
    return { kind: 'missing', hasReloaded: hasReloaded() };
  }
};
