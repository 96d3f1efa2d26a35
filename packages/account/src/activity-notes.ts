import { createRepository, type KeyValueStore, type Log } from '@loomwright/storage';
import { type ActivityEntry, activityReducer } from './activity.ts';
import { createActivityCodec } from './activity-codec.ts';

export interface MemberRecordsPorts {
  readonly store: KeyValueStore;
  readonly log: Log;
}

/**
 * Writes down what an account did, beside everything else it did in any tab. False when this browser does not keep it
 * (STO-3). Rejects only when the schema cannot be had, or `signal` calls off the turn.
 */
export type NoteActivity = (userId: number, entry: ActivityEntry, signal: AbortSignal) => Promise<boolean>;

export const createActivityNotes =
  ({ store, log }: MemberRecordsPorts): NoteActivity =>
  async (userId, entry, signal) => {
    const codec = createActivityCodec(userId);
    const activity = createRepository({ store, log, codec, reduce: activityReducer });
    return (await activity.change({ kind: 'note', entry }, signal)).refused === undefined;
  };
