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

/** Relative to the working directory. Test runners ignore this folder. */
export const RECORDS = 'node_modules/.cache/statecharts';

export const writeRecord = (
  folder: string,
  testPath: string,
  tests: ReadonlyMap<string, readonly TakenBy[]>,
): void => {
  const record = toRecord(relative('.', testPath).split(sep).join('/'), tests);
  // Hashed, because test runners could collect a file whose name ends like a test file’s.
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

/** Merges all records in a folder, except those of deleted test files. Throws for an invalid record. */
export const readRecords = (folder: string = RECORDS): TakenRecord => {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const records = names.map((name) => {
    const record = read(join(folder, name));
    if (!record)
      throw new Error(`${join(folder, name)} is not a valid record: delete it, and run the tests again.`);
    return record;
  });
  return joinRecords(records.filter(({ path }) => existsSync(resolve(path))));
};
