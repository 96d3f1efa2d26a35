import { expect, it } from 'vitest';
import { toCoverageText } from './coverage-text.ts';

it('the file of a coverage has a line for each title and each transition, and reads as it was', {
  tags: ['LAB-2'],
}, () => {
  const file = { tests: ['a', 'b "c"'], transitions: { 'closed|open|0': [7, 0, 1], 'ajar|close|0': [0] } };
  expect(JSON.parse(toCoverageText(file))).toEqual(file);
  expect(toCoverageText(file).split('\n')).toHaveLength(8);
});
