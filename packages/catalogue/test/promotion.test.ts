import { expect, it } from 'vitest';
import { findProduct, type Product, toPromotion } from '../src/index.ts';
import { sampleProducts as products } from './sample-products.ts';

const generator = findProduct(products, '6') as Product;
const { serviceUrl: _, ...withoutTool } = generator;

it('the live product is promoted with its price and its URL', {
  tags: ['PRD-1', 'PDP-4'],
}, () => {
  expect(toPromotion(products)).toEqual({
    name: generator.name,
    description: generator.description,
    termsText: 'Live now · Free',
    launchHref: '/tools/6',
    image: '/art/products/6.svg',
    drawing: { href: '/art/interfaces/6.svg#art', text: generator.drawing },
  });
});

it('nothing is promoted unless a live product can be opened', {
  tags: ['PRD-1', 'PDP-4'],
}, () => {
  expect(toPromotion([])).toBeUndefined();
  expect(toPromotion(products.filter(({ status }) => status !== 'live'))).toBeUndefined();
  expect(toPromotion([{ ...generator, status: 'coming_soon' }])).toBeUndefined();
  expect(toPromotion([withoutTool])).toBeUndefined();
  expect(toPromotion([withoutTool, { ...generator, name: 'First' }, generator])?.name).toBe('First');
});
