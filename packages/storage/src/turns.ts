import type { KeyValueStore } from './key-value-store.ts';

/** Runs work in turns at several keys, taken in this order: two that share keys must take them in the same one. */
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
