import { keysOf, normalizeEmail } from '@loomwright/kit';
import { match } from 'ts-pattern';
import type { Role } from './roles.ts';
import type { SessionUser } from './session-user.ts';

/** A user who can log in in this browser, as stored in the list `users` (STO-1). */
export interface Account {
  readonly id: number;
  /** Normalized: trimmed, lower case. */
  readonly email: string;
  readonly name: string;
  readonly role?: Role | undefined;
  /** `$pbkdf2-sha256$i=600000$salt$hash`, salt and hash in base64 without padding. */
  readonly passwordHash: string;
  /** Address of a picture. */
  readonly profileImage?: string | undefined;
  /** As `passwordHash`, of the code that sets a new password. */
  readonly recoveryCodeHash?: string | undefined;
}

export interface Accounts {
  /** Higher than every id ever given in this browser (AUT-3). */
  readonly nextId: number;
  readonly accounts: readonly Account[];
}

export interface RegisterCommand {
  readonly kind: 'register';
  /** As typed. */
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
}

/** What may change in an account; `undefined` removes a picture or a code. */
export interface AccountChanges {
  readonly name?: string;
  readonly passwordHash?: string;
  readonly profileImage?: string | undefined;
  readonly recoveryCodeHash?: string | undefined;
}

export interface ChangeCommand {
  readonly kind: 'change';
  readonly id: number;
  readonly changes: AccountChanges;
  /** The values the change is based on: nothing changes when another tab has changed them since. */
  readonly expected?: AccountChanges;
}

export interface RemoveCommand {
  readonly kind: 'remove';
  readonly id: number;
}

export type AccountsCommand = RegisterCommand | ChangeCommand | RemoveCommand;

/** Where the note is stored that an account is being deleted, with the keys that go with it (AUT-8). */
export const DELETION_KEY = 'users.leaving';

/** The most accounts one browser keeps. */
export const MAX_ACCOUNTS = 1000;
/** The highest id an account has. */
export const MAX_ACCOUNT_ID = 1e15;

/** The list when what was stored is unreadable: no samples, they may have been deleted on purpose (STO-2). */
export const NO_ACCOUNTS: Accounts = { nextId: 3, accounts: [] };

export const findAccount = ({ accounts }: Accounts, id: number): Account | undefined =>
  accounts.find((account) => account.id === id);

/** The account with this e-mail address; case, accents' form and white space around it do not matter (AUT-3). */
export const findAccountByEmail = ({ accounts }: Accounts, email: string): Account | undefined => {
  const wanted = normalizeEmail(email);
  return accounts.find((account) => normalizeEmail(account.email) === wanted);
};

/** An account without its secrets. */
export const toSessionUser = ({ id, email, name, role, profileImage }: Account): SessionUser => ({
  id,
  email,
  name,
  ...(role && { role }),
  ...(profileImage !== undefined && { profileImage }),
});

/** The id of the next account: above every id ever given (AUT-3). */
export const nextAccountId = ({ accounts, nextId }: Accounts): number =>
  accounts.reduce((next, { id }) => Math.max(next, id + 1), nextId);

/** Whether the account has these values already. */
const isAlready = (account: Account, changes: AccountChanges): boolean =>
  keysOf(changes).every((key) => account[key] === changes[key]);

const change = (list: Accounts, { id, changes, expected = {} }: ChangeCommand): Accounts => {
  const account = findAccount(list, id);
  if (!account || !isAlready(account, expected) || isAlready(account, changes)) return list;
  const changed = { ...account, ...changes };
  return { ...list, accounts: list.accounts.map((one) => (one === account ? changed : one)) };
};

const remove = (list: Accounts, { id }: RemoveCommand): Accounts =>
  findAccount(list, id)
    ? { nextId: nextAccountId(list), accounts: list.accounts.filter((one) => one.id !== id) }
    : list;

const register = (list: Accounts, { email, name, passwordHash }: RegisterCommand): Accounts => {
  const id = nextAccountId(list);
  if (findAccountByEmail(list, email) || id > MAX_ACCOUNT_ID || list.accounts.length >= MAX_ACCOUNTS)
    return list;
  const account: Account = { id, email: normalizeEmail(email), name, role: 'user', passwordHash };
  return { nextId: id + 1, accounts: [...list.accounts, account] };
};

/**
 * Adds an account with the role `user`, changes one, or removes one, whose id is never given again (AUT-3, AUT-8). The
 * same reference when nothing changes: the e-mail is taken, no more accounts fit, or the account is missing or not as
 * expected.
 */
export const accountsReducer = (list: Accounts, command: AccountsCommand): Accounts =>
  match(command)
    .with({ kind: 'register' }, (registered) => register(list, registered))
    .with({ kind: 'change' }, (changed) => change(list, changed))
    .with({ kind: 'remove' }, (removed) => remove(list, removed))
    .exhaustive();

/** The ids that occur in an unreadable text must not be given again (AUT-3); a higher number is no id. */
export const salvageAccounts = (text: string): Accounts => {
  let { nextId } = NO_ACCOUNTS;
  for (const [, key, digits] of text.matchAll(/"(id|nextId)"\s*:\s*(\d+)/g)) {
    const next = Number(digits) + (key === 'id' ? 1 : 0);
    if (next <= MAX_ACCOUNT_ID + 1) nextId = Math.max(nextId, next);
  }
  return { ...NO_ACCOUNTS, nextId };
};
