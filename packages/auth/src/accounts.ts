import { normalizeEmail } from '@loomwright/kit';

export const ROLES = ['user', 'admin'] as const;

export type Role = (typeof ROLES)[number];

/** Whoever can sign in in this browser, as stored in the list `users` (STO-1). */
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

/** The most accounts one browser keeps. */
export const MAX_ACCOUNTS = 1000;
/** The highest id an account has. */
export const MAX_ACCOUNT_ID = 1e15;

/** The list when nobody can read what was stored: no samples, they may have been deleted on purpose (STO-2). */
export const NO_ACCOUNTS: Accounts = { nextId: 3, accounts: [] };

/** The accounts of a first run; their passwords stand in the README (AUT-2). */
export const SAMPLE_ACCOUNTS: Accounts = {
  nextId: 3,
  accounts: [
    {
      id: 1,
      email: 'member@loomwright.example',
      name: 'Mara Member',
      role: 'user',
      passwordHash:
        '$pbkdf2-sha256$i=600000$l81BsTV9DUuiYnpYfFSlQg$MuHaM9/vG+vKz1ybZYxxH6BZj38gl4wsOCNcjYSS4yg',
    },
    {
      id: 2,
      email: 'admin@loomwright.example',
      name: 'Ada Admin',
      role: 'admin',
      passwordHash:
        '$pbkdf2-sha256$i=600000$BqpKxfR/98uk/LpYXhnstA$nNghYB8qwRUbq/0vNPvTH0ykNm01MMC0A4mVSHqoWzQ',
    },
  ],
};

export const findAccount = ({ accounts }: Accounts, id: number): Account | undefined =>
  accounts.find((account) => account.id === id);

/** The account with this e-mail address, however it was typed (AUT-3). */
export const findAccountByEmail = ({ accounts }: Accounts, email: string): Account | undefined => {
  const wanted = normalizeEmail(email);
  return accounts.find((account) => normalizeEmail(account.email) === wanted);
};

/** The id a new account gets: above every id there is and every id there was (AUT-3). */
export const nextAccountId = ({ accounts, nextId }: Accounts): number =>
  accounts.reduce((next, { id }) => Math.max(next, id + 1), nextId);

/** Adds an account with the role `user` (AUT-3); the same reference when its e-mail is taken, or no more fit. */
export const accountsReducer = (list: Accounts, { email, name, passwordHash }: RegisterCommand): Accounts => {
  const id = nextAccountId(list);
  if (findAccountByEmail(list, email) || id > MAX_ACCOUNT_ID || list.accounts.length >= MAX_ACCOUNTS)
    return list;
  const account: Account = { id, email: normalizeEmail(email), name, role: 'user', passwordHash };
  return { nextId: id + 1, accounts: [...list.accounts, account] };
};

/** The ids that occur in a text nobody can read any more must not be given again (AUT-3). */
export const salvageAccounts = (text: string): Accounts => {
  let { nextId } = NO_ACCOUNTS;
  for (const [, key, digits] of text.matchAll(/"(id|nextId)"\s*:\s*(\d{1,15})/g))
    nextId = Math.max(nextId, Number(digits) + (key === 'id' ? 1 : 0));
  return { ...NO_ACCOUNTS, nextId };
};
