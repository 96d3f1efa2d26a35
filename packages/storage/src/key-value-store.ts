/** Why a browser would not read or write: `blocked` (SecurityError, no storage at all) or `full` (QuotaExceededError). */
export type RefusalReason = 'blocked' | 'full';

/** The storage would not do it; nothing was changed. */
export interface Refused {
  readonly kind: 'refused';
  readonly reason: RefusalReason;
}

export type ReadOutcome =
  | { readonly kind: 'found'; readonly text: string }
  | { readonly kind: 'missing' }
  | Refused;

export type WriteOutcome = { readonly kind: 'written' } | Refused;

/** Text under keys, shared by all tabs of an origin. No method throws: a refusal is an outcome (STO-3). */
export interface KeyValueStore {
  /** The text stored now. */
  readonly read: (key: string) => ReadOutcome;
  /** Stores `text` at once, or refuses and keeps the old text. */
  readonly write: (key: string, text: string) => WriteOutcome;
  /** Removes the key; a key that is not there counts as removed. */
  readonly remove: (key: string) => WriteOutcome;
  /**
   * Runs `work`, which may write `key`, while no other tab does the same, having waited until what the tab before wrote is
   * visible here (STO-4). Settles as soon as `work` is done; rejects instead of beginning once `signal` is aborted.
   */
  readonly exclusively: <T>(key: string, work: () => T | Promise<T>, signal: AbortSignal) => Promise<T>;
  /** Calls back after every change another tab made to `key`, clearing everything included; returns the way to stop. */
  readonly watch: (key: string, onChange: () => void) => () => void;
}
