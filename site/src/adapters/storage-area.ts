import type { KeyValueStore, RefusalReason, Refused, WriteOutcome } from '@loomwright/storage';

const fullNames = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];

// Compares names, because an error from another frame is not an instance of this frame's classes.
const reasonOf = (error: unknown): RefusalReason =>
  fullNames.includes((error as { readonly name?: string } | null)?.name ?? '') ? 'full' : 'blocked';

/** Turns a refusal into an outcome. Even reading the `localStorage` property may throw (STO-3). */
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
        // Reads twice: after one wrong `null`, the initial value would overwrite the record.
        const text = storage.getItem(key) ?? storage.getItem(key);
        return text === null ? { kind: 'missing' } : { kind: 'found', text };
      }),
    write: (key, text) =>
      attempt<WriteOutcome>((storage) => {
        storage.setItem(key, text);
        // A write may fail without throwing.
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
