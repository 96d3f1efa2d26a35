import { createPageFinder, decodePath } from '../src/router/addresses.ts';
import { isPage, type OfflineList } from './offline-list.ts';

export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

export type Answer =
  /** The worker does not handle the request. */
  | { readonly kind: 'pass' }
  | { readonly kind: 'listed'; readonly address: string }
  /** A chunk of another version, for a tab that still runs it. */
  | { readonly kind: 'other' }
  /** The network answers. Offline, the worker redirects to the canonical address. */
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'unknown'; readonly address: string };

/** Ignores the query of a page, which the page applies itself. */
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
    // The visitor opens a file in a tab, not a page.
    if (isFile || online.has(file)) return { kind: 'pass' };
    const { isKnown, url: address } = findPage(pathname);
    if (!isKnown) return { kind: 'unknown', address };
    return address === pathname ? { kind: 'listed', address } : { kind: 'redirect', to: address + search };
  };
};
