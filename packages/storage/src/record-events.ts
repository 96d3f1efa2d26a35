import type { Listener } from '@loomwright/kit';
import type { RefusalReason } from './key-value-store.ts';
import type { RecordOutcome } from './record.ts';
import type { Answer, Ask, Pending } from './replica.ts';

/** `isStored` is false while commands are pending or storage refuses. */
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
  /** The listener then receives every `RecordFact`. */
  | { readonly type: 'record.follow'; readonly listener: RecordListener<T> }
  /** Stores applied commands without waiting for other tabs. */
  | { readonly type: 'record.flush' }
  /** Drops commands that took effect under another key, and reads the record again. */
  | { readonly type: 'record.drop'; readonly pending: readonly Pending<C>[] }
  /** Sent only by the machine's own `watchRecord`. */
  | { readonly type: 'record.changedExternally'; readonly outcome: RecordOutcome<T> };
