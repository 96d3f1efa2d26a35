import { products } from '@loomwright/catalogue';
import { posts } from '@loomwright/content';
import { describe, expect, it } from 'vitest';
import { structuredData } from '../src/document/head.ts';

const typesAt = (pathname: string) => structuredData(pathname).map((thing) => thing['@type']);

describe('structured data', () => {
  it('describes the company, products with offers, posts and their breadcrumbs', {
    tags: ['SEO-1'],
  }, () => {
    expect(typesAt('/')).toEqual(['Organization']);
    expect(typesAt('/about')).toEqual(['Organization', 'BreadcrumbList']);
    for (const { id, price, status } of products) {
      const [software, crumbs] = structuredData(`/products/${id}`);
      expect(software).toMatchObject({
        '@type': 'SoftwareApplication',
        offers: {
          '@type': 'Offer',
          price: price.toFixed(2),
          priceCurrency: 'USD',
          availability: `https://schema.org/${status === 'live' ? 'InStock' : 'PreOrder'}`,
        },
      });
      expect(crumbs?.itemListElement).toHaveLength(3);
    }
    for (const { date, slug, title } of FEATURES.blog ? posts : []) {
      const [posting, crumbs] = structuredData(`/blog/${slug}`);
      expect(posting).toMatchObject({ '@type': 'BlogPosting', headline: title, datePublished: date });
      expect(crumbs).toMatchObject({
        itemListElement: [{ name: 'Home' }, { name: 'Blog' }, { name: title }],
      });
    }
  });
});
