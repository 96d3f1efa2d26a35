import { findProduct, productFacts, toUnitText } from '@loomwright/catalogue';
import { describeThings, type Thing, toJsonLd } from '@loomwright/content/structured-data';
import { config } from '../config.ts';
import { documentTitle } from '../router/route-documents.ts';
import { matchPath, routes } from '../router/routes.ts';
import { papers } from '../styles/colors.ts';
import { escapeMarkup } from './escape-markup.ts';

const { organization, product, post, breadcrumbs } = describeThings(config);

const itself = (pathname: string): Thing | undefined => {
  const { route, params } = matchPath(pathname);
  const found = route.path === '/products/:id' ? findProduct(productFacts, params.id ?? '') : undefined;
  if (found) return product({ ...found, unitText: toUnitText(found) });
  if (route.path === '/blog/:slug') return post(params.slug ?? '');
  return ['/', '/about', '/contact'].includes(pathname) ? organization() : undefined;
};

/** The structured data of the page at an address, for search engines (SEO-1). */
export const structuredData = (pathname: string): readonly Thing[] => {
  const steps = pathname.split('/').slice(1);
  const paths = steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`);
  const pages = paths.filter((path) => path !== '/' && routes.includes(matchPath(path).route));
  const things = [itself(pathname), breadcrumbs(pages.map((path) => ({ name: documentTitle(path), path })))];
  return things.filter((thing) => thing !== undefined);
};

interface DocumentHead {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly isIndexed: boolean;
  /** The name of its picture file, without folder and extension. */
  readonly ogImage: string;
}

/** The head of a prerendered document as HTML (SEO-1). */
export const toHeadHtml = ({ title, description, url, isIndexed, ogImage }: DocumentHead): string => {
  const address = `${config.origin}${url}`;
  const meta = (attribute: 'name' | 'property', key: string, content: string) =>
    `<meta ${attribute}="${key}" content="${escapeMarkup(content)}">`;
  return [
    `<title>${escapeMarkup(`${title} · Loomwright AI`)}</title>`,
    meta('name', 'description', description),
    isIndexed ? `<link rel="canonical" href="${escapeMarkup(address)}">` : meta('name', 'robots', 'noindex'),
    `<meta name="theme-color" content="${papers.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${papers.dark}" media="(prefers-color-scheme: dark)">`,
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', url.startsWith('/blog/') ? 'article' : 'website'),
    meta('property', 'og:site_name', 'Loomwright AI'),
    meta('property', 'og:url', address),
    meta('property', 'og:image', `${config.origin}/og/${ogImage}.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', `${title}, beside two threads of light woven into a cloth`),
    meta('name', 'twitter:card', 'summary_large_image'),
    url.startsWith('/blog')
      ? '<link rel="alternate" type="application/atom+xml" title="Loomwright AI" href="/feed.xml">'
      : '',
    // No structured data for pages that are not indexed.
    isIndexed ? toJsonLd(structuredData(url)) : '',
  ].join('\n    ');
};
