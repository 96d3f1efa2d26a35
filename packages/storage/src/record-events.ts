import type { RefusalReason } from './key-value-store.ts';
import type { RecordOutcome } from './record.ts';
import type { Answer, Ask } from './replica.ts';

/**
 * What a record emits to its followers: its value as it is to be shown, `isStored` when nothing waits to be stored; and
 * that this browser does not keep it.
 */
export type RecordFact<T> =
  | { readonly type: 'record.updated'; readonly key: string; readonly value: T; readonly isStored: boolean }
  | { readonly type: 'record.refused'; readonly key: string; readonly reason: RefusalReason };

export type RecordEmitted<T> =
  | RecordFact<T>
  | { readonly type: 'record.answered'; readonly answers: readonly Answer<T>[] };

export type RecordEvent<T, C> =
  | { readonly type: 'record.apply'; readonly command: C }
  | { readonly type: 'record.ask'; readonly command: C; readonly ask: Ask }
  /** Reads what is stored again, and emits it. */
  | { readonly type: 'record.refresh' }
  /** Stores what was applied without waiting for the other tabs. */
  | { readonly type: 'record.flush' }
  /** From now on the record lives in this tab's memory only. */
  | { readonly type: 'record.detach' }
  /** From the chart itself: another tab has changed the record. */
  | { readonly type: 'record.changedElsewhere'; readonly outcome: RecordOutcome<T> };
