import { type ProductFacts, products } from '@loomwright/catalogue';
import { expect, test } from 'vitest';
import { toProductRange } from '../src/product-range.ts';

const [sample] = products;
const make = (...some: readonly Partial<ProductFacts>[]) =>
  toProductRange(some.flatMap((change) => (sample ? [{ ...sample, ...change }] : [])));
const soon = { status: 'coming_soon' } as const;
const live = { status: 'live' } as const;

test('texts state how many products there are, how many are live, and the top price', {
  tags: ['PRD-1'],
}, () => {
  expect(make(soon, { ...live, price: 0, isFree: true }, { ...soon, price: 5 }, soon)).toMatchObject({
    count: 'four',
    countFirst: 'Four',
    statusText: 'One is live and free; three are coming soon.',
  });
  expect(make(live, live, soon).statusText).toBe('Two are live; one is coming soon.');
  expect(make(live).statusText).toBe('One is live.');
  expect(make(soon, soon).statusText).toBe('Two are coming soon.');
  expect(make({ price: 5 }, { price: 0 }, { price: 12.5 }, { price: 12 }).highestPrice).toBe(
    '$12.50 per workspace, per month',
  );
});
