import { describe, expect, it } from 'vitest';
import { createAccountsWorld } from '../src/testing/index.ts';
import { admin, member } from './account-helpers.ts';
import { open, openTab } from './session-tab.ts';

describe('one tab', () => {
  it('loads no code without a stored session', { tags: ['AUT-1'] }, async () => {
    const { ports, view, world } = await open();
    expect(view().status).toBe('signedOut');
    expect(ports.accounts.loaded()).toBe(undefined);
    expect([world.origin.entries.size, world.hasher.calls.length]).toEqual([0, 0]);
  });

  it('logs in, survives a reload, logs out', { tags: ['AUT-1', 'AUT-8'] }, async () => {
    const { actor, facts, logIn, outcomes, view, world, entries } = await open();
    await logIn(member.email, member.password);
    expect(view()).toMatchObject({ status: 'signedIn', user: { email: member.email, roleText: 'User' } });
    expect(outcomes).toMatchObject([{ kind: 'accepted', user: { id: 1 } }]);
    expect(facts.map((fact) => fact.type === 'session.changed' && fact.cause)).toEqual([
      'restored',
      'loggedIn',
    ]);
    actor.stop();
    const later = await openTab(world);
    expect(later.view()).toMatchObject({ status: 'signedIn', user: { email: member.email } });
    expect(later.facts).toMatchObject([{ cause: 'restored', user: { id: 1 } }]);
    await later.logOut();
    expect([later.view().status, entries.has('user')]).toEqual(['signedOut', false]);
    expect(later.facts.at(-1)).toEqual({ type: 'session.changed', user: undefined, cause: 'loggedOut' });
    expect(world.logged).toEqual([]);
  });

  it('registers, survives a reload, and refuses the same address', {
    tags: ['AUT-1', 'AUT-3', 'AUT-8'],
  }, async () => {
    const { actor, outcomes, register, view, world } = await open();
    await register('ida@loom.example');
    expect(view()).toMatchObject({ status: 'signedIn', user: { id: 3, roleText: 'User' } });
    actor.stop();
    const later = await openTab(world);
    expect(later.view().user).toMatchObject({ id: 3, name: 'Ida' });
    await later.logOut();
    await later.register(' IDA@loom.example');
    expect(later.outcomes).toMatchObject([{ message: 'User with this email already exists' }]);
    expect(later.view().status).toBe('signedOut');
    expect(outcomes).toMatchObject([{ kind: 'accepted' }]);
  });

  it('an unreadable session: logged out, with an error, and the text is kept', {
    tags: ['AUT-5', 'STO-2'],
  }, async () => {
    const world = createAccountsWorld();
    world.origin.entries.set('user', '{"id":');
    const { actor, facts, view } = await openTab(world);
    expect(view()).toMatchObject({ status: 'signedOut', errorText: 'Failed to restore session' });
    expect(facts).toEqual([{ type: 'session.changed', user: undefined, cause: 'restored' }]);
    expect(world.origin.entries.get('user.unreadable')).toBe('{"id":');
    expect(world.logged.length).toBe(1);
    actor.send({ type: 'session.clearError' });
    expect(view().errorText).toBe('');
  });

  it('a session that cannot be removed: still logged in, with an error, and logged', {
    tags: ['AUT-6'],
  }, async () => {
    const { logIn, logOut, view, world } = await open();
    await logIn(member.email, member.password);
    world.origin.block(true);
    await logOut();
    expect(view()).toMatchObject({
      status: 'signedIn',
      errorText: 'Failed to logout properly',
      canLogOut: true,
    });
    expect(world.logged.filter((line) => line === 'Logout failed')).toEqual(['Logout failed']);
    world.origin.block(false);
    await logOut();
    expect(view()).toMatchObject({ status: 'signedOut', errorText: '' });
  });
});

describe('a browser that blocks storage', { tags: ['STO-3'] }, () => {
  it('keeps a session in memory, and reports the refusal', async () => {
    const world = createAccountsWorld();
    world.origin.resize(0);
    const { actor, facts, logIn, logOut, outcomes, view } = await openTab(world);
    await logIn(member.email, member.password);
    expect(view()).toMatchObject({ status: 'signedIn', user: { id: 1 } });
    expect(outcomes).toMatchObject([{ kind: 'accepted' }]);
    expect(facts.slice(1)).toMatchObject([{ type: 'session.changed', cause: 'loggedIn' }]);
    expect(world.refusals).toEqual(['full']);
    expect(world.origin.entries.size).toBe(0);
    await logOut();
    expect(view()).toMatchObject({ status: 'signedOut', errorText: '' });
    expect(world.logged).not.toContain('Logout failed');
    actor.stop();
  });

  it('cannot restore: no user is logged in, and logging in works in memory', {
    tags: ['AUT-5'],
  }, async () => {
    const world = createAccountsWorld();
    world.origin.block(true);
    const { facts, logIn, register, logOut, view } = await openTab(world);
    expect(view()).toMatchObject({ status: 'signedOut', errorText: 'Failed to restore session' });
    expect(world.refusals).toEqual(['blocked']);
    await logIn(admin.email, admin.password);
    expect(view()).toMatchObject({ status: 'signedIn', user: { isAdmin: true }, errorText: '' });
    expect(facts.slice(1)).toMatchObject([{ type: 'session.changed', cause: 'loggedIn' }]);
    expect(world.refusals).toEqual(['blocked', 'blocked']);
    await logOut();
    await register('ida@loom.example');
    expect(view()).toMatchObject({ status: 'signedIn', user: { id: 3 } });
  });
});
