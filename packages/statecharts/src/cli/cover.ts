import { transitionKeys } from '@loomwright/machine-testing/stepper';
import { coverageOf, toCoverageLines } from '../coverage/coverage.ts';
import { readRecordFolder } from '../vitest/record-folder.ts';
import type { Outcome } from './commands.ts';
import { loadMachines } from './load-machines.ts';

/** Compares the machines of a file with the records of a test run. */
export const cover = async (path: string, folder: string): Promise<Outcome> => {
  const record = readRecordFolder(folder);
  if (record.files === 0) throw new Error(`There are no records in ${folder}.`);
  const loaded = await loadMachines(path);
  const keys = loaded.flatMap(transitionKeys);
  const seen = new Set<string>();
  const twice = keys.find((key) => seen.size === seen.add(key).size);
  if (twice !== undefined)
    throw new Error(`Two transitions have the key ${twice}: leave "|" out of ids, states and events.`);
  const machines = loaded.map((machine) => coverageOf(machine, record));
  return {
    lines: toCoverageLines(machines, record.files),
    code: machines.every(({ missing }) => missing.length === 0) ? 0 : 1,
  };
};
