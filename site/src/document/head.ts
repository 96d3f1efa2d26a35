import { company } from '@loomwright/content';
import { describeThings, type Thing, toJsonLd } from '@loomwright/content/structured-data';
import { config } from '../config.ts';
import { matchPath, notFoundRoute } from '../router/routes.ts';
import { papers } from '../styles/colors.ts';
import { documentTitle, pageAt } from './documents.ts';
import { escapeMarkup } from './escape-markup.ts';

const things = describeThings(config);

export const structuredData = (pathname: string): readonly Thing[] => {
  const steps = pathname.split('/').slice(1);
  const paths = steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`);
  const pages = paths.filter((path) => path !== '/' && matchPath(path).route !== notFoundRoute);
  const { documents, params } = pageAt(pathname);
  return [
    documents.structuredData?.(things, params),
    things.breadcrumbs(pages.map((path) => ({ name: documentTitle(path), path }))),
  ].filter((thing) => thing !== undefined);
};

interface DocumentHead {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly isIndexed: boolean;
  readonly ogImage: string;
}

export const toHeadHtml = ({ title, description, url, isIndexed, ogImage }: DocumentHead): string => {
  const address = `${config.origin}${url}`;
  const { hasFeed, isArticle } = pageAt(url).documents;
  const meta = (attribute: 'name' | 'property', key: string, content: string) =>
    `<meta ${attribute}="${key}" content="${escapeMarkup(content)}">`;
  return [
    `<title>${escapeMarkup(`${title} · ${company.name}`)}</title>`,
    meta('name', 'description', description),
    isIndexed ? `<link rel="canonical" href="${escapeMarkup(address)}">` : meta('name', 'robots', 'noindex'),
    `<meta name="theme-color" content="${papers.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${papers.dark}" media="(prefers-color-scheme: dark)">`,
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', isArticle ? 'article' : 'website'),
    meta('property', 'og:site_name', company.name),
    meta('property', 'og:url', address),
    meta('property', 'og:image', `${config.origin}/og/${ogImage}.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', `${title}, beside two threads of light woven into a cloth`),
    meta('name', 'twitter:card', 'summary_large_image'),
    hasFeed
      ? `<link rel="alternate" type="application/atom+xml" title="${escapeMarkup(company.name)}" href="/feed.xml">`
      : '',
    isIndexed ? toJsonLd(structuredData(url)) : '',
  ].join('\n    ');
};
