import { normalizeEmail } from '@loomwright/kit';
import * as z from 'zod/mini';
import { type Account, type Accounts, MAX_ACCOUNT_ID, MAX_ACCOUNTS, nextAccountId } from './accounts.ts';
import { ROLES } from './roles.ts';

const id = z.int().check(z.gte(1), z.lte(MAX_ACCOUNT_ID));
const nextId = z.int().check(z.gte(1), z.lte(MAX_ACCOUNT_ID + 1));
const email = z.string().check(z.minLength(1), z.maxLength(254));
const name = z.string().check(z.maxLength(200));
const profileImage = z.optional(z.string().check(z.maxLength(500_000)));
const hash = z.string().check(z.maxLength(200));
// An unknown role grants nothing, and must not make the list unreadable.
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

/** The stored role grants nothing; roles come from the account list (AUT-5). */
export const storedUserSchema = z.object({ id, email, name, role, profileImage });

// Duplicate ids or emails occur only in edited storage; the first account is kept.
const withoutDuplicates = (accounts: readonly Account[]): readonly Account[] => {
  const ids = new Set<number>();
  const emails = new Set<string>();
  return accounts.filter(({ id, email }) => {
    const address = normalizeEmail(email);
    if (ids.has(id) || emails.has(address)) return false;
    ids.add(id);
    emails.add(address);
    return true;
  });
};

/** Ids of accounts dropped as duplicates are not reused (AUT-3, STO-2). */
export const accountsSchema = z.pipe(
  z.object({ nextId, accounts: z.array(account).check(z.maxLength(MAX_ACCOUNTS)) }),
  z.transform(
    (list: { nextId: number; accounts: Account[] }): Accounts => ({
      nextId: nextAccountId(list),
      accounts: withoutDuplicates(list.accounts),
    }),
  ),
);
