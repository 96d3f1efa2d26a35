// What is read of a stored cart before the schema is there: what the schema reads unchanged, up to every border, and no more.
import { beforeAll, expect, it } from 'vitest';
import type { cartSchema } from '../src/cart-schema.ts';
import { decodeCartEarly } from '../src/decode-early.ts';

let schema: typeof cartSchema;
beforeAll(async () => {
  ({ cartSchema: schema } = await import('../src/cart-schema.ts'));
});

const item = { id: 1, name: 'Product 1', price: 29.99, image: '/art/1.svg', quantity: 2 };
const lines = (count: number) => Array.from({ length: count }, (_, index) => ({ ...item, id: index + 1 }));
/** What the schema makes of it, if that is what it was given. */
const unchanged = (input: unknown) => {
  const { data } = schema.safeParse(input);
  return JSON.stringify(data) === JSON.stringify(input) ? data : undefined;
};

it.each<[string, Readonly<Record<string, unknown>>]>([
  ['the lowest id', { id: 1 }],
  ['the highest id', { id: Number.MAX_SAFE_INTEGER }],
  ['no name', { name: '' }],
  ['the longest name', { name: 'x'.repeat(200) }],
  ['no price', { price: 0 }],
  ['the highest price', { price: 1_000_000 }],
  ['no picture', { image: '' }],
  ['the longest address of a picture', { image: 'x'.repeat(500) }],
  ['the lowest quantity', { quantity: 1 }],
  ['the highest quantity', { quantity: 99 }],
])('[CRT-3] [STO-4] an item with %s is read early, as the schema reads it', (_, part) => {
  const cart = [
    { ...item, ...part },
    { ...item, id: 2 },
  ];
  expect(unchanged(cart)).toEqual(cart);
  expect(decodeCartEarly(cart)).toEqual(cart);
});

it.each<Readonly<Record<string, unknown>>>([
  { id: 0 },
  { id: -1 },
  { id: 1.5 },
  { id: '1' },
  { id: 2 ** 53 },
  { name: null },
  { name: 1 },
  { name: ['Product 1'] },
  { name: 'x'.repeat(201) },
  { price: -0.01 },
  { price: 1_000_000.01 },
  { price: '29.99' },
  { price: Number.NaN },
  { image: undefined },
  { image: ['/art/1.svg'] },
  { image: 'x'.repeat(501) },
  { quantity: 0 },
  { quantity: 1.5 },
  { quantity: 100 },
  { quantity: '2' },
])('[CRT-3] [STO-2] an item with %j is not read early, nor are the good ones beside it', (part) => {
  const cart = [
    { ...item, id: 2 },
    { ...item, ...part },
  ];
  expect(unchanged(cart)).toBeUndefined();
  expect(decodeCartEarly(cart)).toBeUndefined();
});

it('[CRT-3] [STO-2] what is no list of items with all their fields and no others is not read early', () => {
  const { quantity: _, ...short } = item;
  for (const input of [
    null,
    0,
    'cart',
    {},
    item,
    { 0: item, length: 1 },
    [null],
    [[]],
    [1],
    [{}],
    [short],
    [{ ...item, note: '' }],
    // Twice, which the schema would add up.
    [item, { ...item, quantity: 3 }],
  ])
    expect(decodeCartEarly(input)).toBeUndefined();
  expect(decodeCartEarly([])).toEqual([]);
});

it('[CRT-3] [STO-2] as many lines as a cart holds are read early, and not one more', () => {
  expect(decodeCartEarly(lines(1000))).toHaveLength(1000);
  expect(decodeCartEarly(lines(1001))).toBeUndefined();
});
