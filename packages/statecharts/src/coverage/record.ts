import { isRecord } from '../lab/live/read-records.ts';

/** Counts by transition key and by index in `tests`. */
type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface FileRecord {
  readonly version: 2;
  /** Path of the test file, relative to the working directory. */
  readonly path: string;
  readonly tests: readonly string[];
  readonly taken: Counts;
  /** Transitions taken by random walks. They do not count as coverage. */
  readonly walked: Counts;
}

export interface TakenRecord {
  readonly files: number;
  readonly tests: ReadonlySet<string>;
  /** Counts by transition key and test title. */
  readonly taken: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly walked: ReadonlySet<string>;
}

export interface TakenBy {
  readonly taken: ReadonlyMap<string, number>;
  readonly walked: ReadonlyMap<string, number>;
}

const areCounts = (value: unknown, tests: readonly unknown[]): boolean =>
  isRecord(value) &&
  Object.values(value).every(
    (counts) =>
      isRecord(counts) &&
      Object.entries(counts).every(
        ([place, count]) => typeof tests[Number(place)] === 'string' && Number.isSafeInteger(count),
      ),
  );

export const decodeRecord = (value: unknown): FileRecord | undefined => {
  if (!isRecord(value) || value.version !== 2 || typeof value.path !== 'string') return undefined;
  const { taken, tests, walked } = value;
  if (!Array.isArray(tests) || !tests.every((title) => typeof title === 'string')) return undefined;
  return areCounts(taken, tests) && areCounts(walked, tests) ? (value as unknown as FileRecord) : undefined;
};

const countsOf = (runs: readonly (readonly ReadonlyMap<string, number>[])[]): Counts => {
  const byKey = new Map<string, Record<string, number>>();
  for (const [place, maps] of runs.entries())
    for (const [key, count] of maps.flatMap((map) => [...map])) {
      const counts = byKey.get(key) ?? {};
      counts[place] = (counts[place] ?? 0) + count;
      byKey.set(key, counts);
    }
  return Object.fromEntries([...byKey].sort(([one], [other]) => (one < other ? -1 : 1)));
};

/** Tests with the same title are merged. */
export const toRecord = (path: string, tests: ReadonlyMap<string, readonly TakenBy[]>): FileRecord => {
  const runs = [...tests.values()];
  return {
    version: 2,
    path,
    tests: [...tests.keys()],
    taken: countsOf(runs.map((each) => each.map(({ taken }) => taken))),
    walked: countsOf(runs.map((each) => each.map(({ walked }) => walked))),
  };
};

export const joinRecords = (records: readonly FileRecord[]): TakenRecord => {
  const taken = new Map<string, Map<string, number>>();
  for (const record of records)
    for (const [key, counts] of Object.entries(record.taken)) {
      const byTest = taken.get(key) ?? new Map<string, number>();
      taken.set(key, byTest);
      for (const [place, count] of Object.entries(counts)) {
        const title = record.tests[Number(place)] ?? '';
        byTest.set(title, (byTest.get(title) ?? 0) + count);
      }
    }
  return {
    files: records.length,
    tests: new Set(records.flatMap(({ tests }) => tests)),
    taken,
    walked: new Set(records.flatMap(({ walked }) => Object.keys(walked))),
  };
};
