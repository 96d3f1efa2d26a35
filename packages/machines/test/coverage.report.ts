// Runs as its own Vitest project after all others: reads the records of their test files and requires every
// transition of every machine to be taken by some test. Only meaningful after a whole run of the node project.
import { transitionKeys } from '@loomwright/kit/testing';
import { readRecords } from '@loomwright/statecharts/records';
import { describe, expect, it } from 'vitest';
import { machines } from '../src/index.ts';

const { files, keys } = readRecords();

const reports = machines.map(({ id, create }) => {
  const all = transitionKeys(create());
  const missing = all.filter((key) => !keys.has(key));
  return { id, taken: all.length - missing.length, missing };
});

const row = (cells: readonly (string | number)[]): string =>
  cells.map((cell, column) => (column === 0 ? String(cell).padEnd(24) : String(cell).padStart(9))).join('');

console.log(
  [
    `Transition coverage, from ${files} test files`,
    row(['machine', 'taken', 'missing']),
    ...reports.map(({ id, taken, missing }) => row([id, taken, missing.length])),
    ...reports.flatMap(({ missing }) => missing.map((key) => `  missing ${key}`)),
  ].join('\n'),
);

describe('the tests of the site', () => {
  it('[LAB-4] left a record to read', () => {
    expect(files, 'run the node project first').toBeGreaterThan(0);
  });

  it.each(reports)('[LAB-4] take every transition of $id', ({ missing }) => {
    expect(missing).toEqual([]);
  });
});
