import {
  createRecordCodec,
  type KeyValueStore,
  type Log,
  loadRecord,
  type Reading,
} from '@loomwright/storage';
import * as z from 'zod/mini';
import { type Accounts, findAccount, LEAVING_KEY, MAX_ACCOUNT_ID } from './accounts.ts';
import { removeLeftovers } from './leaving.ts';

/** What is written down while an account is being deleted: whose, and the keys that go with it. */
interface Leaving {
  readonly id: number;
  readonly keys: readonly string[];
}

const leavingSchema = z.object({
  id: z.int().check(z.gte(1), z.lte(MAX_ACCOUNT_ID)),
  keys: z.array(z.string().check(z.regex(/^[a-z]+_\d+$/))).check(z.maxLength(20)),
});

const leavingCodec = createRecordCodec<Leaving | undefined>({
  key: LEAVING_KEY,
  empty: undefined,
  loadSchema: async () => leavingSchema,
});

/**
 * Brings a deletion that was interrupted to its end. An account that is still in the list was not deleted: the note is
 * forgotten (AUT-8).
 */
export const finishLeaving = async (
  store: KeyValueStore,
  log: Log,
  readAccounts: () => Reading<Accounts>,
): Promise<void> => {
  await leavingCodec.prepare();
  await store.exclusively(
    LEAVING_KEY,
    async () => {
      const found = loadRecord(store, leavingCodec, log);
      const note = found.kind === 'stored' ? found.value : undefined;
      if (!note) return;
      const { value, refused } = readAccounts();
      if (refused) return;
      if (findAccount(value, note.id)) store.remove(LEAVING_KEY);
      else await removeLeftovers(store, note.keys);
    },
    new AbortController().signal,
  );
};
