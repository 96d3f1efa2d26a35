import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const folder = `${root}node_modules/.cache/transitions/`;

/** Stores the transitions one test file took, in place of those of its last run. */
export const writeRecord = (testPath: string, keys: ReadonlySet<string>): void => {
  const path = `${folder}${encodeURIComponent(relative(root, testPath))}`;
  rmSync(path, { force: true });
  if (keys.size === 0) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, [...keys].sort().join('\n'));
};

/** All transitions the recorded test files took, and how many files there were. */
export const readRecords = (): { readonly files: number; readonly keys: ReadonlySet<string> } => {
  if (!existsSync(folder)) return { files: 0, keys: new Set() };
  // The record of a deleted or moved test file is out of date.
  const files = readdirSync(folder).filter((name) => existsSync(`${root}${decodeURIComponent(name)}`));
  const keys = files.flatMap((name) => readFileSync(`${folder}${name}`, 'utf8').split('\n'));
  return { files: files.length, keys: new Set(keys) };
};
