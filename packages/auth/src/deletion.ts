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

/**
 * Removes a key and its unreadable copies, the highest-numbered first, so that an interruption leaves no gap.
 */
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
  readonly endSession: (id: number) => WriteOutcome;
}

/** Removes an account's data and session once the account is gone from the list (AUT-8). */
export const createDeletion = ({ store, log, readAccounts, endSession }: DeletionPorts) => {
  const journal = createJournal({
    store,
    log,
    codec: noteCodec,
    redo: ({ id, keys }) => {
      const { value, refused } = readAccounts();
      if (refused) return { kind: 'refused', reason: refused };
      if (findAccount(value, id)) return WRITTEN;
      const outcomes = [...keys.map((key) => removeAll(store, key)), endSession(id)];
      return outcomes.find(({ kind }) => kind === 'refused') ?? WRITTEN;
    },
  });
  const noteOf = (id: number) => ({ id, keys: Object.values(memberRecords(id)) });
  // Waits for pending writes by other tabs.
  const complete = (note: ReturnType<typeof noteOf>) =>
    inTurns(store, note.keys, () => void journal.finish(note), new AbortController().signal);
  return {
    /**
     * The caller must hold the lock of DELETION_KEY. A failed write is ignored, because the deletion frees
     * space.
     */
    begin: (id: number): void => void journal.begin(noteOf(id)),
    abandon: (): void => void journal.end(),
    complete: (id: number): Promise<void> => complete(noteOf(id)),
    recover: async (): Promise<void> => {
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
