import { createMemoryOrigin } from '@loomwright/storage';
import { prerender } from 'react-dom/static';
import { App } from './app/app.tsx';
import { toHeadHtml } from './app/head.ts';
import { loadPageAt } from './app/page-cache.ts';
import { headFor, notFoundRoute, type Route, routes } from './app/routes.ts';
import { createSite, type World } from './app/site.ts';
import { config } from './config.ts';

export interface Page {
  readonly url: string;
  readonly file: string;
  readonly status: 200 | 404;
  readonly module: string;
  readonly head: string;
  readonly isListed: boolean;
  readonly fallbackFor?: string;
}

export const { origin } = config;

const toFile = (url: string) => (url === '/' ? 'index.html' : `${url.slice(1)}.html`);

const pagesOf = (route: Route): Page[] => {
  const isListed = route.isPrivate !== true;
  const pages = route.documents.map(
    (url): Page => ({
      url,
      file: toFile(url),
      status: 200,
      module: route.module,
      head: toHeadHtml({ ...headFor(url), url, isIndexed: isListed }),
      isListed,
    }),
  );
  const { missingDocument: url } = route;
  if (!url) return pages;
  const missing: Page = {
    url,
    file: toFile(url),
    status: 404,
    module: route.module,
    head: toHeadHtml({ ...headFor(url), url, isIndexed: false }),
    isListed: false,
  };
  return [
    ...pages,
    route === notFoundRoute ? missing : { ...missing, fallbackFor: url.replace(/[^/]+$/, '') },
  ];
};

/** Every document of the site, from the route table (RTE-4). */
export const pages: readonly Page[] = [...routes, notFoundRoute].flatMap(pagesOf);

// Nothing is stored, logged or followed while a page is drawn for nobody in particular.
const inertWorld: World = {
  store: createMemoryOrigin().openTab(),
  log: () => {},
  navigate: () => {},
  savedScrollY: () => 0,
  hasReloaded: () => false,
  isReloaded: () => false,
  goBack: () => {},
  reloadAt: () => {},
  loadHasher: () => Promise.reject(new Error('nobody logs in while a page is drawn')),
  now: () => Date.now(),
  currentYear: () => new Date().getFullYear(),
};

/** The HTML of one document's root. */
export const render = async ({ url }: Page): Promise<string> => {
  await loadPageAt(url, inertWorld.hasReloaded);
  const site = createSite(inertWorld, { pathname: url, search: '', hash: '' });
  const { prelude } = await prerender(<App site={site} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return new Response(prelude).text();
};
