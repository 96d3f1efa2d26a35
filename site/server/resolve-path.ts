import { createPageFinder, decodePath } from '../src/router/addresses.ts';
import type { SiteDescription } from './site-server.ts';

export type Target =
  | {
      readonly kind: 'file';
      readonly file: string;
      readonly status: 200 | 404;
      /** Of a page. */
      readonly policy?: string | undefined;
    }
  | { readonly kind: 'redirect'; readonly path: string };

/** Maps an address path to a file or a redirect (RTE-5), without a file system. */
export const createPathResolver = (site: SiteDescription, hasFile: (path: string) => boolean) => {
  const pages = new Map(Object.entries(site.pages));
  const documents = new Set(Object.values(site.pages).map(({ file }) => `/${file}`));
  const findPage = createPageFinder(pages.keys(), site);

  return (path: string): Target => {
    const file = decodePath(path);
    if (hasFile(file) && !documents.has(file)) return { kind: 'file', file, status: 200 };
    const { isKnown, url } = findPage(path);
    // A page has one address. The target is always one of our own pages: `//host/` cannot become a redirect to another
    // origin.
    if (isKnown && url !== path) return { kind: 'redirect', path: url };
    const page = pages.get(url);
    if (!page) throw new Error(`no document for ${url}`);
    return { kind: 'file', file: `/${page.file}`, status: page.status, policy: page.policy };
  };
};
