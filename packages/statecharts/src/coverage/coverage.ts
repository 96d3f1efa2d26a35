import { transitionKeys } from '@loomwright/machine-testing/stepper';
import type { AnyStateMachine } from 'xstate';
import { toCountText } from '../texts.ts';
import type { TakenRecord } from './record.ts';

/** Transitions of a machine that no test has taken, and those taken only by random walks. */
export const coverageOf = (machine: AnyStateMachine, { taken, walked }: TakenRecord, id = machine.id) => {
  const keys = transitionKeys(machine);
  const missing = keys.filter((key) => !taken.has(key));
  return { id, count: keys.length, missing, walked: missing.filter((key) => walked.has(key)) };
};

export type MachineCoverage = ReturnType<typeof coverageOf>;

// Rounds down, so that one missing transition in a thousand is not 100 %.
const percentText = ({ count, missing }: MachineCoverage): string =>
  `${count === 0 ? 100 : Math.floor((100 * (count - missing.length)) / count)} %`;

/** Formats coverage as a table followed by the missing transitions. */
export const toCoverageLines = (machines: readonly MachineCoverage[], files: number): readonly string[] => {
  const rows = [
    ['machine', 'taken', 'missing', ''],
    ...machines.map((one) => [
      one.id,
      String(one.count - one.missing.length),
      String(one.missing.length),
      percentText(one),
    ]),
  ];
  const width = Math.max(...rows.map(([id = '']) => id.length));
  return [
    `Transition coverage, from ${toCountText(files, 'test file')}`,
    ...rows.map(([id = '', ...cells]) => id.padEnd(width) + cells.map((cell) => cell.padStart(9)).join('')),
    ...machines.flatMap(({ missing, walked }) =>
      missing.map((key) => `  missing ${key}${walked.includes(key) ? ' (taken only by walks)' : ''}`),
    ),
  ];
};
