// Compares sessions read from damaged or edited records with those of an independent parser.
import { textMutations } from '@loomwright/kit/testing';
import { createRecordingListener, runs, startActor } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { createSessionMachine, type SessionFact, toSessionView } from '../src/index.ts';
import { accountLists, createAccountsFixture } from '../src/testing/index.ts';

const power = { role: 'admin', id: 2, email: 'admin@loomwright.example', name: 'Ada Admin' };
const mutations = textMutations({
  keys: ['role', 'isAdmin', 'id', 'accounts'],
  values: [
    ...['admin', 'user', 'Admin', 'ADMIN', ' admin', 'root', ['admin'], { admin: 1 }],
    ...[power, [power], { prototype: power }],
    ...['admin@loomwright.example', ' ADMIN@loomwright.example', 1, 2, 3, 40],
  ],
});
const gone = { id: 2, email: 'gone@loom.example', name: 'Gone', role: 'admin' as const, passwordHash: '' };
const twins = [
  { id: 40, role: 'admin' as const },
  { email: 'twin@loom.example', role: 'admin' as const },
];

/**
 * The stored strings of `user` and `users`, or `undefined` for a missing key. About half of the pairs still
 * identify an account.
 */
const storedRecords = fc
  .tuple(
    accountLists,
    fc.nat(5),
    fc.constantFrom(...twins, ...Array(4).fill(undefined)),
    fc.boolean(),
    fc.tuple(mutations, mutations),
    fc.constantFrom('user', 'users', 'swapped', ...Array(20).fill('')),
  )
  .map(([{ accounts, nextId }, index, twin, isBehind, [mutateUser, mutateUsers], end]) => {
    const account = accounts[index % accounts.length] ?? gone;
    const more = twin ? [{ ...account, ...twin }] : [];
    const list = { nextId, accounts: isBehind ? [...accounts, ...more] : [...more, ...accounts] };
    const { passwordHash: _, ...session } = account;
    const [user, users] = [mutateUser(JSON.stringify(session)), mutateUsers(JSON.stringify(list))];
    if (end === 'swapped') return { user: users, users: user };
    return { user: end === 'user' ? undefined : user, users: end === 'users' ? undefined : users };
  });
type Records = typeof storedRecords extends fc.Arbitrary<infer T> ? T : never;
type Fields = Readonly<Record<string, unknown>>;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
const own = (fields: Fields, key: string): unknown => (Object.hasOwn(fields, key) ? fields[key] : undefined);
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isWhole = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;
const isText = (value: unknown, least: number, most: number): value is string =>
  typeof value === 'string' && value.length >= least && value.length <= most;
const isTextOrMissing = (value: unknown, most: number) => value === undefined || isText(value, 0, most);
const isUser = (value: unknown): value is Fields =>
  isFields(value) &&
  isWhole(own(value, 'id'), 1e15) &&
  isText(own(value, 'email'), 1, 254) &&
  isText(own(value, 'name'), 0, 200) &&
  isTextOrMissing(own(value, 'profileImage'), 500_000);
const isAccount = (value: unknown): value is Fields =>
  isUser(value) &&
  isText(own(value, 'passwordHash'), 0, 200) &&
  isTextOrMissing(own(value, 'recoveryCodeHash'), 200);

const samples: readonly Fields[] = [
  { id: 1, email: 'member@loomwright.example', role: 'user' },
  { id: 2, email: 'admin@loomwright.example', role: 'admin' },
];

const accountsIn = (text: string | undefined): readonly Fields[] | undefined => {
  if (text === undefined) return samples;
  const list = parse(text);
  if (!isFields(list) || !isWhole(own(list, 'nextId'), 1e15 + 1)) return undefined;
  const accounts = own(list, 'accounts');
  return Array.isArray(accounts) && accounts.length <= 1000 && accounts.every(isAccount)
    ? accounts
    : undefined;
};
const normal = (account: Fields) => String(own(account, 'email')).trim().toLowerCase().normalize('NFC');

const expectFrom = ({ user, users }: Records) => {
  const parsed = user === undefined ? undefined : parse(user);
  const accounts = accountsIn(users);
  const id = isUser(parsed) ? own(parsed, 'id') : undefined;
  const index = (accounts ?? []).findIndex((account) => own(account, 'id') === id);
  const found = accounts?.[index];
  // Of accounts with the same address, only the first is used.
  const isFirst = found && accounts.findIndex((other) => normal(other) === normal(found)) === index;
  const account = isFirst ? found : undefined;
  return {
    isUserReadable: user === undefined || isUser(parsed),
    isListReadable: accounts !== undefined,
    account,
    isAdmin: account !== undefined && own(account, 'role') === 'admin',
  };
};
type Expected = ReturnType<typeof expectFrom>;

const openWorld = ({ user, users }: Records) => {
  const fixture = createAccountsFixture();
  if (user !== undefined) fixture.origin.entries.set('user', user);
  if (users !== undefined) fixture.origin.entries.set('users', users);
  return fixture;
};

const check = (isTrue: boolean, what: string) => {
  if (!isTrue) throw new Error(what);
};
const nameOf = ({ account, isAdmin, isUserReadable }: Expected) =>
  account ? (isAdmin ? 'admin' : 'member') : isUserReadable ? 'loggedOut' : 'failed';

it('a session over damaged records grants only what the account list contains', {
  tags: ['AUT-5', 'STO-2'],
}, async () => {
  const seen = { admin: 0, member: 0, loggedOut: 0, failed: 0, listMoved: 0 };
  await fc.assert(
    fc.asyncProperty(storedRecords, async (records) => {
      const expected = expectFrom(records);
      const { account, isAdmin, isListReadable, isUserReadable } = expected;
      const { logged, openPorts, origin } = openWorld(records);
      for (const kind of [
        account ? 'loggedIn' : isUserReadable ? 'loggedOut' : 'failed',
        account ? 'loggedIn' : 'loggedOut',
      ]) {
        const reading = (await openPorts().accounts.load()).readSession();
        const user = reading.kind === 'loggedIn' ? reading.user : undefined;
        check(reading.kind === kind, `is ${reading.kind}`);
        check((user?.role === 'admin') === isAdmin, `is an admin: ${!isAdmin}`);
        check(user?.id === (account && own(account, 'id')), `has the id ${user?.id}`);
        const kept = (key: 'user' | 'users') => origin.entries.get(`${key}.unreadable`);
        check(
          kept('user') === (isUserReadable ? undefined : records.user),
          'the text of the session was not kept',
        );
        check(
          origin.entries.get('user') === (isUserReadable ? records.user : undefined),
          'the session was changed',
        );
        check(
          kept('users') === (isListReadable ? undefined : records.users),
          'the text of the list was not kept',
        );
        check(!isListReadable || origin.entries.get('users') === records.users, 'the list was changed');
        check(
          logged.length === Number(!isUserReadable) + Number(!isListReadable),
          'wrote the wrong number of log messages',
        );
      }
      seen[nameOf(expected)] += 1;
      if (!isListReadable) seen.listMoved += 1;
    }),
    runs(300),
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(9);
});

it('a session actor over damaged records shows the listed account', {
  tags: ['AUT-1', 'AUT-5'],
}, async () => {
  const seen = { admin: 0, member: 0, loggedOut: 0, failed: 0 };
  await fc.assert(
    fc.asyncProperty(storedRecords, async (records) => {
      const expected = expectFrom(records);
      const { logged, openPorts } = openWorld(records);
      for (const text of [expected.isUserReadable ? '' : 'Failed to restore session', '']) {
        const { ref: listener } = createRecordingListener<SessionFact>();
        const actor = startActor(createSessionMachine(openPorts()), { input: { listener } });
        const known = await waitFor(actor, (snapshot) => !snapshot.matches('loading'));
        actor.stop();
        const { errorText, status, user } = toSessionView(known);
        check(status === (expected.account ? 'loggedIn' : 'loggedOut'), `is ${status}`);
        check((user?.isAdmin ?? false) === expected.isAdmin, `is an admin: ${!expected.isAdmin}`);
        check(errorText === text, `the error is ${errorText}`);
      }
      // Without a stored session the list is not read.
      if (records.user === undefined) check(logged.length === 0, 'read the list without a session');
      seen[nameOf(expected)] += 1;
    }),
    runs(100),
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(3);
});
