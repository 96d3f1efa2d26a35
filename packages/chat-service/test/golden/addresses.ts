import { readFileSync } from 'node:fs';
import { comparisonHref, products, readComparison } from '@loomwright/catalogue';
import {
  DOCUMENTATION_SECTIONS,
  documentationItems,
  faq,
  headingsOf,
  loadDocumentationText,
  posts,
  privacySections,
  securitySections,
  services,
  termsSections,
} from '@loomwright/content';
import { loadPostText } from '@loomwright/content/post-texts';

/** The paths of the pages, which `site/test/words.test.ts` keeps current, with parameters filled in. */
const pages = (): ReadonlySet<string> => {
  const paths = readFileSync(new URL('page-paths.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const items: Readonly<Record<string, readonly string[]>> = {
    '/products/:id': products.map(({ id }) => `/products/${id}`),
    '/blog/:slug': posts.map(({ slug }) => `/blog/${slug}`),
    '/documentation/:slug': documentationItems.map(({ slug }) => `/documentation/${slug}`),
  };
  return new Set([...paths.flatMap((path) => items[path] ?? [path]), '/.well-known/security.txt']);
};

const parts = async (): Promise<ReadonlySet<string>> => {
  const headings = async (page: string, text: ReturnType<typeof loadPostText>) =>
    headingsOf((await text) ?? []).map(({ id }) => `${page}#${id}`);
  const nowhere = { forms: undefined, imageHost: undefined, demoFormHost: undefined, mapHost: '' };
  return new Set([
    ...faq.flatMap(({ id, entries }) => [id, ...entries.map((entry) => entry.id)]).map((id) => `/faq#${id}`),
    ...services.map(({ id }) => `/services#${id}`),
    ...DOCUMENTATION_SECTIONS.map((id) => `/documentation#${id}`),
    ...privacySections(nowhere).map(({ id }) => `/privacy#${id}`),
    ...securitySections(nowhere).map(({ id }) => `/security#${id}`),
    ...termsSections.map(({ id }) => `/terms#${id}`),
    ...[
      '/about#team',
      '/about#careers',
      '/demo?tab=expect',
      '/support?tab=channels',
      '/pricing#services',
      '/pricing#calculator',
    ],
    ...(await Promise.all(posts.map(({ slug }) => headings(`/blog/${slug}`, loadPostText(slug))))).flat(),
    ...(
      await Promise.all(
        documentationItems.map(({ slug }) => headings(`/documentation/${slug}`, loadDocumentationText(slug))),
      )
    ).flat(),
  ]);
};

const isComparison = (href: string): boolean => {
  const compared = readComparison(products, href.replace(/^[^?]*/, ''));
  return compared.length > 1 && comparisonHref(compared.map(({ id }) => id)) === href;
};

/** Resolves with a function that tells whether a link’s page and hash exist. */
export const loadAddresses = async (): Promise<(href: string) => boolean> => {
  const known = pages();
  const knownParts = await parts();
  return (href) =>
    (/[?#]/.test(href) ? knownParts.has(href) || isComparison(href) : known.has(href)) &&
    known.has(href.replace(/[?#].*/, ''));
};
