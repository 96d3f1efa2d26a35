import { keysOf, normalizeEmail } from '@loomwright/kit';
import { match } from 'ts-pattern';
import type { Role } from './roles.ts';
import type { SessionUser } from './session-user.ts';

export interface Account {
  readonly id: number;
  /** Trimmed and in lower case. */
  readonly email: string;
  readonly name: string;
  readonly role?: Role | undefined;
  /** `$pbkdf2-sha256$i=600000$salt$hash`; salt and hash are base64 without padding. */
  readonly passwordHash: string;
  readonly profileImage?: string | undefined;
  readonly recoveryCodeHash?: string | undefined;
}

export interface Accounts {
  /** Higher than every id ever used in this browser (AUT-3). */
  readonly nextId: number;
  readonly accounts: readonly Account[];
}

export interface RegisterCommand {
  readonly kind: 'register';
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
}

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
  /** The change applies only if the account still has these values. */
  readonly expected?: AccountChanges;
}

export interface RemoveCommand {
  readonly kind: 'remove';
  readonly id: number;
}

export type AccountsCommand = RegisterCommand | ChangeCommand | RemoveCommand;

/** The key of the journal's note about a deletion in progress (AUT-8). */
export const DELETION_KEY = 'users.leaving';

export const MAX_ACCOUNTS = 1000;
export const MAX_ACCOUNT_ID = 1e15;

/** Replaces an unreadable list. Contains no samples, because the user may have deleted them (STO-2). */
export const NO_ACCOUNTS: Accounts = { nextId: 3, accounts: [] };

export const findAccount = ({ accounts }: Accounts, id: number): Account | undefined =>
  accounts.find((account) => account.id === id);

/** Ignores case, Unicode form and surrounding white space (AUT-3). */
export const findAccountByEmail = ({ accounts }: Accounts, email: string): Account | undefined => {
  const wanted = normalizeEmail(email);
  return accounts.find((account) => normalizeEmail(account.email) === wanted);
};

export const toSessionUser = ({ id, email, name, role, profileImage }: Account): SessionUser => ({
  id,
  email,
  name,
  ...(role && { role }),
  ...(profileImage !== undefined && { profileImage }),
});

export const nextAccountId = ({ accounts, nextId }: Accounts): number =>
  accounts.reduce((next, { id }) => Math.max(next, id + 1), nextId);

const hasValues = (account: Account, changes: AccountChanges): boolean =>
  keysOf(changes).every((key) => account[key] === changes[key]);

const change = (list: Accounts, { id, changes, expected = {} }: ChangeCommand): Accounts => {
  const account = findAccount(list, id);
  if (!account || !hasValues(account, expected) || hasValues(account, changes)) return list;
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

/** Ids are never reused (AUT-3, AUT-8). Returns the same reference when nothing changes. */
export const accountsReducer = (list: Accounts, command: AccountsCommand): Accounts =>
  match(command)
    .with({ kind: 'register' }, (registered) => register(list, registered))
    .with({ kind: 'change' }, (changed) => change(list, changed))
    .with({ kind: 'remove' }, (removed) => remove(list, removed))
    .exhaustive();

/** Ids found in unreadable text are not reused (AUT-3). */
export const salvageAccounts = (text: string): Accounts => {
  let { nextId } = NO_ACCOUNTS;
  for (const [, key, digits] of text.matchAll(/"(id|nextId)"\s*:\s*(\d+)/g)) {
    const next = Number(digits) + (key === 'id' ? 1 : 0);
    if (next <= MAX_ACCOUNT_ID + 1) nextId = Math.max(nextId, next);
  }
  return { ...NO_ACCOUNTS, nextId };
};
