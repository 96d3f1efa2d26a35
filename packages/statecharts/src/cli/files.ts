import { existsSync, statSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';

export const slashed = (path: string): string => (sep === '\\' ? path.replaceAll('\\', '/') : path);

/** A path relative to the working directory if the file is below it, or else the path as given. */
export const shownPath = (file: string): string => {
  const steps = relative('.', file);
  return slashed(steps.startsWith('..') ? file : steps);
};

/**
 * Paths as given, and matches of globs relative to `folder`, without duplicates. Throws if a pattern matches
 * nothing, unless `onMissing` is `pass`.
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
        if (!statSync(path).isFile()) throw new Error(`${pattern} is not a file.`);
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
