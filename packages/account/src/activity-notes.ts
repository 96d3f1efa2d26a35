import { createRepository, type KeyValueStore, type Log } from '@loomwright/storage';
import { type ActivityEntry, activityReducer } from './activity.ts';
import { createActivityCodec } from './activity-codec.ts';
import { createMemberTurns, falseIfGone } from './member-turns.ts';

export interface MemberRecordsPorts {
  readonly store: KeyValueStore;
  readonly log: Log;
  /** Whether the account is still there. */
  readonly hasAccount: (userId: number) => boolean;
}

/**
 * Adds an entry to the activity of an account, whatever other tabs add. False when this browser does not keep it (STO-3),
 * or the account is gone (AUT-8). Rejects only when the schema cannot be loaded, or `signal` aborts.
 */
export type NoteActivity = (userId: number, entry: ActivityEntry, signal: AbortSignal) => Promise<boolean>;

export const createActivityNotes =
  ({ store, log, hasAccount }: MemberRecordsPorts): NoteActivity =>
  async (userId, entry, signal) => {
    const activity = createRepository({
      store: createMemberTurns(store, () => hasAccount(userId)),
      log,
      codec: createActivityCodec(userId),
      reduce: activityReducer,
    });
    return activity
      .change({ kind: 'note', entry }, signal)
      .then(({ refused }) => refused === undefined, falseIfGone);
  };
