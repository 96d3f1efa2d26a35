import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import {
  decodeRecord,
  type FileRecord,
  joinRecords,
  type TakenBy,
  type TakenRecord,
  toRecord,
} from './record.ts';

/** The folder of records, from the one in which tests and commands run: no runner looks for tests in there. */
export const RECORDS = 'node_modules/.cache/statecharts';

/** Stores what the tests of one file took, in place of the record of its last run. */
export const writeRecord = (
  folder: string,
  testPath: string,
  tests: ReadonlyMap<string, readonly TakenBy[]>,
): void => {
  const record = toRecord(relative('.', testPath).split(sep).join('/'), tests);
  // Not named by its path: that ends as a test does.
  const name = createHash('sha256').update(record.path).digest('hex').slice(0, 24);
  const file = join(folder, `${name}.json`);
  rmSync(file, { force: true });
  if (Object.keys({ ...record.taken, ...record.walked }).length === 0) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(record));
};

const read = (file: string): FileRecord | undefined => {
  try {
    return decodeRecord(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
};

/**
 * The records in a folder, one a test file, without those of test files that are no longer there; none where there is no such
 * folder. Throws for a file that is no record.
 */
export const readRecords = (folder: string = RECORDS): TakenRecord => {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const records = names.map((name) => {
    const record = read(join(folder, name));
    if (!record)
      throw new Error(
        `${join(folder, name)} is no record of a test file: delete it, and run the tests again.`,
      );
    return record;
  });
  return joinRecords(records.filter(({ path }) => existsSync(resolve(path))));
};
