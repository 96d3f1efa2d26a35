import { transitionKeys } from '@loomwright/machine-testing/stepper';
import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { extractChart } from '../src/chart.ts';
import { coverageOfKeys } from '../src/coverage/coverage-file.ts';
import { decodeRecord, joinRecords, toRecord } from '../src/coverage/record.ts';
import { toCoverageView } from '../src/lab/index.ts';

const door = createMachine({
  id: 'door',
  initial: 'closed',
  states: { closed: { on: { open: 'ajar', lock: 'locked' } }, ajar: { on: { close: 'closed' } }, locked: {} },
});

const open = 'door|closed|open|0';
const close = 'door|ajar|close|0';
const taken = (counts: Readonly<Record<string, number>>, walked: Readonly<Record<string, number>> = {}) => ({
  taken: new Map(Object.entries(counts)),
  walked: new Map(Object.entries(walked)),
});
const lock = 'door|closed|lock|0';

const record = joinRecords([
  toRecord(
    'a.test.ts',
    new Map([
      ['', [taken({ [open]: 9 }, { [lock]: 5 })]],
      ['walks', [taken({ [open]: 2, [close]: 1 }), taken({ [open]: 1 })]],
      ['idles', [taken({})]],
    ]),
  ),
  toRecord(
    'b.test.ts',
    new Map(['f', 'e', 'd', 'c', 'b', 'a'].map((title) => [title, [taken({ [open]: 1 })]])),
  ),
]);

describe('the record of a test run', { tags: ['LAB-4'] }, () => {
  it('counts how often each test took a transition, and includes tests that took none', () => {
    expect(Object.fromEntries(record.taken.get(open) ?? [])).toMatchObject({ walks: 3, a: 1, '': 9 });
    expect([...(record.taken.get(close) ?? [])]).toEqual([['walks', 1]]);
    expect(record.tests.has('idles')).toBe(true);
    expect(record.files).toBe(2);
    expect([record.taken.has(lock), record.walked.has(lock)]).toEqual([false, true]);
  });

  it('is read only from JSON of the right shape', () => {
    const good = { version: 2, path: 'a.ts', tests: ['walks'], taken: { [open]: { 0: 3 } }, walked: {} };
    expect(decodeRecord(JSON.parse(JSON.stringify(good)))).toEqual(good);
    for (const bad of [
      ...[null, [], 'door', { ...good, version: 1 }, { ...good, tests: [1] }, { ...good, taken: [] }],
      ...[
        { ...good, walked: { [open]: { 1: 3 } } },
        { ...good, path: undefined },
      ],
      ...[{ 1: 3 }, { 0: 'often' }, { __proto__: null, length: 1 }].map((counts) => ({
        ...good,
        taken: { [open]: counts },
      })),
    ])
      expect(decodeRecord(bad)).toBeUndefined();
  });
});

describe('the coverage of a chart', { tags: ['LAB-2'] }, () => {
  it('counts the tests of each transition, and names at most five of them', () => {
    const file = coverageOfKeys(transitionKeys(door), record);
    expect(file).toEqual({
      tests: ['a', 'b', 'c', 'd', 'e', 'walks'],
      transitions: { 'closed|open|0': [7, 0, 1, 2, 3, 4], 'closed|lock|0': [0], 'ajar|close|0': [1, 5] },
    });
  });

  it('is shown with counts, levels and titles, in chart order', () => {
    const { rows, summary } = toCoverageView(
      extractChart(door),
      coverageOfKeys(transitionKeys(door), record),
    );
    expect(summary).toBe('2 of 3 transitions are taken by a test.');
    expect(rows).toMatchObject([
      { state: 'closed', event: 'open', level: 'many', countText: '7 tests', moreCount: 2 },
      { state: 'closed', event: 'lock', level: 'none', countText: 'no test', tests: [], moreCount: 0 },
      { state: 'ajar', event: 'close', level: 'few', countText: '1 test', tests: ['walks'], moreCount: 0 },
    ]);
    expect(toCoverageView(extractChart(door), { tests: [], transitions: {} }).rows[0]?.level).toBe('none');
  });
});
