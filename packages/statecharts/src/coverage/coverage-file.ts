import type { TakenRecord } from './record.ts';

/** Which tests take the transitions of a machine, as the lab loads it. */
export interface CoverageFile {
  /** Titles of tests, sorted. */
  readonly tests: readonly string[];
  /** By the key of a transition without its machine: how many tests take it, then the places of some of them in `tests`. */
  readonly transitions: Readonly<Record<string, readonly number[]>>;
}

/** The most titles that a transition has. */
const MAX_TITLES = 5;

/** The key of a transition within the file of its machine. */
export const keyInFile = (key: string): string => key.slice(key.indexOf('|') + 1);

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Of the tests that take a transition those are named that take the fewest others: they are about it. */
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
