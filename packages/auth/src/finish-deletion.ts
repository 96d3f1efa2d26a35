import {
  createRecordCodec,
  type KeyValueStore,
  type Log,
  loadRecord,
  type Reading,
} from '@loomwright/storage';
import * as z from 'zod/mini';
import { type Accounts, DELETION_KEY, findAccount, MAX_ACCOUNT_ID } from './accounts.ts';
import { removeLeftovers } from './deletion.ts';

// What is stored while an account is being deleted: its id, and the keys that go with it.
const noteSchema = z.object({
  id: z.int().check(z.gte(1), z.lte(MAX_ACCOUNT_ID)),
  keys: z.array(z.string().check(z.regex(/^[a-z]+_\d+$/))).check(z.maxLength(20)),
});

const noteCodec = createRecordCodec<z.infer<typeof noteSchema> | undefined>({
  key: DELETION_KEY,
  empty: undefined,
  schema: noteSchema,
});

/**
 * Completes a deletion that was interrupted. An account that is still in the list was not deleted (AUT-8). `endSession`
 * removes the stored session of an account; false when storage refuses.
 */
export const finishDeletion = async (
  store: KeyValueStore,
  log: Log,
  readAccounts: () => Reading<Accounts>,
  endSession: (id: number) => boolean,
): Promise<void> => {
  const finish = async () => {
    const found = loadRecord(store, noteCodec, log);
    const note = found.kind === 'stored' ? found.value : undefined;
    const { value, refused } = readAccounts();
    if (!note || refused) return;
    if (findAccount(value, note.id)) store.remove(DELETION_KEY);
    else await removeLeftovers(store, note.keys, endSession(note.id));
  };
  await store.exclusively(DELETION_KEY, finish, new AbortController().signal);
};
