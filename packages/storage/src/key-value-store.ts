/** `blocked`: SecurityError or no storage. `full`: QuotaExceededError. */
export type RefusalReason = 'blocked' | 'full';

/** The operation changed nothing. */
export interface Refused {
  readonly kind: 'refused';
  readonly reason: RefusalReason;
}

export type ReadOutcome =
  | { readonly kind: 'found'; readonly text: string }
  | { readonly kind: 'missing' }
  | Refused;

export type WriteOutcome = { readonly kind: 'written' } | Refused;

/** Strings by key, shared by all tabs of an origin. No method throws; a refusal is an outcome (STO-3). */
export interface KeyValueStore {
  readonly read: (key: string) => ReadOutcome;
  /** A refusal keeps the old text. */
  readonly write: (key: string, text: string) => WriteOutcome;
  /** A missing key counts as removed. */
  readonly remove: (key: string) => WriteOutcome;
  /**
   * Runs `work` under the lock of `key`, once all writes by the previous holder are visible (STO-4).
   * Rejects if `signal` aborts before `work` starts.
   */
  readonly exclusively: <T>(key: string, work: () => T | Promise<T>, signal: AbortSignal) => Promise<T>;
  /**
   * Calls `onChange` when another tab has changed the key or all storage was cleared. Returns a function that
   * stops this.
   */
  readonly watch: (key: string, onChange: () => void) => () => void;
}
