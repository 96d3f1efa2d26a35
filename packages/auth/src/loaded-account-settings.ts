import type { Secret } from '@loomwright/kit';
import type { AccountBook } from './account-book.ts';
import {
  type AccountSettings,
  type AccountSettingsPorts,
  MAX_PICTURE_LENGTH,
  type SettingsOutcome,
} from './account-settings.ts';
import {
  type Account,
  type AccountChanges,
  findAccount,
  findAccountByEmail,
  LEAVING_KEY,
  toSessionUser,
} from './accounts.ts';
import { removeLeftovers } from './leaving.ts';
import { makeRecoveryCode, normalizeRecoveryCode, RECOVERY_CODE_BYTES } from './recovery-code.ts';
import { USER_KEY } from './session-user.ts';

const reject = (message: string) => ({ kind: 'rejected', message }) as const;
const DONE = { kind: 'done' } as const;
const FULL = reject('There is not enough room left in this browser. Nothing was changed.');
const BLOCKED = reject('This browser does not let this site store anything. Nothing was changed.');
const CHANGED = reject('This account was changed or deleted in another tab. Nothing was changed here.');
const NO_MATCH = reject('The email and the recovery code do not match an account in this browser.');
const NOT_CURRENT = {
  kind: 'rejected',
  field: 'current',
  message: 'This is not your current password',
} as const;

/** `AccountSettings`, once its code is loaded. */
export const createLoadedAccountSettings = ({
  store,
  loadBook,
  loadHasher,
  randomBytes,
  memberKeys,
  tell,
  resetLockout,
}: AccountSettingsPorts): AccountSettings => {
  const accountOf = async (userId: number): Promise<Account | undefined> =>
    findAccount((await loadBook()).accounts.read().value, userId);

  // The stored session is a picture of the account: what was taken from the one must not stay in the other (STO-1).
  const redraw = (book: AccountBook, account: Account) => {
    const reading = book.readSession();
    if (reading.kind !== 'signedIn' || reading.user.id !== account.id) return;
    if (store.read(USER_KEY).kind === 'found') store.write(USER_KEY, JSON.stringify(toSessionUser(account)));
    tell(reading, 'changed');
  };
  const change = async (
    id: number,
    changes: AccountChanges,
    signal: AbortSignal,
    expected: AccountChanges = {},
  ): Promise<SettingsOutcome> => {
    const book = await loadBook();
    const { after, before, refused } = await book.accounts.attempt(
      { kind: 'change', id, changes, expected },
      signal,
    );
    if (refused) return refused === 'full' ? FULL : BLOCKED;
    const account = findAccount(after, id);
    // Unchanged is as well when it was so already, unless it was to be something else before.
    if (!account || (after === before && Object.keys(expected).length > 0)) return CHANGED;
    redraw(book, account);
    return DONE;
  };
  /** The account, if this is its password. */
  const verified = async (userId: number, password: Secret): Promise<Account | undefined> => {
    const account = await accountOf(userId);
    return (await (await loadHasher()).verify(password, account?.passwordHash)) ? account : undefined;
  };
  const hash = async (secret: Secret) => (await loadHasher()).hash(secret);

  return {
    rename: (userId, name, signal) => change(userId, { name: name.trim() }, signal),
    setPicture: async (userId, picture, signal) => {
      const isPicture = picture === undefined || /^data:image\/(?:jpeg|png|webp);base64,/.test(picture);
      if (!isPicture || (picture?.length ?? 0) > MAX_PICTURE_LENGTH)
        return reject('This picture cannot be used. Please choose another one.');
      return change(userId, { profileImage: picture }, signal);
    },
    changePassword: async (userId, { current, password }, signal) => {
      const account = await verified(userId, current);
      if (!account) return NOT_CURRENT;
      const { passwordHash } = account;
      return change(userId, { passwordHash: await hash(password) }, signal, { passwordHash });
    },
    hasRecoveryCode: async (userId) => (await accountOf(userId))?.recoveryCodeHash !== undefined,
    makeRecoveryCode: async (userId, current, signal) => {
      const account = await verified(userId, current);
      if (!account) return NOT_CURRENT;
      const code = makeRecoveryCode(randomBytes(RECOVERY_CODE_BYTES));
      const { passwordHash } = account;
      const recoveryCodeHash = await hash(normalizeRecoveryCode(code));
      const outcome = await change(userId, { recoveryCodeHash }, signal, { passwordHash });
      return outcome.kind === 'done' ? { kind: 'made', code } : outcome;
    },
    resetPassword: async ({ email, code, password }, signal) => {
      const { accounts } = await loadBook();
      const account = findAccountByEmail(accounts.read().value, email);
      const recoveryCodeHash = account?.recoveryCodeHash;
      const isRight = await (await loadHasher()).verify(normalizeRecoveryCode(code), recoveryCodeHash);
      if (!isRight || !account || recoveryCodeHash === undefined) return NO_MATCH;
      const changes = { passwordHash: await hash(password), recoveryCodeHash: undefined };
      const outcome = await change(account.id, changes, signal, { recoveryCodeHash });
      // A lock that stays is a nuisance; a password that was set and is said not to be would be worse.
      if (outcome.kind === 'done') await resetLockout().catch(() => {});
      return outcome === CHANGED ? NO_MATCH : outcome;
    },
    deleteAccount: async (userId, signal) => {
      const book = await loadBook();
      const keys = memberKeys(userId);
      return store.exclusively(
        LEAVING_KEY,
        async () => {
          // Written down first; with no room for a note it is done without: deleting makes room (AUT-8).
          store.write(LEAVING_KEY, JSON.stringify({ id: userId, keys }));
          const { refused } = await book.accounts.attempt({ kind: 'remove', id: userId }, signal);
          if (refused) {
            store.remove(LEAVING_KEY);
            return refused === 'full' ? FULL : BLOCKED;
          }
          // From here on the account cannot be used: what follows only clears up.
          const reading = book.readSession();
          if (reading.kind !== 'signedIn') book.logOut();
          tell(reading, 'deleted');
          await removeLeftovers(store, keys);
          return DONE;
        },
        signal,
      );
    },
  };
};
