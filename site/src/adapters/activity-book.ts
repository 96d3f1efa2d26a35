import { createActivityNotes } from '@loomwright/account';
import type { NoteActivity } from '@loomwright/app';
import type { AccountBookLoader } from '@loomwright/auth';
import type { KeyValueStore, Log } from '@loomwright/storage';
import { tellNoted } from './own-notes.ts';

interface Ports {
  readonly store: KeyValueStore;
  readonly log: Log;
}

const { signal } = new AbortController();
const gone = new Error('the account is gone');

/**
 * Stores what a member did at a time (epoch milliseconds), in this tab's turn. Rejects when the code for it cannot be
 * had; what storage refuses is logged by the record.
 */
export const note = async (
  { log, store }: Ports,
  accounts: AccountBookLoader,
  at: number,
  [userId, kind, text]: Parameters<NoteActivity>,
): Promise<void> => {
  const book = await accounts.load();
  // Looked at in the turn itself: a deleted account leaves nothing behind (AUT-8).
  const turns: KeyValueStore = {
    ...store,
    exclusively: (key, work, calledOff) =>
      store.exclusively(
        key,
        () => {
          if (!book.hasAccount(userId)) throw gone;
          return work();
        },
        calledOff,
      ),
  };
  const write = createActivityNotes({ store: turns, log });
  await write(userId, { kind, text, at }, signal).catch((error: unknown) => {
    if (error !== gone) throw error;
  });
  tellNoted(`activity_${userId}`);
};
