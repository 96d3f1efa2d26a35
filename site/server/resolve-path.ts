import { createPageFinder, decodePath } from '../src/router/addresses.ts';
import type { SiteDescription } from './site-server.ts';

export type Target =
  | {
      readonly kind: 'file';
      readonly file: string;
      readonly status: 200 | 404;
      readonly policy?: string | undefined;
    }
  | { readonly kind: 'redirect'; readonly path: string };

/** Maps an address path to a file or a redirect (RTE-5), without access to the file system. */
export const createPathResolver = (site: SiteDescription, hasFile: (path: string) => boolean) => {
  const pages = new Map(Object.entries(site.pages));
  const documents = new Set(Object.values(site.pages).map(({ file }) => `/${file}`));
  const findPage = createPageFinder(pages.keys(), site);

  return (path: string): Target => {
    const file = decodePath(path);
    if (hasFile(file) && !documents.has(file)) return { kind: 'file', file, status: 200 };
    const { isKnown, url } = findPage(path);
    // Always the path of a page, so `//host/` cannot redirect to another site.
    if (isKnown && url !== path) return { kind: 'redirect', path: url };
    const page = pages.get(url);
    if (!page) throw new Error(`no document for ${url}: build the site again`);
    return { kind: 'file', file: `/${page.file}`, status: page.status, policy: page.policy };
  };
};
