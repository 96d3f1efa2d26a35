import type { KeyValueStore, Refused } from '../key-value-store.ts';

/** A fault and the operation it happens at (1 is the first that is counted). */
export interface Fault {
  /** One operation is refused; it and all after it are; the tab crashes instead of it. */
  readonly kind: 'refusedOnce' | 'refusedOn' | 'crashed';
  readonly at: number;
}

/** Thrown by the operation at which a tab crashes; nothing of that tab reaches storage afterwards. */
export class TabCrash extends Error {
  override readonly name = 'TabCrash';
}

const refused: Refused = { kind: 'refused', reason: 'blocked' };

/** One tab's storage that fails at a chosen operation (STO-3); `onCrash` is called when it crashes. */
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
    // What a crashed tab still wants to do never has its turn, and its other turns end.
    exclusively: async (key, work, signal) => {
      if (hasCrashed) throw new TabCrash('has crashed');
      return store.exclusively(key, work, signal);
    },
    watch: (key, onChange) =>
      store.watch(key, () => {
        try {
          if (!hasCrashed) onChange();
        } catch (error) {
          // The tab is gone.
          if (!(error instanceof TabCrash)) throw error;
        }
      }),
  };
  return {
    store: failing,
    /** From now on operations are counted, until one of them meets the fault. */
    arm: (next: Fault) => {
      fault = next;
      count = 0;
    },
    /** How many operations (read, write, remove) were counted. */
    operations: () => count,
    hasCrashed: () => hasCrashed,
    /** Whether a reading of this key was answered, ever. */
    hasRead: (key: string) => answered.has(key),
  };
};
