import type { KeyValueStore } from './key-value-store.ts';

/** Takes several locks in the given order. To avoid deadlocks, all callers must use the same order. */
export const inTurns = <T>(
  store: KeyValueStore,
  keys: readonly string[],
  work: () => T,
  signal: AbortSignal,
): Promise<T> =>
  keys.reduceRight<() => Promise<T>>(
    (inner, key) => () => store.exclusively(key, inner, signal),
    async () => work(),
  )();
