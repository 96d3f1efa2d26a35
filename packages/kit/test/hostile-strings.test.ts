import { describe, expect, it } from 'vitest';
import { hostileSample, hostileStrings } from '../src/testing/index.ts';

describe('the hostile texts', () => {
  it('are five hundred, all different, of at most 10 001 characters', () => {
    expect(hostileStrings).toHaveLength(500);
    expect(new Set(hostileStrings).size).toBe(500);
    expect(Math.max(...hostileStrings.map(({ length }) => length))).toBe(10_001);
  });

  it.each([
    ['a script', '<script>'],
    ['NUL', '\u0000'],
    ['an override of direction', '\u202e'],
    ['the prototype', '__proto__'],
    ['an emoji', '\u{1f600}'],
    ['a combining mark', '\u0301'],
  ])('contain %s', (_, part) => expect(hostileStrings.some((text) => text.includes(part))).toBe(true));

  it('contain lone surrogates, and texts of 10 000 and 10 001 characters', () => {
    expect(hostileStrings.some((text) => /\p{Surrogate}/u.test(text))).toBe(true);
    expect(hostileStrings.map(({ length }) => length)).toEqual(expect.arrayContaining([10_000, 10_001]));
  });

  it('have a sample', () => {
    expect(hostileSample.length).toBeLessThan(20);
    expect(hostileSample.filter((text) => !hostileStrings.includes(text))).toEqual([]);
  });
});
