import { admit } from '@loomwright/auth';
import { sampleAccessOf, sampleCredentials } from '@loomwright/auth/testing';
import { FIRST_LOCK_MS, LONGEST_LOCK_MS, MAX_FAILURES } from '@loomwright/login/limits';
import type { Property } from '@loomwright/machine-testing/checker';
import type { AppPast, AppSystem } from './app.model.ts';
import type { AppFacts, Lockout } from './app-page.ts';
import { createLaws, isUndisturbed } from './laws.ts';
import { once } from './shared.ts';
import { isShownAsStored, storedAt, storedCount } from './shop.ts';
import type { SystemEvent } from './system.ts';

const { always, atRest, common, ends, everywhere } = createLaws<AppFacts, AppPast>();

const toUser = once((text: string) => JSON.parse(text) as { readonly id: number });
const storedUser = ({ store }: AppSystem): number | undefined => {
  const text = store.map.get('user');
  return text === undefined ? undefined : toUser(text).id;
};
const toLockout = once((text: string) => JSON.parse(text) as Lockout);
const storedLockout = ({ store }: AppSystem): Lockout =>
  toLockout(store.map.get('login_lockout') ?? '{"failures":0,"locks":0,"lockedUntil":null}');
const longestMs = (locks: number): number => Math.min(FIRST_LOCK_MS * 2 ** (locks - 1), LONGEST_LOCK_MS);
const passwords = sampleCredentials.map(({ password }) => password);
const accessTo = ({ address, visitor }: AppFacts) =>
  admit(
    sampleAccessOf(address) ?? 'everyone',
    typeof visitor === 'number'
      ? { id: visitor, email: '', name: '', role: visitor === 2 ? 'admin' : 'user' }
      : visitor,
  );

export const appProperties = [
  ...common,
  always(
    'the app and its session have the same visitor',
    ['AUT-5'],
    everywhere(({ visitor, user }) => visitor === 'unknown' || visitor === (user ?? 'guest')),
  ),
  always(
    'after a logout the cart contains no line of a member',
    ['AUT-6', 'CRT-3'],
    // Only a sample cart contains product 3.
    everywhere(({ lines, owner, visitor }) => visitor !== 'guest' || (owner === undefined && !lines[3])),
  ),
  always(
    'a lock never exceeds its maximum',
    ['LGN-4'],
    everywhere(({ lock }) => !lock || lock.remainingMs === 0 || lock.remainingMs <= longestMs(lock.locks)),
  ),
  always(
    'a form is locked no longer than its lock, plus one second',
    ['LGN-4'],
    everywhere(
      ({ lock, login = '' }, { now }) =>
        !login.includes('locked') || now <= (lock?.lockedUntil ?? now) + 1000,
    ),
  ),
  always(
    'the maximum number of failed attempts locks the form, and no more count',
    ['LGN-3'],
    (system) => storedLockout(system).failures <= MAX_FAILURES,
  ),
  {
    name: 'a locked form checks no password',
    rules: ['LGN-3', 'LGN-4'],
    kind: 'everyStep',
    holds: (before, { tab }, after) => {
      const isAsking = (system: AppSystem) => (system.tabs[tab]?.seen.facts?.checks ?? 0) > 0;
      const { lockedUntil } = storedLockout(before);
      return lockedUntil === null || lockedUntil <= before.now || isAsking(before) || !isAsking(after);
    },
  } satisfies Property<AppSystem, SystemEvent>,
  always('no password is stored', ['STO-5'], ({ store }) =>
    [...store.map.values()].every((text) => passwords.every((password) => !text.includes(password))),
  ),
  always(
    'no line is stored twice',
    ['CRT-6', 'STO-4'],
    // During a move a line may be in both carts.
    ({ past, store }) => store.map.has('cart.moving') || storedCount(store.map, 1) <= past.added,
  ),
  atRest(
    'the app has a known visitor',
    ['AUT-5'],
    everywhere(({ visitor }) => visitor !== 'unknown'),
  ),
  atRest(
    'every tab shows the stored session',
    ['AUT-5', 'STO-4'],
    everywhere(({ user }, system) => !isUndisturbed(system) || user === storedUser(system)),
  ),
  atRest(
    'the cart is that of the current user',
    ['CRT-6'],
    everywhere(({ owner, visitor }) => owner === (visitor === 'guest' ? undefined : visitor)),
  ),
  atRest(
    'no cart loads for ever',
    ['CRT-7'],
    everywhere(({ cart }) => cart === 'ready'),
  ),
  atRest(
    'the session is settled',
    ['AUT-1'],
    everywhere(({ session }) => session === 'loggedIn' || session === 'loggedOut'),
  ),
  atRest(
    'every login request has an outcome',
    ['AUT-7', 'LGN-1'],
    everywhere(
      ({ checks, login = '', unanswered }) => unanswered + checks === 0 && !login.includes('submitting'),
    ),
  ),
  atRest(
    'no user stays on a page without access',
    ['DSH-3', 'LGN-5'],
    everywhere((facts) => accessTo(facts) !== 'elsewhere'),
  ),
  atRest(
    'every item added is in one cart, once',
    ['CRT-6', 'STO-4'],
    (system) => !isUndisturbed(system) || storedCount(system.store.map, 1) === system.past.added,
  ),
  atRest(
    'no command is pending',
    ['STO-4'],
    everywhere(({ pending }, system) => !isUndisturbed(system) || pending === 0),
  ),
  atRest(
    'every tab shows the cart that is stored',
    ['CRT-5', 'STO-4'],
    everywhere(
      ({ lines, owner }, system) => !isUndisturbed(system) || isShownAsStored(lines, system.store.map, owner),
    ),
  ),
  atRest('no move between carts is unfinished', ['CRT-6'], ({ store }) => !store.map.has('cart.moving')),
  atRest('the guest’s cart is empty while a member is logged in', ['CRT-6'], (system) => {
    const isEmpty = Object.keys(storedAt(system.store.map, 'cart')).length === 0;
    return !isUndisturbed(system) || storedUser(system) === undefined || isEmpty;
  }),
  atRest(
    'every form shows the stored lockout',
    ['LGN-4', 'STO-4'],
    everywhere(({ lock }, system) => !lock || lock.failures === storedLockout(system).failures),
  ),
  atRest(
    'only mismatches count',
    ['LGN-2'],
    (system) =>
      system.past.cutOff > 0 || storedLockout(system).failures <= system.past.failures + system.past.wrongs,
  ),
  ends('an unknown visitor becomes known', ['AUT-1'], ({ visitor }) => visitor === 'unknown'),
  ends('a loading cart is shown', ['CRT-4'], ({ cart }) => cart === 'loading'),
  ends('a lock ends', ['LGN-4'], ({ login = '' }) => login.includes('locked')),
  ends('every login attempt ends', ['LGN-1'], ({ login = '' }) => login.includes('submitting')),
];
