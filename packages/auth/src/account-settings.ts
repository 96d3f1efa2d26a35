import type { Rejection, SubmitOutcome } from '@loomwright/form';
import type { Secret } from '@loomwright/kit';
import type { KeyValueStore, RefusalReason } from '@loomwright/storage';
import { MAX_PICTURE_LENGTH } from './account-fields.ts';
import type { AccountRepository } from './account-repository.ts';
import {
  type Account,
  type AccountChanges,
  DELETION_KEY,
  findAccount,
  findAccountByEmail,
  toSessionUser,
} from './accounts.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { makeRecoveryCode, normalizeRecoveryCode, RECOVERY_CODE_BYTES } from './recovery-code.ts';
import { type SessionReading, type SessionUser, USER_KEY } from './session-user.ts';

export interface AccountSettingsPorts {
  readonly store: KeyValueStore;
  readonly loadRepository: () => Promise<AccountRepository>;
  readonly loadHasher: () => Promise<PasswordHasher>;
  readonly randomBytes: (count: number) => Uint8Array;
  /** Called with the session after a change in this tab; other tabs watch storage. */
  readonly notify: (reading: SessionReading) => void;
  readonly noteChange: (userId: number, what: 'password' | 'recoveryCode') => void;
  readonly resetLockout: () => Promise<unknown>;
}

/** Stores each change completely or not at all (AUT-8). Rejects when a port fails or `signal` aborts. */
export interface AccountSettings {
  readonly rename: (userId: number, name: string, signal: AbortSignal) => Promise<SubmitOutcome>;
  readonly setPicture: (
    userId: number,
    picture: string | undefined,
    signal: AbortSignal,
  ) => Promise<SubmitOutcome>;
  readonly changePassword: (
    userId: number,
    passwords: { readonly current: Secret; readonly password: Secret },
    signal: AbortSignal,
  ) => Promise<SubmitOutcome<'current'>>;
  readonly hasRecoveryCode: (userId: number) => Promise<boolean>;
  /** The code is returned once and replaces the previous one; only its hash is stored. */
  readonly makeRecoveryCode: (
    userId: number,
    current: Secret,
    signal: AbortSignal,
  ) => Promise<Rejection<'current'> | { readonly kind: 'made'; readonly code: Secret }>;
  /** A mismatch costs one key derivation, whatever its cause (AUT-4). A code works once. */
  readonly resetPassword: (
    request: { readonly email: string; readonly code: Secret; readonly password: Secret },
    signal: AbortSignal,
  ) => Promise<SubmitOutcome>;
  readonly deleteAccount: (userId: number, signal: AbortSignal) => Promise<SubmitOutcome>;
}

const reject = (message: string) => ({ kind: 'rejected', message }) as const;
const DONE = { kind: 'done' } as const;
const REFUSED: Readonly<Record<RefusalReason, ReturnType<typeof reject>>> = {
  full: reject('This browser’s storage is full. Nothing was changed.'),
  blocked: reject('This browser blocks storage for this site. Nothing was changed.'),
};
const CHANGED = reject('This account was changed or deleted in another tab. Nothing was changed here.');
const NO_MATCH = reject('The email and the recovery code do not match an account in this browser.');
const NOT_CURRENT = {
  kind: 'rejected',
  field: 'current',
  message: 'This is not your current password',
} as const;

export const createAccountSettings = ({
  store,
  loadRepository,
  loadHasher,
  randomBytes,
  notify,
  noteChange,
  resetLockout,
}: AccountSettingsPorts): AccountSettings => {
  const accountOf = async (userId: number): Promise<Account | undefined> =>
    findAccount((await loadRepository()).accounts.read().value, userId);

  // The stored session contains a copy of the account, so each change must reach both (STO-1).
  const refreshSession = (repository: AccountRepository, account: Account) => {
    const reading = repository.readSession();
    if (reading.kind !== 'loggedIn' || reading.user.id !== account.id) return;
    const user = toSessionUser(account);
    const write = (fields: SessionUser) => store.write(USER_KEY, JSON.stringify(fields)).kind === 'written';
    // Storage may not have room for a second copy of the picture.
    if (store.read(USER_KEY).kind === 'found' && !write(user)) write({ ...user, profileImage: undefined });
    notify(reading);
  };
  const change = async (
    id: number,
    changes: AccountChanges,
    signal: AbortSignal,
    expected: AccountChanges = {},
  ): Promise<SubmitOutcome> => {
    const repository = await loadRepository();
    const { after, before, refused } = await repository.accounts.attempt(
      { kind: 'change', id, changes, expected },
      signal,
    );
    if (refused) return REFUSED[refused];
    const account = findAccount(after, id);
    // Without `expected`, an unchanged list means that the account already has these values.
    if (!account || (after === before && Object.keys(expected).length > 0)) return CHANGED;
    refreshSession(repository, account);
    return DONE;
  };
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
        return reject('This picture can’t be used. Please choose another one.');
      return change(userId, { profileImage: picture }, signal);
    },
    changePassword: async (userId, { current, password }, signal) => {
      const account = await verified(userId, current);
      if (!account) return NOT_CURRENT;
      const { passwordHash } = account;
      const changes = { passwordHash: await hash(password) };
      const outcome = await change(userId, changes, signal, { passwordHash });
      if (outcome.kind === 'done') noteChange(userId, 'password');
      return outcome;
    },
    hasRecoveryCode: async (userId) => (await accountOf(userId))?.recoveryCodeHash !== undefined,
    makeRecoveryCode: async (userId, current, signal) => {
      const account = await verified(userId, current);
      if (!account) return NOT_CURRENT;
      const code = makeRecoveryCode(randomBytes(RECOVERY_CODE_BYTES));
      const { passwordHash } = account;
      const recoveryCodeHash = await hash(normalizeRecoveryCode(code));
      const outcome = await change(userId, { recoveryCodeHash }, signal, { passwordHash });
      if (outcome.kind !== 'done') return outcome;
      noteChange(userId, 'recoveryCode');
      return { kind: 'made', code };
    },
    resetPassword: async ({ email, code, password }, signal) => {
      const { accounts } = await loadRepository();
      const account = findAccountByEmail(accounts.read().value, email);
      const recoveryCodeHash = account?.recoveryCodeHash;
      const isRight = await (await loadHasher()).verify(normalizeRecoveryCode(code), recoveryCodeHash);
      if (!isRight || !account || recoveryCodeHash === undefined) return NO_MATCH;
      const changes = { passwordHash: await hash(password), recoveryCodeHash: undefined };
      const outcome = await change(account.id, changes, signal, { recoveryCodeHash });
      if (outcome.kind !== 'done') return outcome === CHANGED ? NO_MATCH : outcome;
      noteChange(account.id, 'password');
      // The new password is already stored, so a failure to reset the lockout is ignored.
      await resetLockout().catch(() => {});
      return outcome;
    },
    deleteAccount: async (userId, signal) => {
      const { accounts, deletion, logOut, readSession } = await loadRepository();
      const deleteInTurn = async () => {
        deletion.begin(userId);
        const { refused } = await accounts.attempt({ kind: 'remove', id: userId }, signal);
        if (refused) {
          deletion.abandon();
          return REFUSED[refused];
        }
        // The account is no longer listed; now its session and data are removed.
        const reading = readSession();
        if (reading.kind !== 'loggedIn') logOut();
        notify(reading);
        await deletion.complete(userId);
        return DONE;
      };
      return store.exclusively(DELETION_KEY, deleteInTurn, signal);
    },
  };
};
