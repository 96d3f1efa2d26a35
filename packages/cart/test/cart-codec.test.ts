import { describe, expect, it } from 'vitest';
import { guestCartCodec as codec } from '../src/index.ts';

const item = { id: 1, name: 'Product 1', price: 29.99, image: '/art/1.svg', quantity: 2 };
const withPart = (part: Readonly<Record<string, unknown>>) => JSON.stringify([{ ...item, ...part }]);

describe('the stored cart', () => {
  it('is stored under its key as an array of items', { tags: ['STO-1'] }, () => {
    expect(codec.key).toBe('cart');
    expect(codec.initial).toEqual([]);
    expect(codec.encode([item])).toBe(JSON.stringify([item]));
    expect(codec.decode(codec.encode([item]) ?? '')).toEqual([item]);
    expect(codec.decode('[]')).toEqual([]);
  });

  it.each([
    '',
    ' ',
    'null',
    '{}',
    '0',
    '"[]"',
    '[null]',
    '[[]]',
    '[1]',
    '[{}]',
    JSON.stringify({ 0: item, length: 1 }),
    JSON.stringify(item),
    withPart({ id: '1' }),
    withPart({ id: 0 }),
    withPart({ id: 1.5 }),
    withPart({ id: 2 ** 53 }),
    withPart({ name: null }),
    withPart({ name: 'x'.repeat(201) }),
    withPart({ price: -0.01 }),
    withPart({ price: 1_000_000.01 }),
    withPart({ price: '29.99' }),
    withPart({ image: 'x'.repeat(501) }),
    withPart({ quantity: 0 }),
    withPart({ quantity: 100 }),
    withPart({ quantity: 1.5 }),
    withPart({ quantity: -1 }),
    '[{"id":1,"name":"a","price":1e999,"image":"","quantity":1}]',
    // One bad line makes the whole cart unreadable.
    JSON.stringify([item, { ...item, id: 2, quantity: 0 }]),
  ])('%s is not a cart', { tags: ['STO-2'] }, (text) => {
    expect(codec.decode(text)).toBeUndefined();
  });

  it('unknown fields are dropped, `__proto__` grants nothing', { tags: ['STO-2'] }, () => {
    const text = `[{"__proto__":{"isAdmin":true},"constructor":1,"extra":[1],${JSON.stringify(item).slice(1)}]`;
    const cart = codec.decode(text);
    expect(cart).toEqual([item]);
    expect(Object.keys(cart?.[0] ?? {})).toEqual(['id', 'name', 'price', 'image', 'quantity']);
    expect((cart?.[0] as { isAdmin?: boolean } | undefined)?.isAdmin).toBeUndefined();
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it('lines of the same product become one, up to 99', { tags: ['CRT-1', 'STO-2'] }, () => {
    const text = JSON.stringify([item, { ...item, id: 2 }, { ...item, quantity: 98 }]);
    expect(codec.decode(text)?.map(({ id, quantity }) => [id, quantity])).toEqual([
      [1, 99],
      [2, 2],
    ]);
  });

  it('has at most 1 000 lines', { tags: ['STO-2'] }, () => {
    const lines = (count: number) =>
      JSON.stringify(Array.from({ length: count }, (_, index) => ({ ...item, id: index + 1 })));
    expect(codec.decode(lines(1000))?.length).toBe(1000);
    expect(codec.decode(lines(1001))).toBeUndefined();
  });

  it.each([
    [
      'an item 100 000 deep',
      withPart({ name: 'deep' }).replace('"deep"', '['.repeat(100_000) + ']'.repeat(100_000)),
    ],
    ['5 MB of one name', withPart({ name: 'x'.repeat(5_000_000) })],
    ['5 MB of lines', JSON.stringify(Array.from({ length: 60_000 }, (_, id) => ({ ...item, id: id + 1 })))],
  ])('%s does not throw and is not a cart', { tags: ['STO-2'] }, (_, text) => {
    expect(codec.decode(text)).toBeUndefined();
  });
});
