import { existsSync, statSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';

/** A path as reports and globs have it, whatever the system. */
export const slashed = (path: string): string => (sep === '\\' ? path.replaceAll('\\', '/') : path);

/** The path of a file as reports show it: from the folder of the command where it is below it. */
export const shownPath = (file: string): string => {
  const steps = relative('.', file);
  return slashed(steps.startsWith('..') ? file : steps);
};

/**
 * The files that paths and globs name, each once, globs without those in `node_modules`: as paths from a folder. Throws for one
 * that names none where a file is missing.
 */
export const expandFiles = async (
  patterns: readonly string[],
  folder = '.',
  onMissing: 'throw' | 'pass' = 'throw',
): Promise<readonly string[]> => {
  const files = await Promise.all(
    patterns.map(async (pattern) => {
      const path = resolve(folder, pattern);
      if (existsSync(path)) {
        if (!statSync(path).isFile()) throw new Error(`${pattern} is no file.`);
        return [pattern];
      }
      const isGlob = isDynamicPattern(slashed(pattern));
      const ignore = ['**/node_modules/**', '**/*.d.{ts,mts,cts}'];
      const found = isGlob ? await glob(slashed(pattern), { cwd: folder, ignore }) : [];
      if (found.length === 0 && onMissing === 'throw')
        throw new Error(isGlob ? `No file matches ${pattern}.` : `There is no file ${pattern}.`);
      return found.sort();
    }),
  );
  return [...new Set(files.flat())];
};
