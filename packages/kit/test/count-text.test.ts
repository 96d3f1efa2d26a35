import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pluralOf, toCountText, toNumberText, toNumberWord } from '../src/index.ts';

test('a noun is singular or plural as in English', () => {
  expect([0, 1, 2, 21].map((count) => toCountText(count, 'item'))).toEqual([
    '0 items',
    '1 item',
    '2 items',
    '21 items',
  ]);
  expect(toCountText(2, 'entry', 'entries')).toBe('2 entries');
  expect(toCountText(1, 'entry', 'entries')).toBe('1 entry');
  expect(toCountText(1200, 'event')).toBe('1,200 events');
  expect([pluralOf(1, 'waits', 'wait'), pluralOf(3, 'waits', 'wait')]).toEqual(['waits', 'wait']);
});

test.each([
  [0, 'zero'],
  [13, 'thirteen'],
  [20, 'twenty'],
  [27, 'twenty-seven'],
  [99, 'ninety-nine'],
  [100, 'a hundred'],
  [1000, 'a thousand'],
  [1200, '1,200'],
])('%d is “%s” in running text', (count, word) => {
  expect(toNumberWord(count)).toBe(word);
});

test('only 1 is singular', () => {
  fc.assert(
    fc.property(fc.nat(), (count) => {
      expect(pluralOf(count, true, false)).toBe(count === 1);
    }),
  );
});

test('the grouping of any number matches Intl', () => {
  fc.assert(
    fc.property(fc.oneof(fc.nat(), fc.maxSafeNat()), (count) => {
      expect(toNumberText(count)).toBe(count.toLocaleString('en'));
    }),
  );
});
