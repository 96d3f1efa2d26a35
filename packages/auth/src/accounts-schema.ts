import { normalizeEmail } from '@loomwright/kit';
import * as z from 'zod/mini';
import { type Account, type Accounts, MAX_ACCOUNT_ID, MAX_ACCOUNTS, nextAccountId } from './accounts.ts';
import { ROLES } from './roles.ts';

const id = z.int().check(z.gte(1), z.lte(MAX_ACCOUNT_ID));
// One above the highest id, when that was given.
const nextId = z.int().check(z.gte(1), z.lte(MAX_ACCOUNT_ID + 1));
const email = z.string().check(z.minLength(1), z.maxLength(254));
const name = z.string().check(z.maxLength(200));
const profileImage = z.optional(z.string().check(z.maxLength(500_000)));
const hash = z.string().check(z.maxLength(200));
// An unknown role is no role: it grants nothing, and does not make the list unreadable.
const role = z.catch(z.optional(z.enum(ROLES)), undefined);

const account = z.object({
  id,
  email,
  name,
  role,
  passwordHash: hash,
  profileImage,
  recoveryCodeHash: z.optional(hash),
});

/** The user who is signed in, as stored under `user` (STO-1). The role in it grants nothing (AUT-5). */
export const storedUserSchema = z.object({ id, email, name, role, profileImage });

// An id or an e-mail occurs twice only in an edited text: the first counts.
const withoutDuplicates = (accounts: readonly Account[]): readonly Account[] => {
  const ids = new Set<number>();
  const emails = new Set<string>();
  return accounts.filter(({ id, email }) => {
    const address = normalizeEmail(email);
    if (ids.has(id) || emails.has(address)) return false;
    // Only now: an account that is dropped takes nothing from those behind it.
    ids.add(id);
    emails.add(address);
    return true;
  });
};

/** The stored list `users` (STO-1, STO-2). The id of a dropped account is not given again (AUT-3). */
export const accountsSchema = z.pipe(
  z.object({ nextId, accounts: z.array(account).check(z.maxLength(MAX_ACCOUNTS)) }),
  z.transform(
    (list: { nextId: number; accounts: Account[] }): Accounts => ({
      nextId: nextAccountId(list),
      accounts: withoutDuplicates(list.accounts),
    }),
  ),
);
