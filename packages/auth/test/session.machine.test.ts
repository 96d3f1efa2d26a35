import { createRecordingListener, createStepper } from '@loomwright/machine-testing';
import { describe, expect, it } from 'vitest';
import { createSessionMachine, type SessionFact, type SessionUser, toSessionView } from '../src/index.ts';
import type { SessionReading } from '../src/session-user.ts';
import { createAccountsFixture } from '../src/testing/index.ts';

const mara: SessionUser = { id: 1, email: 'mara@loom.example', name: 'Mara', role: 'user' };
const ada: SessionUser = { id: 2, email: 'ada@loom.example', name: 'Ada', role: 'admin' };
const loggedIn = (user: SessionUser): SessionReading => ({ kind: 'loggedIn', user });
const loggedOut: SessionReading = { kind: 'loggedOut' };
const changed = (user: SessionUser | undefined, cause: string) => ({ type: 'session.changed', user, cause });

const openSession = (reading?: SessionReading) => {
  const { ref: listener } = createRecordingListener<SessionFact>();
  const stepper = createStepper(createSessionMachine(createAccountsFixture().openPorts()), { listener });
  const follow = (next: SessionReading) => stepper.send({ type: 'session.read', reading: next });
  if (reading) follow(reading);
  return {
    stepper,
    follow,
    view: () => toSessionView(stepper.snapshot),
    facts: () => stepper.sent.map(({ event }) => event),
    logIn: (user = mara, cause: 'loggedIn' | 'registered' = 'loggedIn') =>
      stepper.send({ type: 'session.authenticated', user, cause }),
  };
};

describe('restoring', { tags: ['AUT-1'] }, () => {
  it('waits for the saved session', { tags: ['NAV-7'] }, () => {
    const { facts, stepper, view } = openSession();
    expect(view()).toEqual({ status: 'loading', user: undefined, canLogOut: false, errorText: '' });
    expect(facts()).toEqual([]);
    expect([...stepper.running].sort()).toEqual(['readSession', 'watchSession']);
  });

  it.each<[SessionReading | 'broken', 'loggedIn' | 'loggedOut', SessionUser | undefined, string]>([
    [loggedIn(mara), 'loggedIn', mara, ''],
    [loggedOut, 'loggedOut', undefined, ''],
    [{ kind: 'failed' }, 'loggedOut', undefined, 'Failed to restore session'],
    ['broken', 'loggedOut', undefined, 'Failed to restore session'],
  ])('%o leads to %s', { tags: ['AUT-5'] }, (reading, status, user, errorText) => {
    const { facts, follow, stepper, view } = openSession();
    if (reading === 'broken') stepper.fail('readSession', new Error('no storage'));
    else follow(reading);
    expect(view()).toMatchObject({ status, errorText, canLogOut: user !== undefined });
    expect(facts()).toEqual([changed(user, 'restored')]);
    stepper.send({ type: 'session.clearError' });
    expect(view()).toMatchObject({ status, errorText: '' });
  });

  it('ends when a login happens first, and that login sets the user', () => {
    const { facts, logIn, stepper, view } = openSession();
    logIn();
    expect(view()).toMatchObject({ status: 'loggedIn', user: { id: 1 } });
    expect([facts(), stepper.running]).toEqual([[changed(mara, 'loggedIn')], ['watchSession']]);
  });
});

describe('logging in and registering', () => {
  it('logs in and announces the cause, whatever other tabs did', {
    tags: ['AUT-1'],
  }, () => {
    for (const cause of ['loggedIn', 'registered'] as const)
      for (const reading of [loggedOut, loggedIn(ada), loggedIn(mara)]) {
        const { facts, logIn, view } = openSession(reading);
        logIn(mara, cause);
        expect(view()).toMatchObject({ status: 'loggedIn', canLogOut: true, user: { id: 1 } });
        expect(facts().slice(1)).toEqual([changed(mara, cause)]);
      }
  });

  it('clears the error of a session that could not be restored', { tags: ['AUT-5'] }, () => {
    const { logIn, view } = openSession({ kind: 'failed' });
    logIn();
    expect(view()).toMatchObject({ status: 'loggedIn', errorText: '' });
  });
});

describe('a user who is logged in', () => {
  it('is followed when another tab changes a field or logs another user in', {
    tags: ['STO-4', 'AUT-5'],
  }, () => {
    const { facts, follow, view } = openSession(loggedIn(mara));
    for (const user of [
      ada,
      { ...ada, role: 'user' as const },
      { ...ada, role: undefined },
      { ...ada, name: 'Ida' },
      { ...ada, profileImage: '/ada.svg' },
      { ...ada, email: 'ida@loom.example' },
    ]) {
      const before = facts().length;
      follow(loggedIn(user));
      follow(loggedIn({ ...user }));
      expect(view().user).toMatchObject({ id: user.id, name: user.name, isAdmin: user.role === 'admin' });
      expect(facts().slice(before)).toEqual([changed(user, 'otherTab')]);
    }
  });

  it('ends when it ends in another tab, with the cause of that end', {
    tags: ['AUT-8', 'STO-4'],
  }, () => {
    for (const [reading, cause] of [
      [{ kind: 'loggedOut', isDeleted: true }, 'deleted'],
      [loggedOut, 'otherTab'],
    ] as const) {
      const { facts, follow, view } = openSession(loggedIn(mara));
      follow(reading);
      expect(view()).toMatchObject({ status: 'loggedOut', user: undefined });
      expect(facts().slice(1)).toEqual([changed(undefined, cause)]);
    }
  });

  it('follows another user during a logout, which continues', { tags: ['STO-4'] }, () => {
    const { facts, follow, stepper, view } = openSession(loggedIn(mara));
    stepper.send({ type: 'session.logOut' });
    follow(loggedIn({ ...mara }));
    follow(loggedIn(ada));
    expect(view()).toMatchObject({ status: 'loggedIn', canLogOut: false, user: { id: 2 } });
    expect(facts().slice(1)).toEqual([changed(ada, 'otherTab')]);
  });

  it('stays when other tabs cannot be followed', { tags: ['STO-4'] }, () => {
    const { stepper, view } = openSession(loggedIn(mara));
    stepper.fail('watchSession', new Error('no events'));
    expect(view()).toMatchObject({ status: 'loggedIn', errorText: '' });
  });

  it.each(['refused', 'broken'])(
    'stays when logging out is %s, with an error until it is cleared or succeeds',
    { tags: ['AUT-6'] },
    (end) => {
      const { facts, stepper, view } = openSession(loggedIn(mara));
      const fail = () => {
        stepper.send({ type: 'session.logOut' });
        expect(view()).toMatchObject({ status: 'loggedIn', canLogOut: false });
        if (end === 'refused') stepper.settle('logOut', false);
        else stepper.fail('logOut', new Error('no chunk'));
      };
      fail();
      const errorText = 'Failed to logout properly';
      expect(view()).toMatchObject({ status: 'loggedIn', user: { id: 1 }, canLogOut: true, errorText });
      expect(facts().length).toBe(1);
      stepper.send({ type: 'session.clearError' });
      expect(view().errorText).toBe('');
      fail();
      stepper.send({ type: 'session.logOut' });
      stepper.settle('logOut', true);
      expect(view()).toMatchObject({ status: 'loggedOut', user: undefined, errorText: '' });
      expect(facts().slice(1)).toEqual([changed(undefined, 'loggedOut')]);
    },
  );
});
