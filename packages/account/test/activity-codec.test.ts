import { describe, expect, it } from 'vitest';
import { MAX_ACTIVITY_TEXT } from '../src/activity.ts';
import { createActivityCodec } from '../src/activity-codec.ts';
import { MAX_ACTIVITY } from '../src/limits.ts';

const entry = { kind: 'cart', text: 'x', at: 0 };
const some = (count: number) => Array.from({ length: count }, (_, at) => ({ ...entry, at }));

describe('stored activity', { tags: ['STO-2'] }, () => {
  it.each([
    [[]],
    [[entry]],
    [[{ ...entry, at: 8.64e15 }]],
    [[{ ...entry, text: 'x'.repeat(MAX_ACTIVITY_TEXT) }]],
    [some(MAX_ACTIVITY)],
  ])('is accepted at its limits %#', { tags: ['STO-1'] }, (value) => {
    const codec = createActivityCodec(1);
    expect(codec.decode(JSON.stringify(value))).toEqual(value);
  });

  it.each([
    ['not a list', { length: 0 }],
    ['one too many', some(MAX_ACTIVITY + 1)],
    ['a null entry', [null]],
    ['an entry that is a list', [[]]],
    ['an unknown kind', [{ ...entry, kind: 'quote' }]],
    ['a text that is not a string', [{ ...entry, text: ['x'] }]],
    ['a text that is too long', [{ ...entry, text: 'x'.repeat(MAX_ACTIVITY_TEXT + 1) }]],
    ['a time that is not a number', [{ ...entry, at: '0' }]],
    ['a time before the epoch', [{ ...entry, at: -1 }]],
    ['a time after the last date', [{ ...entry, at: 8.64e15 + 2 }]],
    ['a broken entry among others', [entry, { ...entry, kind: '' }]],
  ])('is refused: %s', (_, value) => {
    const codec = createActivityCodec(1);
    expect(codec.decode(JSON.stringify(value))).toBeUndefined();
  });

  it('is read without unknown properties', () => {
    const codec = createActivityCodec(1);
    const text = JSON.stringify([{ ...entry, more: 1 }]);
    expect(codec.decode(text)).toEqual([entry]);
  });
});
