// A `Storage` over a tab of a simulated browser, which misbehaves at one operation.
import type { KeyValueStore } from '@loomwright/storage';

export const FAULT_KINDS = [
  // The property throws.
  'SecurityError',
  'QuotaExceededError',
  // `setItem` returns, and nothing was stored.
  'ignored write',
  // `getItem` finds nothing where something is.
  'null read',
  'truncated read',
  // Another tab adds a product just before.
  'foreign write',
  // Everything is removed just before.
  'clear',
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

export type Operation = 'found' | 'missing' | 'write' | 'remove';

/** The operations that a fault can happen to. */
export const OPERATIONS_OF: Readonly<Record<FaultKind, readonly Operation[]>> = {
  SecurityError: ['found', 'missing', 'write', 'remove'],
  QuotaExceededError: ['write'],
  'ignored write': ['write'],
  'null read': ['found'],
  'truncated read': ['found'],
  'foreign write': ['found', 'missing', 'write', 'remove'],
  clear: ['found', 'missing', 'write', 'remove'],
};

export interface FaultyStorage {
  readonly area: () => Storage;
  /** What each operation was: what it called first, and whether it found something. */
  readonly operations: () => readonly Operation[];
  /** Whether the fault was met by an operation that it changes. */
  readonly hasHappened: () => boolean;
}

/** `at` counts from 1; `interfere` is called just before the operation that is met. */
export const createFaultyStorage = (
  store: KeyValueStore,
  { kind, at }: { readonly kind: FaultKind; readonly at: number },
  interfere: () => void,
): FaultyStorage => {
  let count = 0;
  const operations: Operation[] = [];
  const note = (operation: Operation) => {
    operations[count - 1] ??= operation;
  };
  let hasHappened = false;
  const happen = () => {
    hasHappened = true;
    interfere();
  };
  const readNow = (key: string) => {
    const found = store.read(key);
    return found.kind === 'found' ? found.text : null;
  };
  /** Whether this operation meets the fault, which happens once. */
  const meets = (...kinds: readonly FaultKind[]): boolean =>
    count === at && !hasHappened && kinds.includes(kind);
  const begin = () => {
    count += 1;
    if (meets('SecurityError')) {
      happen();
      throw new DOMException('denied', 'SecurityError');
    }
    if (meets('foreign write', 'clear')) {
      happen();
    }
  };
  const storage = {
    getItem: (key: string) => {
      const text = readNow(key);
      note(text === null ? 'missing' : 'found');
      if (text === null) return null;
      if (meets('null read')) {
        happen();
        return null;
      }
      if (!meets('truncated read')) return text;
      happen();
      return text.slice(0, -1);
    },
    setItem: (key: string, text: string) => {
      note('write');
      if (meets('QuotaExceededError')) {
        happen();
        throw new DOMException('full', 'QuotaExceededError');
      }
      if (meets('ignored write')) {
        happen();
        return;
      }
      store.write(key, text);
    },
    removeItem: (key: string) => {
      note('remove');
      store.remove(key);
    },
  };
  return {
    area: () => {
      begin();
      return storage as unknown as Storage;
    },
    operations: () => operations,
    hasHappened: () => hasHappened,
  };
};
