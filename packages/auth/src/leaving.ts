import type { KeyValueStore } from '@loomwright/storage';
import { LEAVING_KEY } from './accounts.ts';

const removeWithUnreadable = (store: KeyValueStore, key: string): boolean => {
  let isGone = store.remove(key).kind === 'written';
  for (let number = 1; ; number += 1) {
    const copy = number === 1 ? `${key}.unreadable` : `${key}.unreadable.${number}`;
    if (store.read(copy).kind !== 'found') return isGone;
    isGone = store.remove(copy).kind === 'written' && isGone;
    if (!isGone) return false;
  }
};

/**
 * Removes what an account that is gone has left, each key in its own turn: what another tab was about to write is
 * written before. The note goes last, and stays while anything is left.
 */
export const removeLeftovers = async (store: KeyValueStore, keys: readonly string[]): Promise<void> => {
  const { signal } = new AbortController();
  let isClean = true;
  for (const key of keys)
    isClean = (await store.exclusively(key, () => removeWithUnreadable(store, key), signal)) && isClean;
  if (isClean) store.remove(LEAVING_KEY);
};
