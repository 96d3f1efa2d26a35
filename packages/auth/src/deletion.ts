import type { KeyValueStore } from '@loomwright/storage';
import { DELETION_KEY } from './accounts.ts';

/**
 * The unreadable copies of a key, the last first, then the key, so that an interruption leaves no gap in their numbers.
 * Undefined when storage refuses to read.
 */
const withUnreadable = (store: KeyValueStore, key: string): readonly string[] | undefined => {
  const names = [key];
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? `${key}.unreadable` : `${key}.unreadable.${number}`;
    const { kind } = store.read(name);
    if (kind === 'refused') return undefined;
    if (kind === 'missing') return names;
    names.unshift(name);
  }
};

const removeAll = (store: KeyValueStore, key: string): boolean =>
  withUnreadable(store, key)?.every((name) => store.remove(name).kind === 'written') ?? false;

/**
 * Removes the keys of a deleted account, each in its own turn: another tab's pending write comes first. The note is removed
 * last, and stays while anything is left, the stored session (`isLoggedOut`) included.
 */
export const removeLeftovers = async (
  store: KeyValueStore,
  keys: readonly string[],
  isLoggedOut: boolean,
): Promise<void> => {
  const { signal } = new AbortController();
  let isClean = isLoggedOut;
  for (const key of keys)
    isClean = (await store.exclusively(key, () => removeAll(store, key), signal)) && isClean;
  if (isClean) store.remove(DELETION_KEY);
};
