// The words and replies of the session, case by case; the laws of any history stand in `session.property.test.ts`.
import { Secret, type SessionReply } from '@loomwright/kit';
import { createRecordingListener, createStepper } from '@loomwright/kit/testing';
import { describe, expect, it } from 'vitest';
import { createSessionMachine, type SessionFact, type SessionUser, toSessionView } from '../src/index.ts';
import type { SignInOutcome } from '../src/session-events.ts';
import type { SessionReading } from '../src/session-user.ts';
import { createAccountsWorld } from '../src/testing/index.ts';

const mara: SessionUser = { id: 1, email: 'mara@loom.example', name: 'Mara', role: 'user' };
const ada: SessionUser = { id: 2, email: 'ada@loom.example', name: 'Ada', role: 'admin' };
const signedIn = (user: SessionUser): SessionReading => ({ kind: 'signedIn', user });
const signedOut: SessionReading = { kind: 'signedOut' };
const accepted = (user: SessionUser): SignInOutcome => ({ kind: 'accepted', user });
const mismatch: SignInOutcome = { kind: 'rejected', message: 'Invalid email or password' };
const changed = (user: SessionUser | undefined, cause: string) => ({ type: 'session.changed', user, cause });
const yes = { type: 'session.replied', isAccepted: true };
const no = (isMismatch: boolean, message: string) => ({
  type: 'session.replied',
  isAccepted: false,
  isMismatch,
  message,
});

/** A session in a stepper, with one form that asks; it has read its storage if a reading is given. */
const openSession = (reading?: SessionReading) => {
  const { ref: listener } = createRecordingListener<SessionFact>();
  const { ref: form } = createRecordingListener<SessionReply>();
  const stepper = createStepper(createSessionMachine(createAccountsWorld().openPorts()), { listener });
  const sentTo = (ref: unknown) =>
    stepper.sent.filter(({ target }) => target === ref).map(({ event }) => event);
  const follow = (next: SessionReading) => stepper.send({ type: 'session.followed', reading: next });
  if (reading) follow(reading);
  const credentials = { email: mara.email, password: new Secret('shuttle'), replyTo: form };
  return {
    stepper,
    follow,
    view: () => toSessionView(stepper.snapshot),
    facts: () => sentTo(listener),
    replies: () => sentTo(form),
    ask: (kind: 'logIn' | 'register', email = mara.email) => {
      const request = { type: 'session.signIn', ...credentials, email } as const;
      const event = kind === 'logIn' ? { ...request, kind } : { ...request, kind, name: 'Mara' };
      stepper.send(event);
      return event;
    },
  };
};

describe('restoring', () => {
  it('[AUT-1][NAV-7] is loading until the saved session is read', () => {
    const { facts, stepper, view } = openSession();
    expect(view()).toEqual({ status: 'loading', user: undefined, canLogOut: false, errorText: '' });
    expect(facts()).toEqual([]);
    expect([...stepper.running].sort()).toEqual(['readSession', 'watchSession']);
  });

  it.each<[SessionReading | 'broken', 'signedIn' | 'signedOut', SessionUser | undefined, string]>([
    [signedIn(mara), 'signedIn', mara, ''],
    [signedOut, 'signedOut', undefined, ''],
    [{ kind: 'failed' }, 'signedOut', undefined, 'Failed to restore session'],
    ['broken', 'signedOut', undefined, 'Failed to restore session'],
  ])('[AUT-1][AUT-5] that reads %o is %s', (reading, status, user, errorText) => {
    const { facts, follow, stepper, view } = openSession();
    if (reading === 'broken') stepper.fail('readSession', new Error('no storage'));
    else follow(reading);
    expect(view()).toMatchObject({ status, errorText, canLogOut: user !== undefined });
    expect(facts()).toEqual([changed(user, 'restored')]);
    stepper.send({ type: 'session.clearError' });
    expect(view()).toMatchObject({ status, errorText: '' });
  });

  it.each(['logIn', 'register'] as const)(
    '[AUT-1] [AUT-7] a %s quicker than storage decides who is signed in; after its failure the saved session is read',
    (kind) => {
      const quick = openSession();
      quick.ask(kind);
      expect(quick.view().status).toBe('loading');
      expect(quick.stepper.running).not.toContain('readSession');
      quick.stepper.settle('signIn', accepted(mara));
      expect(quick.facts()).toEqual([changed(mara, kind === 'logIn' ? 'loggedIn' : 'registered')]);
      for (const end of ['rejected', 'broken']) {
        const { ask, facts, follow, replies, stepper, view } = openSession();
        ask(kind);
        if (end === 'rejected') stepper.settle('signIn', mismatch);
        else stepper.fail('signIn', new Error('no chunk'));
        expect(replies()).toMatchObject([{ isAccepted: false, isMismatch: end === 'rejected' }]);
        expect([facts(), stepper.running.includes('readSession')]).toEqual([[], true]);
        follow(signedIn(ada));
        expect(view()).toMatchObject({ status: 'signedIn', user: { id: 2 } });
        expect(facts()).toEqual([changed(ada, 'restored')]);
      }
    },
  );
});

describe('logging in and registering', () => {
  it('[AUT-1][LGN-2] checks what was typed last, and is replied to and announced; a request it replaces has failed', () => {
    for (const [kind, cause] of [
      ['logIn', 'loggedIn'],
      ['register', 'registered'],
    ] as const) {
      const { ask, facts, replies, stepper, view } = openSession(signedOut);
      ask('logIn', 'first@loom.example');
      const event = ask(kind);
      expect(view()).toMatchObject({ status: 'signedOut', canLogOut: false });
      expect(stepper.inputOf('signIn')).toEqual(event);
      stepper.settle('signIn', accepted(mara));
      expect(view()).toMatchObject({ status: 'signedIn', user: { id: 1 } });
      const replaced = no(false, 'Failed to login. Please try again.');
      expect([replies(), facts().slice(1)]).toEqual([[replaced, yes], [changed(mara, cause)]]);
    }
  });

  it.each<['logIn' | 'register', unknown, boolean, string]>([
    ['logIn', mismatch, true, 'Invalid email or password'],
    ['logIn', new Error('The loom is on fire'), false, 'The loom is on fire'],
    ['register', new Error('The loom is on fire'), false, 'The loom is on fire'],
    ['logIn', new Error(''), false, 'Failed to login. Please try again.'],
    ['register', new Error(''), false, 'Failed to register. Please try again.'],
    ['logIn', 'a text', false, 'Failed to login. Please try again.'],
    ['register', { message: 'no error' }, false, 'Failed to register. Please try again.'],
    ['logIn', undefined, false, 'Failed to login. Please try again.'],
  ])(
    '[AUT-4][AUT-7][LGN-2] %s that ends with %o is a mismatch: %s, and says %s',
    (kind, end, isMismatch, message) => {
      const { ask, facts, replies, stepper, view } = openSession(signedOut);
      ask(kind);
      if (end === mismatch) stepper.settle('signIn', mismatch);
      else stepper.fail('signIn', end);
      expect([view().status, view().errorText, facts().length]).toEqual(['signedOut', '', 1]);
      expect(replies()).toEqual([no(isMismatch, message)]);
      ask('logIn');
      stepper.settle('signIn', accepted(mara));
      expect(view().status).toBe('signedIn');
    },
  );
});

describe('another tab while a request is on its way', () => {
  it('[STO-4][LGN-5] that logs in accepts a login, which is left unchecked', () => {
    const { ask, facts, follow, replies, stepper, view } = openSession(signedOut);
    ask('logIn');
    follow(signedOut);
    expect([replies(), stepper.running.includes('signIn')]).toEqual([[], true]);
    follow(signedIn(ada));
    expect([replies(), view().user?.id, facts().slice(1)]).toEqual([[yes], 2, [changed(ada, 'followed')]]);
    expect(stepper.running).not.toContain('signIn');
  });

  it('[REG-2][AUT-1][STO-4] that logs in is no reply to a registration, which signs in, or is rejected and followed by the other tab’s user', () => {
    const quick = openSession(signedOut);
    quick.ask('register');
    quick.follow(signedIn(ada));
    expect([quick.replies(), quick.facts().length]).toEqual([[], 1]);
    quick.stepper.settle('signIn', accepted(mara));
    expect([quick.replies(), quick.view().user?.id]).toEqual([[yes], 1]);
    expect(quick.facts().slice(1)).toEqual([changed(mara, 'registered')]);
    for (const end of ['rejected', 'broken']) {
      for (const now of [signedIn(ada), signedOut]) {
        const { ask, facts, follow, replies, stepper, view } = openSession(signedOut);
        ask('register');
        follow(signedIn(ada));
        if (end === 'rejected') stepper.settle('signIn', { kind: 'rejected', message: 'Taken.' });
        else stepper.fail('signIn', new Error('Taken.'));
        expect(replies()).toEqual([no(end === 'rejected', 'Taken.')]);
        // What was left unheard is read from storage.
        expect([view().status, stepper.running.includes('readSession')]).toEqual(['signedOut', true]);
        follow(now);
        const isFollowed = now.kind === 'signedIn';
        expect(view().status).toBe(now.kind);
        expect(facts().slice(1)).toEqual(isFollowed ? [changed(ada, 'followed')] : []);
        expect(stepper.running).not.toContain('readSession');
      }
    }
  });
});

describe('a user who is signed in', () => {
  it('[AUT-1][REG-2] accepts a late login, but no registration: no account would be made', () => {
    const { ask, replies, stepper } = openSession(signedIn(mara));
    ask('logIn');
    ask('register');
    expect(replies()).toEqual([yes, no(false, 'Failed to register. Please try again.')]);
    expect(stepper.running).not.toContain('signIn');
  });

  it('[STO-4][AUT-5] is followed when another tab changes any of their fields, or signs in another user', () => {
    const { facts, follow, view } = openSession(signedIn(mara));
    for (const user of [
      ada,
      { ...ada, role: 'user' as const },
      { ...ada, role: undefined },
      { ...ada, name: 'Ida' },
      { ...ada, profileImage: '/ada.svg' },
      { ...ada, email: 'ida@loom.example' },
    ]) {
      const before = facts().length;
      follow(signedIn(user));
      follow(signedIn({ ...user }));
      expect(view().user).toMatchObject({ id: user.id, name: user.name, isAdmin: user.role === 'admin' });
      expect(facts().slice(before)).toEqual([changed(user, 'followed')]);
    }
  });

  it('[AUT-8][STO-4] ends in every tab, which are told whether the account was deleted', () => {
    for (const [reading, cause] of [
      [{ kind: 'signedOut', isDeleted: true }, 'deleted'],
      [signedOut, 'followed'],
    ] as const) {
      const { facts, follow, view } = openSession(signedIn(mara));
      follow(reading);
      expect(view()).toMatchObject({ status: 'signedOut', user: undefined });
      expect(facts().slice(1)).toEqual([changed(undefined, cause)]);
    }
  });

  it('[STO-4] follows another user while it logs out, and goes on with that', () => {
    const { facts, follow, stepper, view } = openSession(signedIn(mara));
    stepper.send({ type: 'session.logOut' });
    follow(signedIn({ ...mara }));
    follow(signedIn(ada));
    expect(view()).toMatchObject({ status: 'signedIn', canLogOut: false, user: { id: 2 } });
    expect(facts().slice(1)).toEqual([changed(ada, 'followed')]);
  });

  it('[STO-4] stays so when other tabs cannot be followed', () => {
    const { stepper, view } = openSession(signedIn(mara));
    stepper.fail('watchSession', new Error('no events'));
    expect(view()).toMatchObject({ status: 'signedIn', errorText: '' });
  });

  it.each(['refused', 'broken'])(
    '[AUT-6] stays so when logging out is %s, with an error until it is cleared or logging out works',
    (end) => {
      const { facts, stepper, view } = openSession(signedIn(mara));
      const fail = () => {
        stepper.send({ type: 'session.logOut' });
        expect(view()).toMatchObject({ status: 'signedIn', canLogOut: false });
        if (end === 'refused') stepper.settle('logOut', false);
        else stepper.fail('logOut', new Error('no chunk'));
      };
      fail();
      const errorText = 'Failed to logout properly';
      expect(view()).toMatchObject({ status: 'signedIn', user: { id: 1 }, canLogOut: true, errorText });
      expect(facts().length).toBe(1);
      stepper.send({ type: 'session.clearError' });
      expect(view().errorText).toBe('');
      fail();
      stepper.send({ type: 'session.logOut' });
      stepper.settle('logOut', true);
      expect(view()).toMatchObject({ status: 'signedOut', user: undefined, errorText: '' });
      expect(facts().slice(1)).toEqual([changed(undefined, 'loggedOut')]);
    },
  );
});
