import type { KeyValueStore, Refused } from '@loomwright/storage';

const attempt = <T>(access: (storage: Storage) => T): T | Refused => {
  // Reading the property alone may throw already.
  try {
    return access(window.sessionStorage);
  } catch (error) {
    const isFull = (error as { readonly name?: string } | null)?.name === 'QuotaExceededError';
    return { kind: 'refused', reason: isFull ? 'full' : 'blocked' };
  }
};

/** `sessionStorage`: this tab's alone, so nobody takes turns and nobody else changes it (STO-1, STO-3). */
export const sessionStore: KeyValueStore = {
  read: (key) =>
    attempt((storage) => {
      const text = storage.getItem(key);
      return text === null ? { kind: 'missing' } : { kind: 'found', text };
    }),
  write: (key, text) =>
    attempt((storage) => {
      storage.setItem(key, text);
      return { kind: 'written' };
    }),
  remove: (key) =>
    attempt((storage) => {
      storage.removeItem(key);
      return { kind: 'written' };
    }),
  exclusively: async (_, work) => work(),
  watch: () => () => {},
};
