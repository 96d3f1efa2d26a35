import { describe, expect, it } from 'vitest';
import {
  accepted,
  ada,
  changed,
  createBench,
  failed,
  followed,
  here,
  mara,
  mismatch,
  nobody,
  restored,
  yes,
} from './session-bench.ts';

describe('restoring', () => {
  it('[AUT-1][NAV-7] is loading, with nobody known and nothing said', () => {
    const { facts, stepper, view } = createBench();
    expect(view()).toEqual({ status: 'loading', user: undefined, canLogOut: false, errorText: '' });
    expect(facts()).toEqual([]);
    expect([...stepper.running].sort()).toEqual(['readSession', 'watchSession']);
    expect(stepper.can({ type: 'session.logOut' })).toBe(false);
  });

  it('[AUT-1] finds somebody', () => {
    const { facts, view } = restored(here(mara));
    expect(view()).toMatchObject({
      status: 'signedIn',
      user: { name: 'Mara' },
      canLogOut: true,
      errorText: '',
    });
    expect(facts()).toEqual([changed(mara, 'restored')]);
  });

  it('[AUT-1] finds nobody', () => {
    const { facts, view } = restored(nobody);
    expect(view()).toMatchObject({ status: 'signedOut', user: undefined, canLogOut: false, errorText: '' });
    expect(facts()).toEqual([changed(undefined, 'restored')]);
  });

  it('[AUT-5] that fails leaves nobody signed in, and says so until it is cleared', () => {
    const { stepper, facts, view } = restored(failed);
    expect(view()).toMatchObject({ status: 'signedOut', errorText: 'Failed to restore session' });
    expect(facts()).toEqual([changed(undefined, 'restored')]);
    stepper.send({ type: 'session.clearError' });
    expect(view()).toMatchObject({ status: 'signedOut', errorText: '' });
  });

  it('[AUT-5] that throws does the same', () => {
    const { stepper, facts, view } = createBench();
    stepper.fail('readSession', new Error('no storage'));
    expect(view()).toMatchObject({ status: 'signedOut', errorText: 'Failed to restore session' });
    expect(facts()).toEqual([changed(undefined, 'restored')]);
  });

  it.each(['logIn', 'register'] as const)(
    '[AUT-1] a %s that is quicker than storage decides who is signed in',
    (kind) => {
      const bench = createBench();
      bench.stepper.send(bench[kind]());
      expect(bench.view().status).toBe('loading');
      expect(bench.stepper.running).not.toContain('readSession');
      bench.stepper.settle('signIn', accepted(mara));
      expect(bench.facts()).toEqual([changed(mara, kind === 'logIn' ? 'loggedIn' : 'registered')]);
    },
  );

  it.each(['logIn', 'register'] as const)(
    '[AUT-1] [AUT-7] after a %s that was quicker than storage and failed, the saved session is read',
    (kind) => {
      for (const end of ['rejected', 'broken']) {
        const bench = createBench();
        bench.stepper.send(bench[kind]());
        if (end === 'rejected') bench.stepper.settle('signIn', mismatch);
        else bench.stepper.fail('signIn', new Error('no chunk'));
        expect(bench.answers()).toMatchObject([{ isAccepted: false, isMismatch: end === 'rejected' }]);
        expect(bench.stepper.running).toContain('readSession');
        expect(bench.facts()).toEqual([]);
        bench.stepper.send(followed(here(ada)));
        expect(bench.view()).toMatchObject({ status: 'signedIn', user: { id: 2 } });
        expect(bench.facts()).toEqual([changed(ada, 'restored')]);
      }
    },
  );

  it('[STO-4] goes on when other tabs cannot be followed', () => {
    const { stepper, view } = restored(here(mara));
    stepper.fail('watchSession', new Error('no events'));
    expect(view()).toMatchObject({ status: 'signedIn', errorText: '' });
  });
});

describe('logging in and registering', () => {
  it('[AUT-1] signs in on success: the replyTo hears yes, the listener who it is', () => {
    for (const [wish, cause] of [
      ['logIn', 'loggedIn'],
      ['register', 'registered'],
    ] as const) {
      const bench = restored();
      const event = bench[wish]();
      bench.stepper.send(event);
      expect(bench.view()).toMatchObject({ status: 'signedOut', canLogOut: false });
      expect(bench.stepper.inputOf('signIn')).toEqual(event);
      bench.stepper.settle('signIn', accepted(mara));
      expect(bench.view()).toMatchObject({ status: 'signedIn', user: { id: 1 } });
      expect(bench.answers()).toEqual([yes]);
      expect(bench.facts().at(-1)).toEqual(changed(mara, cause));
    }
  });

  it('[AUT-4][LGN-2] tells a mismatch from everything else', () => {
    const bench = restored();
    bench.stepper.send(bench.logIn());
    bench.stepper.settle('signIn', mismatch);
    expect(bench.view()).toMatchObject({ status: 'signedOut', user: undefined, errorText: '' });
    expect(bench.answers()).toEqual([
      { type: 'session.replied', isAccepted: false, isMismatch: true, message: 'Invalid email or password' },
    ]);
    expect(bench.facts().length).toBe(1);
  });

  it.each([
    ['logIn', new Error('The loom is on fire'), 'The loom is on fire'],
    ['register', new Error('The loom is on fire'), 'The loom is on fire'],
    ['logIn', new Error(''), 'Failed to login. Please try again.'],
    ['register', new Error(''), 'Failed to register. Please try again.'],
    ['logIn', 'a text', 'Failed to login. Please try again.'],
    ['register', { message: 'no error' }, 'Failed to register. Please try again.'],
    ['logIn', undefined, 'Failed to login. Please try again.'],
  ] as const)('[AUT-7] %s that breaks with %o says: %s', (wish, error, message) => {
    const bench = restored();
    bench.stepper.send(bench[wish]());
    bench.stepper.fail('signIn', error);
    expect(bench.view()).toMatchObject({ status: 'signedOut', errorText: '' });
    expect(bench.answers()).toEqual([
      { type: 'session.replied', isAccepted: false, isMismatch: false, message },
    ]);
    // And can be tried again at once.
    bench.stepper.send(bench.logIn());
    bench.stepper.settle('signIn', accepted(mara));
    expect(bench.view().status).toBe('signedIn');
  });

  it('[AUT-7] a restored error stays until somebody is signed in', () => {
    const bench = restored(failed);
    bench.stepper.send(bench.logIn());
    expect(bench.view().errorText).toBe('Failed to restore session');
    bench.stepper.settle('signIn', mismatch);
    expect(bench.view().errorText).toBe('Failed to restore session');
    bench.stepper.send(bench.logIn());
    bench.stepper.settle('signIn', accepted(mara));
    expect(bench.view().errorText).toBe('');
  });

  it('[AUT-1] a second wish takes the place of the first, which hears nothing', () => {
    for (const [first, second, cause] of [
      ['logIn', 'register', 'registered'],
      ['register', 'logIn', 'loggedIn'],
      ['logIn', 'logIn', 'loggedIn'],
    ] as const) {
      const bench = restored();
      bench.stepper.send(bench[first]());
      const again = bench[second](bench.other.ref);
      bench.stepper.send(again);
      expect(bench.stepper.inputOf('signIn')).toEqual(again);
      bench.stepper.settle('signIn', accepted(mara));
      expect([bench.answers(), bench.answers(bench.other.ref)]).toEqual([[], [yes]]);
      expect(bench.facts().at(-1)).toEqual(changed(mara, cause));
    }
  });

  it('[AUT-1] whoever asks while somebody is signed in hears yes, and nothing else happens', () => {
    for (const wish of ['logIn', 'register'] as const) {
      const bench = restored(here(ada));
      bench.stepper.send(bench[wish]());
      expect(bench.answers()).toEqual([yes]);
      expect([bench.view().user?.id, bench.facts().length]).toEqual([2, 1]);
      expect(bench.stepper.running).toEqual(['watchSession']);
    }
  });
});
