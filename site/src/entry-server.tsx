import type { Access } from '@loomwright/auth';
import {
  DOCUMENTATION_UPDATED,
  documentationItems,
  documentationSections,
  loadDocumentationText,
} from '@loomwright/content';
import { createMemoryOrigin } from '@loomwright/storage';
import { prerender } from 'react-dom/static';
import type { PageRoute } from './app/page-module.ts';
import type { Platform } from './app/site.ts';
import { App } from './app.tsx';
import { config } from './config.ts';
import { createSite } from './create-site.ts';
import { addressesOf, documentDescription, documentTitle, pageAt } from './document/documents.ts';
import { toHeadHtml } from './document/head.ts';
import { loadPageAt } from './router/page-cache.ts';
import { missingDocumentOf, notFoundRoute, routes } from './router/routes.ts';
import { shownSpans } from './shared/prose/shown-spans.ts';

export interface Page {
  readonly url: string;
  readonly file: string;
  readonly route: string;
  readonly access: Access;
  readonly status: 200 | 404;
  readonly modules: readonly string[];
  /** Modules whose content is in the document, which therefore links their styles. */
  readonly shown: readonly string[];
  readonly title: string;
  readonly head: string;
  readonly ogImage: string;
  readonly isListed: boolean;
  readonly fallbackFor?: string;
}

export { posts } from '@loomwright/content';

export const { origin } = config;

const toFile = (url: string) => (url === '/' ? 'index.html' : `${url.slice(1)}.html`);

// Pages that are not indexed use the home page's picture.
const toOgImage = (url: string, isListed: boolean) =>
  isListed && url !== '/' ? url.slice(1).replaceAll('/', '-') : 'home';

const pageOf = (url: string, status: Page['status']): Page => {
  const { documents, folder, params, route } = pageAt(url);
  const { access = 'everyone', path } = route;
  const head = { title: documentTitle(url), description: documentDescription(url) };
  const isListed =
    status === 200 && access !== 'members' && access !== 'admins' && documents.isPrivate === undefined;
  const ogImage = toOgImage(url, isListed);
  const content = documents.contentModule?.(params);
  return {
    url,
    file: toFile(url),
    route: path,
    access,
    status,
    modules: [`src/pages/${folder}/${folder}-page.tsx`, ...(content ? [content] : [])],
    shown: documents.shownModule ? [documents.shownModule] : [],
    title: head.title,
    head: toHeadHtml({ ...head, url, isIndexed: isListed, ogImage }),
    ogImage,
    isListed,
    ...(status === 404 && path !== notFoundRoute.path && { fallbackFor: url.replace(/[^/]+$/, '') }),
  };
};

const pagesOf = (route: PageRoute): Page[] => {
  const missing = missingDocumentOf(route);
  return [...addressesOf(route).map((url) => pageOf(url, 200)), ...(missing ? [pageOf(missing, 404)] : [])];
};

export const pages: readonly Page[] = [...routes, notFoundRoute].flatMap(pagesOf);

const inertPlatform: Platform = {
  store: createMemoryOrigin().openTab(),
  log: () => {},
  navigate: () => {},
  savedScrollY: () => 0,
  hasReloaded: () => false,
  goBack: () => {},
  reloadAt: () => {},
  loadHasher: () => Promise.reject(new Error('there is no login while prerendering')),
  now: () => Date.now(),
  currentYear: () => new Date().getFullYear(),
};

export const render = async ({ url }: Page): Promise<string> => {
  await loadPageAt(url, inertPlatform.hasReloaded);
  const site = createSite(inertPlatform, { pathname: url, search: '', hash: '' });
  const { prelude } = await prerender(<App site={site} ssrPath={url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return new Response(prelude).text();
};

export const readDocumentation = async () => ({
  origin,
  updated: DOCUMENTATION_UPDATED,
  parseInline: shownSpans,
  sources: await Promise.all(
    documentationItems.map(async (item) => ({
      ...item,
      section: documentationSections[item.section].title,
      text: (await loadDocumentationText(item.slug)) ?? [],
    })),
  ),
});
