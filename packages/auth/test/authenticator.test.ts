import { describe, expect, it } from 'vitest';
import { REQUEST_LIMIT_MS } from '../src/authenticator.ts';
import { createAuthenticator } from '../src/index.ts';
import {
  createAccountsFixture,
  createAccountsLoader,
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
  const fixture = createAccountsFixture({ schedule: () => new Promise((resolve) => turns.push(resolve)) });
  const tab = await openTab(fixture);
  const turn = async () => {
    while (turns.length === 0) await rest();
    turns.shift()?.();
    await rest();
  };
  return { ...tab, fixture, turn };
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
    expect(view()).toMatchObject({ status: 'loggedIn', user: { id: 1 } });
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
        createAccountsFixture({ hasher: createBrokenHasher(error) }),
      );
      const outcomes = [await authenticate(logInOf(), signal), await authenticate(registration, signal)];
      expect(outcomes).toEqual(messages.map((message) => ({ kind: 'rejected', message, isMismatch: false })));
      expect(view().status).toBe('loggedOut');
    },
  );

  it('while a user is logged in, accepts a login unchecked but no registration', {
    tags: ['AUT-1', 'REG-2'],
  }, async () => {
    const { authenticate, fixture } = await open();
    await authenticate(logInOf(), signal);
    const { length } = fixture.hasher.calls;
    const accepted = await authenticate(logInOf(admin.email, secret('wrong word')), signal);
    expect(accepted).toMatchObject({ kind: 'accepted', user: { id: 1 } });
    expect(await authenticate(registration, signal)).toMatchObject({ message: registerFailed });
    expect(fixture.hasher.calls).toHaveLength(length);
  });

  it('is a failure when the session has stopped', { tags: ['AUT-7'] }, async () => {
    const { actor, authenticate, fixture } = await open();
    actor.stop();
    expect(await authenticate(logInOf(), signal)).toMatchObject({ message: logInFailed, isMismatch: false });
    expect(storedUser(fixture)).toBeNull();
  });
});

describe('an aborted request', { tags: ['AUT-1'] }, () => {
  it('before the password check checks nothing', { tags: ['LGN-2'] }, async () => {
    const { authenticate, fixture } = await open();
    const controller = new AbortController();
    controller.abort();
    expect(await authenticate(logInOf(), controller.signal)).toMatchObject({ isMismatch: false });
    expect([fixture.hasher.calls, storedUser(fixture)]).toEqual([[], null]);
  });

  it('during the password check logs no user in, here or in storage', {
    tags: ['LGN-2'],
  }, async () => {
    for (const isRight of [true, false]) {
      const { authenticate, turn, view, fixture } = await openSlow();
      const controller = new AbortController();
      const request = logInOf(member.email, isRight ? password : secret('wrong word'));
      const outcome = authenticate(request, controller.signal);
      while (fixture.hasher.calls.length === 0) await rest();
      controller.abort();
      await turn();
      expect(await outcome).toMatchObject({ kind: 'rejected', isMismatch: !isRight });
      expect([view().status, storedUser(fixture)]).toEqual(['loggedOut', null]);
    }
  });

  it('while the password is hashed creates no account', { tags: ['REG-2'] }, async () => {
    const { authenticate, turn, view, fixture } = await openSlow();
    const controller = new AbortController();
    const outcome = authenticate(registration, controller.signal);
    while (fixture.hasher.calls.length === 0) await rest();
    controller.abort();
    await turn();
    await turn();
    expect(await outcome).toMatchObject({ kind: 'rejected', isMismatch: false });
    expect([view().status, storedUser(fixture), storedUsers(fixture)]).toEqual(['loggedOut', null, null]);
  });
});

it('a request that takes too long fails, and checks nothing once its code loads', {
  tags: ['AUT-7', 'LGN-1'],
}, async () => {
  for (const request of [logInOf(), registration]) {
    const fixture = createAccountsFixture();
    const ports = fixture.openPorts();
    let arrive = () => {};
    const loadHasher = () =>
      new Promise<typeof fixture.hasher>((resolve) => {
        arrive = () => resolve(fixture.hasher);
      });
    const accounts = createAccountsLoader({ ...ports.repositoryPorts, loadHasher });
    let pass = () => {};
    const waits: number[] = [];
    const { actor } = await openTab(fixture, { ...ports, accounts });
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
    expect([storedUser(fixture), storedUsers(fixture)]).toEqual([null, null]);
    if (request.kind === 'logIn') expect(fixture.hasher.calls).toEqual([]);
  }
});
