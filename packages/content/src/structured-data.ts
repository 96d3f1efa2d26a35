import { company } from './company.ts';
import type { Configuration } from './configuration.ts';
import { findPost } from './posts.ts';

export type Thing = Readonly<Record<string, unknown>>;

/** `price` is in US dollars. */
export interface Offered {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  /** For example `per workspace, per month`; empty if none. */
  readonly unitText: string;
  readonly status: 'live' | 'coming_soon';
}

const context = 'https://schema.org';

/** Builds schema.org entities with absolute URLs, for search engines (SEO-1). */
export const describeThings = ({ origin, email, phone, linkedInUrl, gitHubUrl }: Configuration) => {
  const addressOf = (pathname: string) => new URL(pathname, origin).href;
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
    email,
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      addressLocality: company.address.city,
      addressRegion: company.address.region,
      addressCountry: company.address.countryCode,
    },
    sameAs: [linkedInUrl, gitHubUrl],
  });

  const product = ({ id, name, price, status, unitText }: Offered): Thing => ({
    '@context': context,
    '@type': 'SoftwareApplication',
    name,
    url: addressOf(`/products/${id}`),
    image: addressOf(`/og/products-${id}.png`),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    offers: {
      '@type': 'Offer',
      url: addressOf(`/products/${id}`),
      price: price.toFixed(2),
      priceCurrency: 'USD',
      ...(unitText !== '' && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: price.toFixed(2),
          priceCurrency: 'USD',
          unitText,
          billingDuration: 'P1M',
        },
      }),
      availability: `${context}/${status === 'live' ? 'InStock' : 'PreOrder'}`,
      seller: { '@id': organizationId },
    },
  });

  const post = (slug: string): Thing | undefined => {
    const found = findPost(slug);
    return (
      found && {
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
        author: { '@type': 'Person', name: found.author, url: addressOf('/about#team') },
        publisher: { '@type': 'Organization', '@id': organizationId, name: company.name },
      }
    );
  };

  /** `pages` lead from the page below home to the current one. Undefined for home. */
  const breadcrumbs = (
    pages: readonly { readonly name: string; readonly path: string }[],
  ): Thing | undefined =>
    pages.length === 0
      ? undefined
      : {
          '@context': context,
          '@type': 'BreadcrumbList',
          itemListElement: [{ name: 'Home', path: '/' }, ...pages].map(({ name, path }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            item: addressOf(path),
          })),
        };

  return { organization, product, post, breadcrumbs };
};

/** One `script` element per entity, escaped so that no text can end the element. */
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
