import type { Listener } from '@loomwright/kit';
import type { RefusalReason } from './key-value-store.ts';
import type { RecordOutcome } from './record.ts';
import type { Answer, Ask, Pending } from './replica.ts';

/**
 * What a record sends its listeners: its value as it is to be shown, `isStored` when it is the stored one; and that this
 * browser does not keep it.
 */
export type RecordFact<T> =
  | { readonly type: 'record.updated'; readonly key: string; readonly value: T; readonly isStored: boolean }
  | { readonly type: 'record.refused'; readonly key: string; readonly reason: RefusalReason };

export type RecordListener<T> = Listener<RecordFact<T>>;

export type RecordEmitted<T> =
  | { readonly type: 'record.refused'; readonly reason: RefusalReason }
  | { readonly type: 'record.answered'; readonly answers: readonly Answer<T>[] };

export type RecordEvent<T, C> =
  | { readonly type: 'record.apply'; readonly command: C }
  | { readonly type: 'record.ask'; readonly command: C; readonly ask: Ask }
  /** From now on the listener receives the facts of the record, first its value as soon as it is read. */
  | { readonly type: 'record.follow'; readonly listener: RecordListener<T> }
  /** Stores what was applied without waiting for the other tabs. */
  | { readonly type: 'record.flush' }
  /** These commands took effect under another key: they are dropped, and the record is read again. */
  | { readonly type: 'record.drop'; readonly pending: readonly Pending<C>[] }
  /** From the chart itself: another tab has changed the record. */
  | { readonly type: 'record.changedElsewhere'; readonly outcome: RecordOutcome<T> };
