import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../src/configuration.ts';
import { posts } from '../src/index.ts';
import { describeThings, toJsonLd } from '../src/structured-data.ts';

const parseBack = (html: string): readonly unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );

describe('JSON-LD', { tags: ['SEO-1'] }, () => {
  it('any text parses back unchanged and cannot end the element', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('</script><script>alert(1)</script>', '<!--', ']]>', '\u2028', '&lt;', '__proto__'),
    );
    fc.assert(
      fc.property(fc.array(fc.record({ name: texts, text: texts }), { maxLength: 3 }), (things) => {
        const html = toJsonLd(things);
        expect(parseBack(html)).toEqual(JSON.parse(JSON.stringify(things)));
        expect(html.match(/<(?!script type="application\/ld\+json">|\/script>)/)).toBeNull();
      }),
      runs(1000),
    );
  });

  it('every address is absolute, below the origin of the deployment', () => {
    fc.assert(
      fc.property(fc.webAuthority(), fc.nat(999), (authority, id) => {
        const { origin } = new URL(`https://${authority}`);
        const { organization, product, post, breadcrumbs } = describeThings(
          readConfiguration({ LOOMWRIGHT_ORIGIN: origin }),
        );
        const own = [
          product({ id, name: 'A product', price: id / 100, unitText: '', status: 'live' }),
          ...posts.map(({ slug }) => post(slug)),
          breadcrumbs([{ name: 'A page', path: `/pages/${id}` }]),
          { ...organization(), sameAs: [] },
        ];
        const addresses = JSON.stringify(own).match(/"https?:[^"]*"/g) ?? [];
        const foreign = addresses.filter(
          (address) => !address.startsWith(`"${origin}/`) && !address.startsWith('"https://schema.org'),
        );
        expect(foreign).toEqual([]);
      }),
      runs(100),
    );
  });

  it('an unknown post has no entity, and the home page has no breadcrumbs', () => {
    const { post, breadcrumbs } = describeThings(readConfiguration({}));
    expect(post('unknown')).toBeUndefined();
    expect(breadcrumbs([])).toBeUndefined();
  });
});
