import { createActivityNotes } from '@loomwright/account';
import type { NoteActivity } from '@loomwright/app';
import type { AccountBookLoader } from '@loomwright/auth';
import type { KeyValueStore, Log } from '@loomwright/storage';
import { tellNoted } from './own-notes.ts';

interface Ports {
  readonly store: KeyValueStore;
  readonly log: Log;
}

/**
 * Stores an activity of a member at a time (epoch milliseconds), in this tab's turn. Rejects when the code for it cannot
 * be loaded; what storage refuses is logged by the record.
 */
export const note = async (
  ports: Ports,
  accounts: AccountBookLoader,
  at: number,
  [userId, kind, text]: Parameters<NoteActivity>,
): Promise<void> => {
  const { hasAccount } = await accounts.load();
  const write = createActivityNotes({ ...ports, hasAccount });
  await write(userId, { kind, text, at }, new AbortController().signal);
  tellNoted(`activity_${userId}`);
};
