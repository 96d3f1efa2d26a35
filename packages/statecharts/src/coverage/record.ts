/** What the tests of one file took; the JSON of a record file. */
export interface FileRecord {
  readonly version: 1;
  /** The full titles of the tests, also of those that took nothing. */
  readonly tests: readonly string[];
  /** By the key of a transition and the place of a test in `tests`: how often the test took it. */
  readonly taken: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** What the tests of some files took. */
export interface TakenRecord {
  readonly files: number;
  readonly tests: ReadonlySet<string>;
  /** How often each test took a transition, by the key of the transition. */
  readonly taken: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a record from the value of its JSON; undefined when it is none. */
export const decodeRecord = (value: unknown): FileRecord | undefined => {
  if (!isPlain(value) || value.version !== 1 || !isPlain(value.taken)) return undefined;
  const { taken, tests } = value;
  if (!Array.isArray(tests) || !tests.every((title) => typeof title === 'string')) return undefined;
  const isFine = Object.values(taken).every(
    (counts) =>
      isPlain(counts) &&
      Object.entries(counts).every(
        ([place, count]) => typeof tests[Number(place)] === 'string' && Number.isSafeInteger(count),
      ),
  );
  return isFine ? (value as unknown as FileRecord) : undefined;
};

/** The record of a file from what each of its tests took, by title; tests of one title count as one. */
export const toRecord = (tests: ReadonlyMap<string, readonly ReadonlyMap<string, number>[]>): FileRecord => {
  const taken = new Map<string, Record<string, number>>();
  [...tests.values()].forEach((runs, place) => {
    for (const [key, count] of runs.flatMap((run) => [...run])) {
      const counts = taken.get(key) ?? {};
      counts[place] = (counts[place] ?? 0) + count;
      taken.set(key, counts);
    }
  });
  const sorted = [...taken].sort(([one], [other]) => (one < other ? -1 : 1));
  return { version: 1, tests: [...tests.keys()], taken: Object.fromEntries(sorted) };
};

/** The records of several files as one. */
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
  return { files: records.length, tests: new Set(records.flatMap(({ tests }) => tests)), taken };
};
