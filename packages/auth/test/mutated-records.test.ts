// A thousand damaged or edited records of session and accounts, a hundred thousand in the deep run. Who is signed in is
// worked out a second time by hand, from the bare texts.
import { createRecordingListener, runs, startActor } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createAccountBook } from '../src/account-book.ts';
import { createSessionMachine, type SessionFact, toSessionView } from '../src/index.ts';
import type { SessionReading } from '../src/session-user.ts';
import {
  createAccountsWorld,
  type MutatedRecords,
  mutatedRecords,
  mutationKinds,
} from '../src/testing/index.ts';

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
const isPerson = (value: unknown): value is Fields =>
  isFields(value) &&
  isWhole(own(value, 'id'), 1e15) &&
  isText(own(value, 'email'), 1, 254) &&
  isText(own(value, 'name'), 0, 200) &&
  (own(value, 'profileImage') === undefined || isText(own(value, 'profileImage'), 0, 500_000));
const isAccount = (value: unknown): value is Fields =>
  isPerson(value) &&
  isText(own(value, 'passwordHash'), 0, 200) &&
  (own(value, 'recoveryCodeHash') === undefined || isText(own(value, 'recoveryCodeHash'), 0, 200));

const samples: readonly Fields[] = [
  { id: 1, email: 'member@loomwright.example', role: 'user' },
  { id: 2, email: 'admin@loomwright.example', role: 'admin' },
];

/** The accounts in a stored list; undefined when it is none. */
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

interface Expected {
  readonly isUserReadable: boolean;
  readonly isListReadable: boolean;
  /** Whoever is signed in. */
  readonly account: Fields | undefined;
}

const expectFrom = ({ user, users }: MutatedRecords): Expected => {
  const parsed = user === undefined ? undefined : parse(user);
  const isUserReadable = user === undefined || isPerson(parsed);
  const accounts = accountsIn(users);
  const id = isPerson(parsed) ? own(parsed, 'id') : undefined;
  const index = (accounts ?? []).findIndex((account) => own(account, 'id') === id);
  const account = accounts?.[index];
  // An account that shares its address with an earlier one is not there.
  const isFirst = account && accounts.findIndex((other) => normal(other) === normal(account)) === index;
  return { isUserReadable, isListReadable: accounts !== undefined, account: isFirst ? account : undefined };
};

const openWorld = ({ user, users }: MutatedRecords) => {
  const world = createAccountsWorld();
  if (user !== undefined) world.origin.entries.set('user', user);
  if (users !== undefined) world.origin.entries.set('users', users);
  return world;
};
type World = ReturnType<typeof openWorld>;

/** What the book says on one visit; it is asked for a second time as after a reload. */
const readBook = async ({ openPorts }: World): Promise<SessionReading> => {
  const book = await createAccountBook(openPorts().bookPorts);
  return book.readSession();
};

/** What a person sees on one visit. */
const visit = async ({ openPorts }: World) => {
  const { ref: listener } = createRecordingListener<SessionFact>();
  const actor = startActor(createSessionMachine(openPorts()), { input: { listener } });
  for (let turn = 0; actor.getSnapshot().matches('loading'); turn += 1)
    await (turn < 60 ? undefined : new Promise((resolve) => setTimeout(resolve)));
  const view = toSessionView(actor.getSnapshot());
  actor.stop();
  return view;
};

const check = (isTrue: boolean, what: string) => {
  if (!isTrue) throw new Error(what);
};

/** What is not as it must be after a first visit and after a second one. */
const checkEntries = (
  world: World,
  records: MutatedRecords,
  { isListReadable, isUserReadable }: Expected,
) => {
  const { entries } = world.origin;
  // Nothing is destroyed: what nobody can read is kept beside.
  check(
    entries.get('user.unreadable') === (isUserReadable ? undefined : records.user),
    'the session is lost',
  );
  check(
    isUserReadable ? entries.get('user') === records.user : !entries.has('user'),
    'the session was changed',
  );
  check(entries.get('users.unreadable') === (isListReadable ? undefined : records.users), 'the list is lost');
  check(!isListReadable || entries.get('users') === records.users, 'the list was changed');
  check(
    world.logged.length === Number(!isUserReadable) + Number(!isListReadable),
    'said too much or too little',
  );
};

const checkReading = (reading: SessionReading, { account, isUserReadable }: Expected) => {
  const isAdmin = account !== undefined && own(account, 'role') === 'admin';
  const user = reading.kind === 'signedIn' ? reading.user : undefined;
  check((user?.role === 'admin') === isAdmin, `is an admin: ${!isAdmin}`);
  check(user?.id === (account && own(account, 'id')), `is number ${user?.id}`);
  const kind = account ? 'signedIn' : isUserReadable ? 'signedOut' : 'failed';
  check(reading.kind === kind, `is ${reading.kind}`);
  return isAdmin;
};

it('[AUT-5][STO-2] nobody is anybody, least of all an admin, but by the account list', async () => {
  const kinds = new Map<string, number>();
  const seen = { records: 0, admin: 0, member: 0, signedOut: 0, failed: 0, listMoved: 0 };
  await fc.assert(
    fc.asyncProperty(mutatedRecords, async (records) => {
      const expected = expectFrom(records);
      const world = openWorld(records);
      const isAdmin = checkReading(await readBook(world), expected);
      checkEntries(world, records, expected);
      // A second visit finds nothing to complain of, and nobody has risen.
      checkReading(await readBook(world), { ...expected, isUserReadable: true });
      checkEntries(world, records, expected);

      const { account, isListReadable, isUserReadable } = expected;
      for (const kind of records.kinds) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      seen.records += 1;
      seen[account ? (isAdmin ? 'admin' : 'member') : isUserReadable ? 'signedOut' : 'failed'] += 1;
      if (!isListReadable) seen.listMoved += 1;
    }),
    runs(1000),
  );
  console.log(`mutated records: ${JSON.stringify(seen)}, ${kinds.size} of ${mutationKinds.length} kinds`);
  expect(seen.records).toBeGreaterThanOrEqual(1000);
  expect(mutationKinds.filter((kind) => (kinds.get(kind) ?? 0) < 5)).toEqual([]);
  expect(Math.min(seen.admin, seen.member, seen.signedOut, seen.failed, seen.listMoved)).toBeGreaterThan(30);
});

it('[AUT-1][AUT-5] a session over them shows whoever the list names, and says what could not be read', async () => {
  const seen = { admin: 0, member: 0, signedOut: 0, failed: 0 };
  await fc.assert(
    fc.asyncProperty(mutatedRecords, async (records) => {
      const { account, isUserReadable } = expectFrom(records);
      const world = openWorld(records);
      const isAdmin = account !== undefined && own(account, 'role') === 'admin';
      for (const errorText of [isUserReadable ? '' : 'Failed to restore session', '']) {
        const { status, user, ...view } = await visit(world);
        check(status === (account ? 'signedIn' : 'signedOut'), `is ${status}`);
        check((user?.isAdmin ?? false) === isAdmin, `is an admin: ${!isAdmin}`);
        check(view.errorText === errorText, `says ${view.errorText}`);
      }
      // Nobody is signed in: what stands in the list does not matter, and is left alone.
      if (records.user === undefined) check(world.logged.length === 0, 'looked at the list for nothing');
      seen[account ? (isAdmin ? 'admin' : 'member') : isUserReadable ? 'signedOut' : 'failed'] += 1;
    }),
    runs(300),
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(10);
});
