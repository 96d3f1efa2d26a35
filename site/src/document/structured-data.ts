import { findProduct, productFacts } from '@loomwright/catalogue';
import { company, findPost } from '@loomwright/content';
import { config } from '../config.ts';
import { documentTitle } from '../router/route-documents.ts';
import { matchPath, routes } from '../router/routes.ts';

export type Thing = Readonly<Record<string, unknown>>;

const context = 'https://schema.org';
const addressOf = (pathname: string) => new URL(pathname, config.origin).href;

const organizationId = addressOf('/#organization');

const organization = (): Thing => ({
  '@context': context,
  '@type': 'Organization',
  '@id': organizationId,
  name: company.name,
  url: addressOf('/'),
  logo: addressOf('/icon-512.png'),
  description: company.tagline,
  foundingDate: String(company.foundedYear),
  email: config.email,
  telephone: config.phone,
  address: {
    '@type': 'PostalAddress',
    addressLocality: 'Dimapur',
    addressRegion: 'Nagaland',
    addressCountry: 'IN',
  },
  sameAs: [config.linkedInUrl, config.gitHubUrl],
});

const product = (id: string): Thing[] => {
  const found = findProduct(productFacts, id);
  if (!found) return [];
  return [
    {
      '@context': context,
      '@type': 'SoftwareApplication',
      name: found.name,
      url: addressOf(`/products/${id}`),
      image: addressOf(`/og/products-${id}.png`),
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      offers: {
        '@type': 'Offer',
        url: addressOf(`/products/${id}`),
        price: found.price.toFixed(2),
        priceCurrency: 'USD',
        availability: `${context}/${found.status === 'live' ? 'InStock' : 'PreOrder'}`,
        seller: { '@id': organizationId },
      },
    },
  ];
};

const post = (slug: string): Thing[] => {
  const found = findPost(slug);
  if (!found) return [];
  return [
    {
      '@context': context,
      '@type': 'BlogPosting',
      headline: found.title,
      description: found.excerpt,
      datePublished: found.date,
      articleSection: found.category,
      timeRequired: `PT${found.readTime}M`,
      inLanguage: 'en',
      url: addressOf(`/blog/${slug}`),
      mainEntityOfPage: addressOf(`/blog/${slug}`),
      image: addressOf(`/og/blog-${slug}.png`),
      author: { '@type': 'Organization', name: company.name, url: addressOf('/') },
      publisher: { '@type': 'Organization', '@id': organizationId, name: company.name },
    },
  ];
};

/** The path from home to the page, the page last; empty for home. */
const breadcrumbs = (pathname: string): Thing[] => {
  const steps = pathname.split('/').slice(1);
  const paths = steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`);
  const known = paths.filter((path) => routes.includes(matchPath(path).route));
  if (pathname === '/' || known.length === 0) return [];
  const items = [{ name: 'Home', path: '/' }, ...known.map((path) => ({ name: documentTitle(path), path }))];
  return [
    {
      '@context': context,
      '@type': 'BreadcrumbList',
      itemListElement: items.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: addressOf(path),
      })),
    },
  ];
};

/** The structured data of the page at an address, for search engines (SEO-1). */
export const structuredData = (pathname: string): readonly Thing[] => {
  const { route, params } = matchPath(pathname);
  const own = () => {
    if (['/', '/about', '/contact'].includes(pathname)) return [organization()];
    if (route.path === '/products/:id') return product(params.id ?? '');
    if (route.path === '/blog/:slug') return post(params.slug ?? '');
    return [];
  };
  return [...own(), ...breadcrumbs(pathname)];
};

/**
 * A `script` element of JSON-LD, escaped so that no text can end it or be read as markup, and parsed back unchanged.
 */
export const toJsonLd = (things: readonly Thing[]): string =>
  things
    .map((thing) => {
      const json = JSON.stringify(thing).replace(
        /[<>&\u2028\u2029]/g,
        (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
      return `<script type="application/ld+json">${json}</script>`;
    })
    .join('');
