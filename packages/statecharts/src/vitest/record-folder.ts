import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decodeRecord, type FileRecord, joinRecords, type TakenRecord } from '../coverage/record.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** The folder of the records of a test run: the value of `LOOMWRIGHT_RECORD`, or one in the cache where that is only `1`. */
const folderOf = (wish = '1'): string =>
  wish === '1' ? `${root}node_modules/.cache/transitions` : resolve(wish);

// Not with the ending of a test: Vitest would run it.
const ENDING = '.json';

const recordName = (testPath: string): string => `${encodeURIComponent(relative(root, testPath))}${ENDING}`;

/** Stores the record of one test file, in place of that of its last run. */
export const writeRecord = (wish: string, testPath: string, record: FileRecord): void => {
  const folder = folderOf(wish);
  const path = join(folder, recordName(testPath));
  rmSync(path, { force: true });
  if (Object.keys(record.taken).length === 0) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, JSON.stringify(record));
};

const read = (path: string): FileRecord | undefined => {
  try {
    return decodeRecord(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
};

/** The records in a folder, one a test file; throws where there is no folder, and for a file that is no record. */
export const readRecordFolder = (path: string): TakenRecord => {
  if (!existsSync(path)) throw new Error(`There is no folder ${path}.`);
  return joinRecords(
    readdirSync(path).map((name) => {
      const record = read(join(path, name));
      if (!record) throw new Error(`${join(path, name)} is no record of a test file.`);
      return record;
    }),
  );
};

/** What the test files of this repository took when they were last recorded. */
export const readRecords = (): TakenRecord => {
  const folder = folderOf();
  if (!existsSync(folder)) return joinRecords([]);
  // The record of a deleted or moved test file is out of date, and one in the shape of earlier days is none.
  const files = readdirSync(folder).filter(
    (name) =>
      name.endsWith(ENDING) && existsSync(join(root, decodeURIComponent(name.slice(0, -ENDING.length)))),
  );
  return joinRecords(files.flatMap((name) => read(join(folder, name)) ?? []));
};
