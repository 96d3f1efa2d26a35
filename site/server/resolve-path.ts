import { isOneBelow, toCanonical } from './addresses.ts';
import { isFilePath } from './public-files.ts';
import type { SiteDescription } from './site-server.ts';

export type Target =
  | {
      readonly kind: 'file';
      readonly file: string;
      readonly status: 200 | 404;
      /** Of a page. */
      readonly policy?: string | undefined;
    }
  | { readonly kind: 'redirect'; readonly path: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'malformed' };

const decode = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/** Maps an address path to a file, a redirect or a status (RTE-5), without a file system. */
export const createPathResolver = (site: SiteDescription, hasFile: (path: string) => boolean) => {
  const pages = new Map(Object.entries(site.pages));
  const documents = new Set(Object.values(site.pages).map(({ file }) => `/${file}`));
  const toPage = (url: string): Target => {
    const page = pages.get(url);
    return page ? { kind: 'file', ...page, file: `/${page.file}` } : { kind: 'missing' };
  };

  return (rawPath: string): Target => {
    const path = decode(rawPath);
    if (path === undefined || path.includes('\0')) return { kind: 'malformed' };
    if (pages.has(rawPath)) return toPage(rawPath);
    if (hasFile(path) && !documents.has(path)) return { kind: 'file', file: path, status: 200 };
    // A page has one address, so that the client's routes match the same one. The target is always one of our own
    // pages: `//host/` cannot become a redirect to another origin.
    const canonical = toCanonical(path);
    if (canonical !== rawPath && pages.get(canonical)?.status === 200) {
      return { kind: 'redirect', path: canonical };
    }
    if (path.startsWith('/assets/') || isFilePath(path)) return { kind: 'missing' };
    return toPage(site.fallbacks.find(({ prefix }) => isOneBelow(prefix, rawPath))?.url ?? site.notFound);
  };
};
