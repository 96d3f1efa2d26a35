import type { KeyValueStore } from '@loomwright/storage';

/** Thrown in a turn at a record whose account is gone. */
class AccountGone extends Error {}

/**
 * The store as it serves the records of one account: a turn finds the account still there, or throws. Looked
 * at in the turn itself, so that a deleted account leaves nothing behind (AUT-8).
 */
export const createMemberTurns =
  (hasAccount: () => boolean) =>
  (store: KeyValueStore): KeyValueStore => ({
    ...store,
    exclusively: (key, work, signal) =>
      store.exclusively(
        key,
        () => {
          if (!hasAccount()) throw new AccountGone();
          return work();
        },
        signal,
      ),
  });

/** False in the place of a rejection because the account is gone. */
export const falseIfGone = (error: unknown): false => {
  if (error instanceof AccountGone) return false;
  throw error;
};
