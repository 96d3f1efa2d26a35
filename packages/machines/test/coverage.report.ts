// Needs the records of a full run of the `node` project. `npm run statecharts:coverage` makes that run and
// rewrites `coverage/*.json`.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transitionKeys } from '@loomwright/machine-testing';
import {
  type CoverageFile,
  coverageOf,
  coverageOfKeys,
  keyInFile,
  toCoverageLines,
} from '@loomwright/statecharts';
import { readRecords } from '@loomwright/statecharts/layout';
import { describe, expect, it } from 'vitest';
import { machines } from '../src/index.ts';

const folder = fileURLToPath(new URL('../coverage/', import.meta.url));
const record = readRecords();
const made = machines.map(({ create, id }) => ({ id, machine: create(), file: `${folder}${id}.json` }));

console.log(
  toCoverageLines(
    made.map(({ machine }) => coverageOf(machine, record)),
    record.files,
  ).join('\n'),
);

/** Leaves out test titles, so that renaming a test does not change these files. */
const toText = ({ transitions }: CoverageFile): string => {
  const rows = Object.entries(transitions).map(([key, [count]]) => `${JSON.stringify(key)}:[${count}]`);
  return `{"tests":[],"transitions":{\n${rows.join(',\n')}\n}}\n`;
};

if (process.env.LOOMWRIGHT_COVERAGE === 'write' && record.files > 0) {
  mkdirSync(folder, { recursive: true });
  for (const { file, machine } of made)
    writeFileSync(file, toText(coverageOfKeys(transitionKeys(machine), record)));
}

const again = 'run npm run statecharts:coverage';

describe('the tests of the site', () => {
  it('leave a record', { tags: ['LAB-4'] }, () => {
    expect(record.files, 'run the node project first').toBeGreaterThan(0);
  });

  it.each(made)('take every transition of $id', { tags: ['LAB-4'] }, ({ machine }) => {
    expect(coverageOf(machine, record).missing).toEqual([]);
  });

  it.each(made)('are counted for each transition of $id', { tags: ['LAB-2'] }, ({ file, machine }) => {
    expect(existsSync(file), again).toBe(true);
    const { transitions } = JSON.parse(readFileSync(file, 'utf8')) as CoverageFile;
    expect(Object.keys(transitions), again).toEqual(transitionKeys(machine).map(keyInFile));
  });

  it('leave no stale files', { tags: ['LAB-2'] }, () => {
    expect(readdirSync(folder).sort()).toEqual(made.map(({ id }) => `${id}.json`).sort());
  });
});
