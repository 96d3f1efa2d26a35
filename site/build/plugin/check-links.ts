import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { toPlainPath } from '../../src/router/addresses.ts';

interface Document {
  readonly page: { readonly url: string; readonly status: 200 | 404 };
  readonly html: string;
}

const linksIn = (html: string) =>
  [...html.matchAll(/<(?:a|link)\s[^>]*?href="(\/[^"]*)"/g)].map(([, href = '']) =>
    href.replace(/[?#].*/, ''),
  );

/** Throws a one-line error if a link leads to neither a page nor a file in `out` (RTE-4). */
export const checkLinks = (documents: readonly Document[], out: string): void => {
  const urls = new Set(documents.flatMap(({ page }) => (page.status === 200 ? [page.url] : [])));
  const isFile = (path: string) => existsSync(join(out, path)) && statSync(join(out, path)).isFile();
  const broken = new Map<string, string[]>();
  for (const { html, page } of documents)
    for (const path of new Set(linksIn(html)))
      if (!urls.has(toPlainPath(path)) && !isFile(path))
        broken.set(path, [...(broken.get(path) ?? []), page.url]);
  if (broken.size === 0) return;
  const list = [...broken].map(([path, [first = '', ...others]]) => {
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return `${path} (on ${first}${more})`;
  });
  throw new Error(
    `links lead to no page: ${list.join(', ')}; look for them in packages/content/src and site/src and remove them, or add the page to site/src/pages`,
  );
};
