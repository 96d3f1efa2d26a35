import { memberRecords } from '@loomwright/kit';
import {
  createJournal,
  createRecordCodec,
  inTurns,
  type KeyValueStore,
  type Log,
  type Reading,
  type WriteOutcome,
} from '@loomwright/storage';
import * as z from 'zod/mini';
import { type Accounts, DELETION_KEY, findAccount, MAX_ACCOUNT_ID } from './accounts.ts';

/** What is stored while an account is being deleted: its id, and the keys that go with it. */
const noteCodec = createRecordCodec({
  key: DELETION_KEY,
  empty: undefined,
  schema: z.optional(
    z.object({
      id: z.int().check(z.gte(1), z.lte(MAX_ACCOUNT_ID)),
      keys: z.array(z.string().check(z.regex(/^[a-z]+_\d+$/))).check(z.maxLength(20)),
    }),
  ),
});

const WRITTEN: WriteOutcome = { kind: 'written' };

/** Removes a key and its unreadable copies, the last first, so that an interruption leaves no gap in their numbers. */
const removeAll = (store: KeyValueStore, key: string): WriteOutcome => {
  const names = [key];
  for (;;) {
    const name = names.length === 1 ? `${key}.unreadable` : `${key}.unreadable.${names.length}`;
    const found = store.read(name);
    if (found.kind === 'refused') return found;
    if (found.kind === 'missing') break;
    names.unshift(name);
  }
  for (const name of names) {
    const removed = store.remove(name);
    if (removed.kind === 'refused') return removed;
  }
  return WRITTEN;
};

export interface DeletionPorts {
  readonly store: KeyValueStore;
  readonly log: Log;
  readonly readAccounts: () => Reading<Accounts>;
  /** Removes the stored session of an account, if it is this one's. */
  readonly endSession: (id: number) => WriteOutcome;
}

/** The deletion of an account (AUT-8): once it is gone from the list, everything under its keys and its session goes too. */
export const createDeletion = ({ store, log, readAccounts, endSession }: DeletionPorts) => {
  const journal = createJournal({
    store,
    log,
    codec: noteCodec,
    redo: ({ id, keys }) => {
      const { value, refused } = readAccounts();
      if (refused) return { kind: 'refused', reason: refused };
      // An account that is still in the list was not deleted.
      if (findAccount(value, id)) return WRITTEN;
      const outcomes = [...keys.map((key) => removeAll(store, key)), endSession(id)];
      return outcomes.find(({ kind }) => kind === 'refused') ?? WRITTEN;
    },
  });
  const noteOf = (id: number) => ({ id, keys: Object.values(memberRecords(id)) });
  // Another tab's pending write at a key comes first.
  const complete = (note: ReturnType<typeof noteOf>) =>
    inTurns(store, note.keys, () => void journal.finish(note), new AbortController().signal);
  return {
    /** Belongs in a turn at DELETION_KEY, as the next two. Without room for its note the deletion goes on, and makes room. */
    begin: (id: number): void => void journal.begin(noteOf(id)),
    /** The account stays in the list. */
    giveUp: (): void => void journal.end(),
    /** Removes the data of an account that is gone from the list. */
    complete: (id: number): Promise<void> => complete(noteOf(id)),
    /** Completes a deletion that was interrupted. */
    recover: async (): Promise<void> => {
      // Storage that is blocked has nothing to recover.
      if (store.read(DELETION_KEY).kind !== 'found') return;
      const recover = async () => {
        const note = journal.read();
        if (note) await complete(note);
      };
      await store.exclusively(DELETION_KEY, recover, new AbortController().signal);
    },
  };
};

export type Deletion = ReturnType<typeof createDeletion>;
