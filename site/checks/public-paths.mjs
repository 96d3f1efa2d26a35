// @ts-check
// The public pages that measuring scripts visit.
import { readFileSync } from 'node:fs';

/** Pages of text and cards, of a product, of a form, and of a long text. */
export const fivePaths = ['/', '/products', '/products/1', '/contact', '/blog'];

/** One public page of every template, from the built sitemap. */
export const publicPaths = () => {
  const sitemap = readFileSync(new URL('../dist/public/sitemap.xml', import.meta.url), 'utf8');
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
  /** @param {string} path */
  const templateOf = (path) => path.replace(/(?<=^\/[^/]+\/).+/, '');
  return paths.filter(
    (path, place) => paths.findIndex((other) => templateOf(other) === templateOf(path)) === place,
  );
};
