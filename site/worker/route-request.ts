import { createPageFinder, decodePath } from '../src/router/addresses.ts';
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

/** Decides for a version who answers its requests; queries do not matter for pages, which apply them themselves. */
export const createRouter = (list: OfflineList, origin: string) => {
  const listed = new Set([...list.shell, ...list.rest, ...list.used].map(([address]) => address));
  const online = new Set(list.online);
  const findPage = createPageFinder([...listed].filter(isPage), list);
  return ({ method, mode, url }: Asked): Answer => {
    const { origin: asked, pathname, search } = new URL(url);
    if (method !== 'GET' || asked !== origin) return { kind: 'pass' };
    const file = decodePath(pathname);
    const isFile = !isPage(file) && listed.has(file);
    if (mode !== 'navigate') {
      if (search === '' && isFile) return { kind: 'listed', address: file };
      return pathname.startsWith('/assets/') ? { kind: 'other' } : { kind: 'pass' };
    }
    // A file that is opened in a tab.
    if (isFile || online.has(file)) return { kind: 'pass' };
    const { isKnown, url: address } = findPage(pathname);
    if (!isKnown) return { kind: 'unknown', address };
    return address === pathname ? { kind: 'listed', address } : { kind: 'redirect', to: address + search };
  };
};
