import type { KeyValueStore, Refused } from '../key-value-store.ts';

export interface Fault {
  /** Refuses operation `at` (from 1), refuses it and all later ones, or crashes the tab at it. */
  readonly kind: 'refusedOnce' | 'refusedOn' | 'crashed';
  readonly at: number;
}

export class TabCrash extends Error {
  override readonly name = 'TabCrash';
}

const refused: Refused = { kind: 'refused', reason: 'blocked' };

/** A tab's storage that fails at a chosen operation (STO-3). */
export const createFaultyStore = (store: KeyValueStore, onCrash: () => void = () => {}) => {
  let fault: Fault | undefined;
  let count = 0;
  let hasCrashed = false;
  const answered = new Set<string>();

  const attempt = <T>(operation: () => T): T | Refused => {
    if (hasCrashed) return refused;
    if (!fault) return operation();
    count += 1;
    const { kind, at } = fault;
    if (count < at || (kind !== 'refusedOn' && count > at)) return operation();
    if (kind !== 'crashed') return refused;
    hasCrashed = true;
    onCrash();
    throw new TabCrash(`crashed at operation ${at}`);
  };

  const failing: KeyValueStore = {
    read: (key) => {
      const outcome = attempt(() => store.read(key));
      if (outcome.kind !== 'refused') answered.add(key);
      return outcome;
    },
    write: (key, text) => attempt(() => store.write(key, text)),
    remove: (key) => attempt(() => store.remove(key)),
    // A crashed tab gets no lock, and releases the locks that it holds.
    exclusively: async (key, work, signal) => {
      if (hasCrashed) throw new TabCrash('has crashed');
      return store.exclusively(key, work, signal);
    },
    watch: (key, onChange) =>
      store.watch(key, () => {
        try {
          if (!hasCrashed) onChange();
        } catch (error) {
          if (!(error instanceof TabCrash)) throw error;
        }
      }),
  };
  return {
    store: failing,
    /** Sets the fault, and restarts the count of operations. */
    arm: (next: Fault) => {
      fault = next;
      count = 0;
    },
    operations: () => count,
    hasCrashed: () => hasCrashed,
    hasRead: (key: string) => answered.has(key),
  };
};
