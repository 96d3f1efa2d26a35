import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const folder = fileURLToPath(new URL('../../../../node_modules/.cache/transitions/', import.meta.url));

interface RecordFile {
  readonly testFile: string;
  readonly keys: readonly string[];
}

/** Keeps the transitions one test file took, in place of what an earlier run of it left. */
export const writeRecord = (testPath: string, keys: ReadonlySet<string>): void => {
  const testFile = relative(root, testPath);
  const path = `${folder}${createHash('sha256').update(testFile).digest('hex').slice(0, 16)}.json`;
  if (keys.size === 0) {
    rmSync(path, { force: true });
    return;
  }
  mkdirSync(folder, { recursive: true });
  const file: RecordFile = { testFile, keys: [...keys].sort() };
  writeFileSync(path, `${JSON.stringify(file, undefined, 2)}\n`);
};

/** All transitions the recorded test files took, and how many files there were. */
export const readRecords = (): { readonly files: number; readonly keys: ReadonlySet<string> } => {
  if (!existsSync(folder)) return { files: 0, keys: new Set() };
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(`${folder}${name}`, 'utf8')) as RecordFile)
    // A test file that is gone, or was moved, proves nothing any more.
    .filter(({ testFile }) => existsSync(`${root}${testFile}`));
  return { files: files.length, keys: new Set(files.flatMap(({ keys }) => keys)) };
};
