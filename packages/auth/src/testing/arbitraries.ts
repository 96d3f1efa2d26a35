import { oneOf, plain, runs, weighted } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { type Account, type Accounts, nextAccountId } from '../accounts.ts';
import { SAMPLE_ACCOUNTS } from '../sample-accounts.ts';
import type { SessionUser } from '../session-user.ts';
import { sampleCredentials } from './fixtures.ts';

// Only a few, so that addresses repeat.
const localParts = oneOf('ada', 'constructor', '__proto__', 'toString', 'İda', 'straße', 'élan', 'σας');
const addresses = fc.oneof(
  localParts.map((local): string => `${local}@loom.example`),
  oneOf(...sampleCredentials.map(({ email }) => email)),
);
const spellings = oneOf<(address: string) => string>(
  (address) => address,
  (address) => address.toUpperCase(),
  (address) => ` ${address}\t`,
  (address) => address.normalize('NFD'),
  (address) => `\u00a0${address.toLowerCase()}\n`,
);

/** A few addresses in the spellings that users type (AUT-3). */
export const typedEmails = fc.tuple(addresses, spellings).map(([address, spell]) => spell(address));

export const passwords = weighted(
  [9, fc.string({ unit: 'binary', minLength: 6, maxLength: 40 })],
  [1, fc.string({ unit: 'binary', minLength: 250, maxLength: 256 })],
)
  // NFC may change the number of characters.
  .filter((text) => [...text.normalize('NFC')].length >= 6 && [...text.normalize('NFC')].length <= 256);

export const samplePasswords = (count: number): readonly string[] =>
  fc.sample(passwords, { numRuns: count, seed: runs(count).seed });

const names = fc.oneof(
  fc.constantFrom('Ada', 'constructor', '__proto__', '😀', '{"id":9}'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 100 }),
);

export const registrations = plain({ name: names, email: typedEmails, password: passwords });

const role = oneOf('user', 'admin', undefined);

const asStored = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const storedAccounts = fc
  .record({
    id: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 1e15 })),
    email: addresses.map((address) => address.toLowerCase().normalize('NFC')),
    name: names,
    role,
    passwordHash: fc.constant('$fast$1$0'),
    profileImage: fc.constantFrom(undefined, '/me.svg'),
  })
  .map((account) => asStored(account as Account));
const uniqueAccounts = fc.uniqueArray(storedAccounts, { selector: ({ email }) => email, maxLength: 6 });

export const accountLists: fc.Arbitrary<Accounts> = fc.oneof(
  fc.constant(SAMPLE_ACCOUNTS),
  fc.tuple(uniqueAccounts, fc.integer({ min: 3, max: 30 })).map(([list, nextId]) => {
    const accounts = list.filter(({ id }, index) => list.findIndex((one) => one.id === id) === index);
    return { nextId: nextAccountId({ nextId, accounts }), accounts };
  }),
);

export const sessionUsers: fc.Arbitrary<SessionUser> = fc
  .record({
    id: fc.integer({ min: 1, max: 3 }),
    email: fc.constantFrom('ada@loom.example', 'ida@loom.example'),
    name: fc.constantFrom('Ada', 'Ida'),
    role,
    profileImage: fc.constantFrom(undefined, '/me.svg'),
  })
  .map((user) => asStored(user as SessionUser));
