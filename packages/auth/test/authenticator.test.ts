import { describe, expect, it } from 'vitest';
import { REQUEST_LIMIT_MS } from '../src/authenticator.ts';
import { createAuthenticator } from '../src/index.ts';
import {
  createAccountsLoader,
  createAccountsWorld,
  createBrokenHasher,
  secret,
} from '../src/testing/index.ts';
import { admin, member, storedUser, storedUsers } from './account-helpers.ts';
import { open, openTab, rest } from './session-tab.ts';

const { signal } = new AbortController();
const logInFailed = 'Failed to login. Please try again.';
const registerFailed = 'Failed to register. Please try again.';
const password = secret(member.password);
const logInOf = (email = member.email, word = password) =>
  ({ kind: 'logIn', email, password: word }) as const;
const registration = { kind: 'register', name: 'Ida', email: 'ida@loom.example', password } as const;

const openSlow = async () => {
  const turns: (() => void)[] = [];
  const world = createAccountsWorld({ schedule: () => new Promise((resolve) => turns.push(resolve)) });
  const tab = await openTab(world);
  const turn = async () => {
    while (turns.length === 0) await rest();
    turns.shift()?.();
    await rest();
  };
  return { ...tab, world, turn };
};

describe('the outcome', () => {
  it('is the user, or a rejection that states whether the credentials were wrong', {
    tags: ['AUT-1', 'AUT-4', 'LGN-2'],
  }, async () => {
    const { authenticate, view } = await open();
    expect(await authenticate(logInOf(member.email, secret('wrong word')), signal)).toEqual({
      kind: 'rejected',
      message: 'Invalid email or password',
      isMismatch: true,
    });
    expect(await authenticate({ ...registration, email: admin.email }, signal)).toEqual({
      kind: 'rejected',
      message: 'User with this email already exists',
      isMismatch: false,
    });
    expect(await authenticate(logInOf(), signal)).toMatchObject({ kind: 'accepted', user: { id: 1 } });
    expect(view()).toMatchObject({ status: 'signedIn', user: { id: 1 } });
  });

  it.each([
    [new Error('The loom is on fire'), 'The loom is on fire', 'The loom is on fire'],
    [new Error(''), logInFailed, registerFailed],
    ['a text', logInFailed, registerFailed],
    [undefined, logInFailed, registerFailed],
  ])(
    'of a request that fails with %o has its message, or a default',
    { tags: ['AUT-7'] },
    async (error, ...messages) => {
      const { authenticate, view } = await openTab(
        createAccountsWorld({ hasher: createBrokenHasher(error) }),
      );
      const outcomes = [await authenticate(logInOf(), signal), await authenticate(registration, signal)];
      expect(outcomes).toEqual(messages.map((message) => ({ kind: 'rejected', message, isMismatch: false })));
      expect(view().status).toBe('signedOut');
    },
  );

  it('while a user is logged in, accepts a login unchecked but no registration', {
    tags: ['AUT-1', 'REG-2'],
  }, async () => {
    const { authenticate, world } = await open();
    await authenticate(logInOf(), signal);
    const { length } = world.hasher.calls;
    const accepted = await authenticate(logInOf(admin.email, secret('wrong word')), signal);
    expect(accepted).toMatchObject({ kind: 'accepted', user: { id: 1 } });
    expect(await authenticate(registration, signal)).toMatchObject({ message: registerFailed });
    expect(world.hasher.calls).toHaveLength(length);
  });

  it('is a failure when the session has stopped', { tags: ['AUT-7'] }, async () => {
    const { actor, authenticate, world } = await open();
    actor.stop();
    expect(await authenticate(logInOf(), signal)).toMatchObject({ message: logInFailed, isMismatch: false });
    expect(storedUser(world)).toBeNull();
  });
});

describe('an aborted request', { tags: ['AUT-1'] }, () => {
  it('before the password check checks nothing', { tags: ['LGN-2'] }, async () => {
    const { authenticate, world } = await open();
    const controller = new AbortController();
    controller.abort();
    expect(await authenticate(logInOf(), controller.signal)).toMatchObject({ isMismatch: false });
    expect([world.hasher.calls, storedUser(world)]).toEqual([[], null]);
  });

  it('during the password check logs no user in, here or in storage', {
    tags: ['LGN-2'],
  }, async () => {
    for (const isRight of [true, false]) {
      const { authenticate, turn, view, world } = await openSlow();
      const controller = new AbortController();
      const request = logInOf(member.email, isRight ? password : secret('wrong word'));
      const outcome = authenticate(request, controller.signal);
      while (world.hasher.calls.length === 0) await rest();
      controller.abort();
      await turn();
      expect(await outcome).toMatchObject({ kind: 'rejected', isMismatch: !isRight });
      expect([view().status, storedUser(world)]).toEqual(['signedOut', null]);
    }
  });

  it('while the password is hashed creates no account', { tags: ['REG-2'] }, async () => {
    const { authenticate, turn, view, world } = await openSlow();
    const controller = new AbortController();
    const outcome = authenticate(registration, controller.signal);
    while (world.hasher.calls.length === 0) await rest();
    controller.abort();
    await turn();
    await turn();
    expect(await outcome).toMatchObject({ kind: 'rejected', isMismatch: false });
    expect([view().status, storedUser(world), storedUsers(world)]).toEqual(['signedOut', null, null]);
  });
});

it('a request that takes too long fails, and checks nothing once its code loads', {
  tags: ['AUT-7', 'LGN-1'],
}, async () => {
  for (const request of [logInOf(), registration]) {
    const world = createAccountsWorld();
    const ports = world.openPorts();
    let arrive = () => {};
    const loadHasher = () =>
      new Promise<typeof world.hasher>((resolve) => {
        arrive = () => resolve(world.hasher);
      });
    const accounts = createAccountsLoader({ ...ports.repositoryPorts, loadHasher });
    let pass = () => {};
    const waits: number[] = [];
    const { actor } = await openTab(world, { ...ports, accounts });
    const wait = (ms: number) => {
      waits.push(ms);
      return new Promise<void>((resolve) => {
        pass = resolve;
      });
    };
    const outcome = createAuthenticator({ accounts, session: actor, wait })(request, signal);
    await rest();
    pass();
    const message = request.kind === 'logIn' ? logInFailed : registerFailed;
    expect(await outcome).toEqual({ kind: 'rejected', message, isMismatch: false });
    expect(waits).toEqual([REQUEST_LIMIT_MS]);
    arrive();
    await rest();
    expect([storedUser(world), storedUsers(world)]).toEqual([null, null]);
    if (request.kind === 'logIn') expect(world.hasher.calls).toEqual([]);
  }
});
