import { describe, expect, it } from 'vitest';
import { hostileSample, hostileStrings } from '../src/testing/index.ts';

describe('the hostile texts', () => {
  it('are five hundred, all different, none above 10 001 characters', () => {
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
  ])('hold %s', (_, part) => expect(hostileStrings.some((text) => text.includes(part))).toBe(true));

  it('hold lone surrogates, and texts at 10 000 characters and one above', () => {
    expect(hostileStrings.some((text) => /\p{Surrogate}/u.test(text))).toBe(true);
    expect(hostileStrings.map(({ length }) => length)).toEqual(expect.arrayContaining([10_000, 10_001]));
  });

  it('have a sample of themselves', () => {
    expect(hostileSample.length).toBeLessThan(20);
    expect(hostileSample.filter((text) => !hostileStrings.includes(text))).toEqual([]);
  });
});
