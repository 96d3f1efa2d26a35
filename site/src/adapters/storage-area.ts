import type { KeyValueStore, RefusalReason, Refused, WriteOutcome } from '@loomwright/storage';

const fullNames = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];

// By name: an error of another frame is no instance of this frame's classes.
const reasonOf = (error: unknown): RefusalReason =>
  fullNames.includes((error as { readonly name?: string } | null)?.name ?? '') ? 'full' : 'blocked';

/**
 * Texts in one of the browser's storages, where a refusal is an outcome: reading the property alone may throw (STO-3).
 */
export const createStorageArea = (area: () => Storage): Pick<KeyValueStore, 'read' | 'write' | 'remove'> => {
  const attempt = <T>(access: (storage: Storage) => T): T | Refused => {
    try {
      return access(area());
    } catch (error) {
      return { kind: 'refused', reason: reasonOf(error) };
    }
  };
  return {
    read: (key) =>
      attempt((storage) => {
        // Asked twice: what is missing may be filled with samples, which takes the place of what was there after all.
        const text = storage.getItem(key) ?? storage.getItem(key);
        return text === null ? { kind: 'missing' } : { kind: 'found', text };
      }),
    write: (key, text) =>
      attempt<WriteOutcome>((storage) => {
        storage.setItem(key, text);
        // A write that had no effect and threw nothing is refused, too.
        const isThere = storage.getItem(key) === text || storage.getItem(key) === text;
        return isThere ? { kind: 'written' } : { kind: 'refused', reason: 'blocked' };
      }),
    remove: (key) =>
      attempt((storage) => {
        storage.removeItem(key);
        return { kind: 'written' };
      }),
  };
};
