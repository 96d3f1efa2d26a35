import { productFacts } from '@loomwright/catalogue';
import { posts } from '@loomwright/content';
import { runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { structuredData, type Thing, toJsonLd } from '../src/document/structured-data.ts';

const parseBack = (html: string): readonly unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );

const typesAt = (pathname: string) => structuredData(pathname).map((thing) => thing['@type']);

describe('JSON-LD', () => {
  it('[SEO-1] any text parses back unchanged, and none ends the element', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('</script><script>alert(1)</script>', '<!--', ']]>', '\u2028', '&lt;', '__proto__'),
    );
    fc.assert(
      fc.property(fc.array(fc.record({ name: texts, text: texts }), { maxLength: 3 }), (things) => {
        const html = toJsonLd(things as readonly Thing[]);
        expect(parseBack(html)).toEqual(JSON.parse(JSON.stringify(things)));
        expect(html.match(/<(?!script type="application\/ld\+json">|\/script>)/)).toBeNull();
      }),
      runs(1000),
    );
  });

  it('[SEO-1] describes the company, each product with its offer, each post, and their breadcrumbs', () => {
    expect(typesAt('/')).toEqual(['Organization']);
    expect(typesAt('/about')).toEqual(['Organization', 'BreadcrumbList']);
    for (const { id, price, status } of productFacts) {
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
    for (const { date, slug, title } of posts) {
      const [posting, crumbs] = structuredData(`/blog/${slug}`);
      expect(posting).toMatchObject({ '@type': 'BlogPosting', headline: title, datePublished: date });
      expect(crumbs).toMatchObject({
        itemListElement: [{ name: 'Home' }, { name: 'Blog' }, { name: title }],
      });
    }
  });

  it('[SEO-1] describes nothing that does not exist', () => {
    for (const pathname of ['/products/999', '/blog/unknown', '/no/such/page'])
      expect(typesAt(pathname).filter((type) => type !== 'BreadcrumbList')).toEqual([]);
  });
});
