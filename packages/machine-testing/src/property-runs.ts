const fixedSeed = 20_261_121;
const DEEP_MS = 10_000;

// Packages compile without Node's types, and the suites also run in a browser, where no `process` exists.
export const environment = (name: string): string | undefined => {
  const host = globalThis as {
    readonly process?: { readonly env?: Readonly<Record<string, string | undefined>> };
  };
  return host.process?.env?.[name];
};

const chosenSeed = (): number => {
  const text = environment('LOOMWRIGHT_SEED');
  if (text === undefined || text === '') return fixedSeed;
  const seed = Number(text);
  if (!Number.isInteger(seed)) throw new Error(`LOOMWRIGHT_SEED must be a whole number, not "${text}".`);
  return seed;
};

const isDeep = () => environment('LOOMWRIGHT_DEEP') === '1';

/**
 * The first few of a list of cases, all of them with LOOMWRIGHT_DEEP=1: for a slow test whose cases are all covered by a
 * faster one.
 */
export const samples = <T>(all: readonly T[], count = 2): readonly T[] =>
  isDeep() ? all : all.slice(0, count);

/**
 * Settings of one property, for `fc.assert`, which prints seed and path on failure: `base` runs (1000 for reducers, 100 for
 * machines), or `deep` with LOOMWRIGHT_DEEP=1 (by default a hundred times as many), as many of them as ten seconds allow. The
 * seed is fixed unless LOOMWRIGHT_SEED names another.
 */
export const runs = (base: number, deep = base * 100) => ({
  numRuns: isDeep() ? deep : base,
  ...(isDeep() && { interruptAfterTimeLimit: DEEP_MS }),
  seed: chosenSeed(),
  // Shrinking stays on, as a long counterexample explains little; only a mutant is just killed.
  endOnFailure: environment('LOOMWRIGHT_MUTANT') !== undefined,
});
