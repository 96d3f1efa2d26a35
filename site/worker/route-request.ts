import { isOneBelow, toCanonical } from '../server/addresses.ts';
import { isPage, type OfflineList } from './offline-list.ts';

/** What the worker reads of a request. */
export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** Who answers a request, and how. */
export type Answer =
  /** The browser, as without a worker. */
  | { readonly kind: 'pass' }
  /** A file of this version. */
  | { readonly kind: 'listed'; readonly address: string }
  /** A chunk of another version, for a tab that still runs it. */
  | { readonly kind: 'other' }
  /** The network, which redirects and refuses; without one a redirect to the page's own address, or this document. */
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'unknown'; readonly address: string };

const decode = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Decides for a version who answers its requests; queries do not matter for pages, which apply them themselves. */
export const createRouter = (list: OfflineList, origin: string) => {
  const listed = new Set([...list.shell, ...list.rest, ...list.used].map(([address]) => address));
  const isListedPage = (path: string) => isPage(path) && listed.has(path);
  return ({ method, mode, url }: Asked): Answer => {
    const { origin: asked, pathname, search } = new URL(url);
    if (method !== 'GET' || asked !== origin) return { kind: 'pass' };
    if (mode !== 'navigate') {
      if (search === '' && !isPage(pathname) && listed.has(pathname))
        return { kind: 'listed', address: pathname };
      return pathname.startsWith('/assets/') ? { kind: 'other' } : { kind: 'pass' };
    }
    if (isListedPage(pathname)) return { kind: 'listed', address: pathname };
    // A file that is opened in a tab.
    if (!isPage(pathname) && !pathname.endsWith('.html')) return { kind: 'pass' };
    const canonical = toCanonical(decode(pathname));
    if (isListedPage(canonical) && canonical !== list.notFound)
      return { kind: 'redirect', to: canonical + search };
    const below = list.fallbacks.find(({ prefix }) => isOneBelow(prefix, pathname));
    return { kind: 'unknown', address: below?.url ?? list.notFound };
  };
};
