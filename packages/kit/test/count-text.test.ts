import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pluralOf, toCountText, toNumberText, toNumberWord } from '../src/index.ts';

test('a number comes with its noun in the form that English uses', () => {
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

test('a number within a sentence is a word up to twelve', () => {
  expect([0, 1, 6, 12, 13, 1200].map(toNumberWord)).toEqual(['zero', 'one', 'six', 'twelve', '13', '1,200']);
});

test('only 1 is singular', () => {
  fc.assert(
    fc.property(fc.nat(), (count) => {
      expect(pluralOf(count, true, false)).toBe(count === 1);
    }),
  );
});

test('a number is written as English writes it', () => {
  fc.assert(
    fc.property(fc.oneof(fc.nat(), fc.maxSafeNat()), (count) => {
      expect(toNumberText(count)).toBe(count.toLocaleString('en'));
    }),
  );
});
