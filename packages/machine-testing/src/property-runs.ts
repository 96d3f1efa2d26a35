const fixedSeed = 20_261_121;
const DEEP_MS = 10_000;

// Browsers have no `process`, and packages compile without Node's types.
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
  if (!Number.isInteger(seed)) throw new Error(`LOOMWRIGHT_SEED must be an integer, not "${text}".`);
  return seed;
};

const isDeep = () => environment('LOOMWRIGHT_DEEP') === '1';

/** The first `count` cases, or all with LOOMWRIGHT_DEEP=1. For slow tests that a faster test complements. */
export const samples = <T>(all: readonly T[], count = 2): readonly T[] =>
  isDeep() ? all : all.slice(0, count);

/** Options for `fc.assert`, with a fixed seed unless LOOMWRIGHT_SEED is set. Throws if it is not an integer. */
export const runs = (base: number, deep = base * 100) => ({
  numRuns: isDeep() ? deep : base,
  ...(isDeep() && { interruptAfterTimeLimit: DEEP_MS }),
  seed: chosenSeed(),
  // No shrinking in mutation tests: a mutant only has to be killed.
  endOnFailure: environment('LOOMWRIGHT_MUTANT') !== undefined,
});
