import { expect, it } from 'vitest';
import { toAmount, toCapital, toNumberWords, toRangeWords } from '../src/index.ts';

it('an amount is singular or plural, and a range has two ends', {
  tags: ['FCT-2'],
}, () => {
  expect([toAmount(1, 'second'), toAmount(30, 'second')]).toEqual(['one second', 'thirty seconds']);
  expect(toRangeWords([2, 4])).toBe('two to four');
  expect([[1], [1, 2], [1, 2, 3]].map(toNumberWords)).toEqual(['one', 'one and two', 'one, two and three']);
  expect([toCapital('thirty minutes'), toCapital('')]).toEqual(['Thirty minutes', '']);
});
