import type { KeyValueStore } from '@loomwright/storage';
import { match } from 'ts-pattern';
import { DELETION_KEY } from './accounts.ts';

/**
 * The unreadable copies of a key, the last first, then the key, so that an interruption leaves no gap in their numbers.
 * Undefined when storage refuses to read.
 */
const withUnreadable = (
  store: KeyValueStore,
  key: string,
  names: readonly string[] = [key],
): readonly string[] | undefined => {
  const name = names.length === 1 ? `${key}.unreadable` : `${key}.unreadable.${names.length}`;
  return match(store.read(name))
    .with({ kind: 'found' }, () => withUnreadable(store, key, [name, ...names]))
    .with({ kind: 'missing' }, () => names)
    .with({ kind: 'refused' }, () => undefined)
    .exhaustive();
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
