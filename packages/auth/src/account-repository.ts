import { memberOfKey, type Secret } from '@loomwright/kit';
import {
  createRecordCodec,
  type KeyValueStore,
  type Log,
  loadRecord,
  openRecord,
  type Records,
  type RefusalReason,
  type StoredRecord,
  type WriteOutcome,
} from '@loomwright/storage';
import { match } from 'ts-pattern';
import { EMAIL_TAKEN } from './account-fields.ts';
import {
  type Account,
  type Accounts,
  type AccountsCommand,
  accountsReducer,
  findAccount,
  findAccountByEmail,
  NO_ACCOUNTS,
  salvageAccounts,
  toSessionUser,
} from './accounts.ts';
import { accountsSchema, storedUserSchema } from './accounts-schema.ts';
import { createDeletion, type Deletion } from './deletion.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { SAMPLE_ACCOUNTS } from './sample-accounts.ts';
import { type SessionReading, type SessionUser, USER_KEY, USERS_KEY } from './session-user.ts';

export type AccountOutcome =
  | { readonly kind: 'accepted'; readonly user: SessionUser }
  | { readonly kind: 'rejected'; readonly message: string };

const throwIfAborted = (signal: AbortSignal) => {
  if (signal.aborted) throw new Error('The request was aborted.');
};

/** Its promises reject when a port fails, the account list is full, or `signal` aborts. */
export interface AccountRepository {
  readonly accounts: StoredRecord<Accounts, AccountsCommand>;
  readonly deletion: Deletion;
  /** Takes the user and the role from the account list, never from the stored session (AUT-5). */
  readonly readSession: () => SessionReading;
  readonly hasAccount: (id: number) => boolean;
  readonly isOrphaned: (key: string) => boolean;
  readonly logIn: (
    credentials: { readonly email: string; readonly password: Secret },
    signal: AbortSignal,
  ) => Promise<AccountOutcome>;
  readonly register: (
    fields: { readonly name: string; readonly email: string; readonly password: Secret },
    signal: AbortSignal,
  ) => Promise<AccountOutcome>;
  /** False when the stored session could not be removed (AUT-6). */
  readonly logOut: () => boolean;
}

/** Loads the repository on demand, because most visits never need it. */
export interface AccountRepositoryLoader {
  /** Rejects if loading fails; the next call retries. */
  readonly load: () => Promise<AccountRepository>;
  readonly loaded: () => AccountRepository | undefined;
}

export interface AccountRepositoryPorts {
  readonly store: KeyValueStore;
  readonly log: Log;
  readonly records: Records;
  readonly loadHasher: () => Promise<PasswordHasher>;
  /** Called when storage refuses a session, which then lasts only until the page is left (STO-3). */
  readonly onRefused: (reason: RefusalReason) => void;
}

export const createUserCodec = () =>
  createRecordCodec<SessionUser | undefined>({
    key: USER_KEY,
    empty: undefined,
    schema: storedUserSchema,
  });

export const createAccountsCodec = () =>
  createRecordCodec<Accounts>({
    key: USERS_KEY,
    empty: NO_ACCOUNTS,
    initial: SAMPLE_ACCOUNTS,
    salvage: salvageAccounts,
    schema: accountsSchema,
  });

export const createAccountRepository = async ({
  store,
  log,
  records,
  loadHasher,
  onRefused,
}: AccountRepositoryPorts): Promise<AccountRepository> => {
  const accountsCodec = createAccountsCodec();
  const accounts = openRecord<Accounts, AccountsCommand>(records, {
    codec: accountsCodec,
    reduce: accountsReducer,
  });
  const userCodec = createUserCodec();
  // The user whose session could not be stored (STO-3), until another tab stores a session other than
  // `before` (STO-4). Identified by email, because another tab may give the same id to a new account.
  let unstored: { readonly email: string; readonly before: string | undefined } | undefined;
  const storedText = () => {
    const found = store.read(USER_KEY);
    return found.kind === 'found' ? found.text : undefined;
  };
  const unstoredEmail = () => {
    const text = storedText();
    if (text !== undefined && text !== unstored?.before) unstored = undefined;
    return unstored?.email;
  };

  let lastId: number | undefined;

  const hasAccount = (id: number) => findAccount(accounts.read().value, id) !== undefined;
  const failedReading = (): SessionReading => {
    loadRecord(store, userCodec, log);
    return { kind: 'failed' };
  };
  const storedId = (): number | SessionReading =>
    match(store.read(USER_KEY))
      .returnType<number | SessionReading>()
      .with({ kind: 'found' }, ({ text }) => userCodec.decode(text)?.id ?? failedReading())
      .with({ kind: 'missing' }, () => ({ kind: 'loggedOut' }))
      .with({ kind: 'refused' }, failedReading)
      .exhaustive();
  const readStored = (): SessionReading => {
    const email = unstoredEmail();
    const id = email === undefined ? storedId() : undefined;
    if (typeof id === 'object') return id;
    const { value, refused } = accounts.read();
    if (refused && email === undefined) return { kind: 'failed' };
    const account = id === undefined ? findAccountByEmail(value, email ?? '') : findAccount(value, id);
    return account ? { kind: 'loggedIn', user: toSessionUser(account) } : { kind: 'loggedOut' };
  };
  const endSession = (id: number): WriteOutcome =>
    storedId() === id ? store.remove(USER_KEY) : { kind: 'written' };
  const deletion = createDeletion({ store, log, readAccounts: accounts.read, endSession });
  const openSession = (account: Account, signal: AbortSignal): AccountOutcome => {
    throwIfAborted(signal);
    const user = toSessionUser(account);
    const listed = loadRecord(store, accountsCodec, log);
    const isListed = listed.kind === 'refused' || findAccount(listed.value, user.id)?.email === user.email;
    // The session of an account that could not be stored must not be stored either.
    const written = isListed ? store.write(USER_KEY, JSON.stringify(user)) : undefined;
    unstored = written?.kind === 'written' ? undefined : { email: user.email, before: storedText() };
    if (written?.kind === 'refused') onRefused(written.reason);
    lastId = user.id;
    return { kind: 'accepted', user };
  };

  await accounts.whenRead();
  // Completes an interrupted deletion before the session is read (AUT-8).
  await deletion.recover();
  return {
    accounts,
    deletion,
    readSession: () =>
      match(readStored())
        .with({ kind: 'loggedIn' }, (reading) => {
          lastId = reading.user.id;
          return reading;
        })
        .with({ kind: 'loggedOut' }, (reading) =>
          lastId !== undefined && !hasAccount(lastId) ? { ...reading, isDeleted: true } : reading,
        )
        .with({ kind: 'failed' }, (reading) => reading)
        .exhaustive(),
    hasAccount,
    isOrphaned: (key) => {
      const id = memberOfKey(key);
      return id !== undefined && !hasAccount(id);
    },
    logIn: async ({ email, password }, signal) => {
      const hasher = await loadHasher();
      // After an abort the attempt no longer counts, so the password must not be checked (LGN-3).
      throwIfAborted(signal);
      const account = findAccountByEmail(accounts.read().value, email);
      const isRight = await hasher.verify(password, account?.passwordHash);
      // The account may have changed while the hash was being computed.
      const current = account && findAccount(accounts.read().value, account.id);
      return isRight && current?.passwordHash === account?.passwordHash && current
        ? openSession(current, signal)
        : { kind: 'rejected', message: 'Invalid email or password' };
    },
    register: async ({ name, email, password }, signal) => {
      const hasher = await loadHasher();
      const passwordHash = await hasher.hash(password);
      const { before, after } = await accounts.ask({ kind: 'register', name, email, passwordHash }, signal);
      const account = findAccountByEmail(after, email);
      if (!account) throw new Error('No more accounts fit in this browser.');
      if (after === before) return { kind: 'rejected', message: EMAIL_TAKEN };
      return openSession(account, signal);
    },
    logOut: () => {
      // If `unstored` is set, the stored session belongs to another tab and is kept.
      if (unstoredEmail() === undefined) return store.remove(USER_KEY).kind === 'written';
      unstored = undefined;
      return true;
    },
  };
};
