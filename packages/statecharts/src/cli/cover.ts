import { transitionKeys } from '@loomwright/machine-testing/stepper';
import { coverageOf, toCoverageLines } from '../coverage/coverage.ts';
import { keyInFile } from '../coverage/coverage-file.ts';
import { RECORDS, readRecords } from '../coverage/record-folder.ts';
import { createFinder, type Reporter, toReport } from './findings.ts';
import type { NamedMachine } from './load-machines.ts';
import type { Outcome } from './work.ts';

export const cover = (
  loaded: readonly NamedMachine[],
  {
    records: folder = RECORDS,
    reporter,
  }: { readonly records?: string | undefined; readonly reporter: Reporter },
): Outcome => {
  const record = readRecords(folder);
  if (record.files === 0)
    throw new Error(
      `There are no records in ${folder}: add @loomwright/statecharts/vitest to the setupFiles of your Vitest configuration, and run the tests.`,
    );
  const keys = loaded.flatMap(({ machine }) => transitionKeys(machine));
  const seen = new Set<string>();
  const twice = keys.find((key) => seen.size === seen.add(key).size);
  if (twice !== undefined)
    throw new Error(
      `Two transitions have the key ${twice}: give each machine a unique \`id\`, and do not use "|" in ids, states and events.`,
    );
  const machines = loaded.map(({ machine, name }) => coverageOf(machine, record, name));
  const find = createFinder();
  const findings = machines.flatMap(({ missing, walked }, place) =>
    missing.map((key) => {
      const [state = '', ...event] = keyInFile(key).split('|');
      const by = walked.includes(key) ? 'walks only' : 'no test';
      return find(
        loaded[place] as NamedMachine,
        state,
        'covered',
        `${event.slice(0, -1).join('|')} is taken by ${by}`,
      );
    }),
  );
  const table = toCoverageLines(machines, record.files);
  return {
    lines: reporter === 'text' ? table : toReport(findings, reporter, table),
    code: findings.length === 0 ? 0 : 1,
  };
};
