import type { TakenRecord } from './record.ts';

/** Which tests take the transitions of a machine, in a compact form. */
export interface CoverageFile {
  readonly tests: readonly string[];
  /**
   * By transition key without the machine: the number of tests, then up to five of their indices in `tests`.
   */
  readonly transitions: Readonly<Record<string, readonly number[]>>;
}

const MAX_TITLES = 5;

/** A transition key without its machine, as in a `CoverageFile`. */
export const keyInFile = (key: string): string => key.slice(key.indexOf('|') + 1);

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** For each transition, names the tests that take the fewest transitions: they are the most specific. */
export const coverageOfKeys = (keys: readonly string[], { taken }: TakenRecord): CoverageFile => {
  const breadth = new Map<string, number>();
  for (const tests of taken.values())
    for (const title of tests.keys()) breadth.set(title, (breadth.get(title) ?? 0) + 1);
  const byKey = keys.map((key) => {
    const titles = [...(taken.get(key)?.keys() ?? [])].filter((title) => title !== '');
    const named = titles
      .sort((one, other) => (breadth.get(one) ?? 0) - (breadth.get(other) ?? 0) || compare(one, other))
      .slice(0, MAX_TITLES);
    return { key, count: titles.length, named };
  });
  const tests = [...new Set(byKey.flatMap(({ named }) => named))].sort(compare);
  return {
    tests,
    transitions: Object.fromEntries(
      byKey.map(({ count, key, named }) => [
        keyInFile(key),
        [count, ...named.map((title) => tests.indexOf(title))],
      ]),
    ),
  };
};
