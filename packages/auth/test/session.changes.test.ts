import { describe, expect, it } from 'vitest';
import {
  accepted,
  ada,
  changed,
  failed,
  followed,
  here,
  mara,
  nobody,
  restored,
  yes,
} from './session-bench.ts';

describe('what other tabs do', () => {
  it('[STO-4][AUT-1] somebody signs in there', () => {
    const { stepper, facts, view } = restored(failed);
    stepper.send(followed(here(mara)));
    expect(view()).toMatchObject({ status: 'signedIn', user: { id: 1 }, errorText: '' });
    expect(facts().at(-1)).toEqual(changed(mara, 'followed'));
  });

  it('[STO-4] nothing that changes who is here is nothing', () => {
    const out = restored(nobody);
    out.stepper.send(followed(nobody));
    out.stepper.send(followed(failed));
    expect(out.facts().length).toBe(1);
    const signedIn = restored(here(mara));
    signedIn.stepper.send(followed(here({ ...mara })));
    expect([signedIn.facts().length, signedIn.view().status]).toEqual([1, 'signedIn']);
  });

  it('[STO-4][AUT-1] somebody signs in there while a password is checked here', () => {
    const bench = restored();
    bench.stepper.send(bench.logIn());
    bench.stepper.send(followed(nobody));
    expect(bench.stepper.running).toContain('signIn');
    bench.stepper.send(followed(here(ada)));
    expect(bench.view()).toMatchObject({ status: 'signedIn', user: { id: 2 } });
    expect(bench.answers()).toEqual([yes]);
    expect(bench.stepper.settle('signIn', accepted(mara))).toBe(false);
    expect(bench.view().user?.id).toBe(2);
  });

  it('[STO-4][AUT-5] another user, another role, another picture: followed at once', () => {
    const { stepper, facts, view } = restored(here(mara));
    for (const user of [
      ada,
      { ...ada, role: 'user' as const },
      { ...ada, role: undefined },
      { ...ada, name: 'Ida' },
      { ...ada, profileImage: '/ada.svg' },
      { ...ada, email: 'ida@loom.example' },
    ]) {
      const before = facts().length;
      stepper.send(followed(here(user)));
      expect(view().user).toMatchObject({ id: user.id, name: user.name, isAdmin: user.role === 'admin' });
      expect(facts().slice(before)).toEqual([changed(user, 'followed')]);
    }
  });

  it('[STO-4][AUT-5] logging out, or deleting the account, signs out here', () => {
    for (const reading of [nobody, failed]) {
      const { stepper, facts, view } = restored(here(mara));
      stepper.send(followed(reading));
      expect(view()).toMatchObject({ status: 'signedOut', user: undefined });
      expect(facts().at(-1)).toEqual(changed(undefined, 'followed'));
    }
  });

  it('[STO-4] while the session is being removed here', () => {
    const { facts, stepper, view } = restored(here(mara));
    stepper.send({ type: 'session.logOut' });
    stepper.send(followed(here({ ...mara })));
    expect([facts().length, stepper.running.includes('logOut')]).toEqual([1, true]);
    stepper.send(followed(here(ada)));
    expect(view()).toMatchObject({ status: 'signedIn', user: { id: 2 }, canLogOut: false });
    stepper.send(followed(nobody));
    expect(view().status).toBe('signedOut');
    expect(stepper.settle('logOut', true)).toBe(false);
  });
});

describe('logging out', () => {
  it('[AUT-1] signs out, once', () => {
    const { stepper, facts, view } = restored(here(mara));
    stepper.send({ type: 'session.logOut' });
    expect(view()).toMatchObject({ status: 'signedIn', canLogOut: false });
    stepper.send({ type: 'session.logOut' });
    stepper.settle('logOut', true);
    expect(view()).toMatchObject({ status: 'signedOut', user: undefined, errorText: '' });
    expect(facts().slice(1)).toEqual([changed(undefined, 'loggedOut')]);
    expect(stepper.can({ type: 'session.logOut' })).toBe(false);
  });

  it('[AUT-6] that fails keeps the person signed in and says so, until it is cleared or works', () => {
    for (const end of ['refused', 'broken']) {
      const { stepper, facts, view } = restored(here(mara));
      const tryIt = () => {
        stepper.send({ type: 'session.logOut' });
        if (end === 'refused') stepper.settle('logOut', false);
        else stepper.fail('logOut', new Error('no chunk'));
      };
      tryIt();
      expect(view()).toMatchObject({
        status: 'signedIn',
        user: { id: 1 },
        canLogOut: true,
        errorText: 'Failed to logout properly',
      });
      expect(facts().length).toBe(1);
      stepper.send({ type: 'session.clearError' });
      expect(view()).toMatchObject({ status: 'signedIn', errorText: '' });
      tryIt();
      stepper.send({ type: 'session.logOut' });
      stepper.settle('logOut', true);
      expect(view()).toMatchObject({ status: 'signedOut', errorText: '' });
    }
  });
});
