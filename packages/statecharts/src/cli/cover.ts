import { coverageOf, toCoverageLines } from '../coverage/coverage.ts';
import { readRecordFolder } from '../vitest/record-folder.ts';
import type { Outcome } from './commands.ts';
import { loadMachines } from './load-machines.ts';

/** Compares the machines of a file with the records of a test run. */
export const cover = async (path: string, folder: string): Promise<Outcome> => {
  const record = readRecordFolder(folder);
  if (record.files === 0) throw new Error(`There are no records in ${folder}.`);
  const machines = (await loadMachines(path)).map((machine) => coverageOf(machine, record));
  return {
    lines: toCoverageLines(machines, record.files),
    code: machines.every(({ missing }) => missing.length === 0) ? 0 : 1,
  };
};
