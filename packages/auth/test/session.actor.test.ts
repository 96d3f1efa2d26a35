import { describe, expect, it } from 'vitest';
import { createAccountsFixture } from '../src/testing/index.ts';
import { admin, member } from './account-helpers.ts';
import { open, openTab } from './session-tab.ts';

describe('one tab', () => {
  it('loads no code without a stored session', { tags: ['AUT-1'] }, async () => {
    const { ports, view, fixture } = await open();
    expect(view().status).toBe('loggedOut');
    expect(ports.accounts.loaded()).toBe(undefined);
    expect([fixture.origin.entries.size, fixture.hasher.calls.length]).toEqual([0, 0]);
  });

  it('logs in, survives a reload, logs out', { tags: ['AUT-1', 'AUT-8'] }, async () => {
    const { actor, facts, logIn, outcomes, view, fixture, entries } = await open();
    await logIn(member.email, member.password);
    expect(view()).toMatchObject({ status: 'loggedIn', user: { email: member.email, roleText: 'User' } });
    expect(outcomes).toMatchObject([{ kind: 'accepted', user: { id: 1 } }]);
    expect(facts.map((fact) => fact.type === 'session.changed' && fact.cause)).toEqual([
      'restored',
      'loggedIn',
    ]);
    actor.stop();
    const later = await openTab(fixture);
    expect(later.view()).toMatchObject({ status: 'loggedIn', user: { email: member.email } });
    expect(later.facts).toMatchObject([{ cause: 'restored', user: { id: 1 } }]);
    await later.logOut();
    expect([later.view().status, entries.has('user')]).toEqual(['loggedOut', false]);
    expect(later.facts.at(-1)).toEqual({ type: 'session.changed', user: undefined, cause: 'loggedOut' });
    expect(fixture.logged).toEqual([]);
  });

  it('registers, survives a reload, and refuses the same address', {
    tags: ['AUT-1', 'AUT-3', 'AUT-8'],
  }, async () => {
    const { actor, outcomes, register, view, fixture } = await open();
    await register('ida@loom.example');
    expect(view()).toMatchObject({ status: 'loggedIn', user: { id: 3, roleText: 'User' } });
    actor.stop();
    const later = await openTab(fixture);
    expect(later.view().user).toMatchObject({ id: 3, name: 'Ida' });
    await later.logOut();
    await later.register(' IDA@loom.example');
    expect(later.outcomes).toMatchObject([{ message: 'User with this email already exists' }]);
    expect(later.view().status).toBe('loggedOut');
    expect(outcomes).toMatchObject([{ kind: 'accepted' }]);
  });

  it('an unreadable session: logged out, with an error, and the text is kept', {
    tags: ['AUT-5', 'STO-2'],
  }, async () => {
    const fixture = createAccountsFixture();
    fixture.origin.entries.set('user', '{"id":');
    const { actor, facts, view } = await openTab(fixture);
    expect(view()).toMatchObject({ status: 'loggedOut', errorText: 'Failed to restore session' });
    expect(facts).toEqual([{ type: 'session.changed', user: undefined, cause: 'restored' }]);
    expect(fixture.origin.entries.get('user.unreadable')).toBe('{"id":');
    expect(fixture.logged.length).toBe(1);
    actor.send({ type: 'session.clearError' });
    expect(view().errorText).toBe('');
  });

  it('a session that cannot be removed: still logged in, with an error, and logged', {
    tags: ['AUT-6'],
  }, async () => {
    const { logIn, logOut, view, fixture } = await open();
    await logIn(member.email, member.password);
    fixture.origin.block(true);
    await logOut();
    expect(view()).toMatchObject({
      status: 'loggedIn',
      errorText: 'Failed to logout properly',
      canLogOut: true,
    });
    expect(fixture.logged.filter((line) => line === 'Logout failed')).toEqual(['Logout failed']);
    fixture.origin.block(false);
    await logOut();
    expect(view()).toMatchObject({ status: 'loggedOut', errorText: '' });
  });
});

describe('a browser that blocks storage', { tags: ['STO-3'] }, () => {
  it('keeps a session in memory, and reports the refusal', async () => {
    const fixture = createAccountsFixture();
    fixture.origin.resize(0);
    const { actor, facts, logIn, logOut, outcomes, view } = await openTab(fixture);
    await logIn(member.email, member.password);
    expect(view()).toMatchObject({ status: 'loggedIn', user: { id: 1 } });
    expect(outcomes).toMatchObject([{ kind: 'accepted' }]);
    expect(facts.slice(1)).toMatchObject([{ type: 'session.changed', cause: 'loggedIn' }]);
    expect(fixture.refusals).toEqual(['full']);
    expect(fixture.origin.entries.size).toBe(0);
    await logOut();
    expect(view()).toMatchObject({ status: 'loggedOut', errorText: '' });
    expect(fixture.logged).not.toContain('Logout failed');
    actor.stop();
  });

  it('cannot restore: no user is logged in, and logging in works in memory', {
    tags: ['AUT-5'],
  }, async () => {
    const fixture = createAccountsFixture();
    fixture.origin.block(true);
    const { facts, logIn, register, logOut, view } = await openTab(fixture);
    expect(view()).toMatchObject({ status: 'loggedOut', errorText: 'Failed to restore session' });
    expect(fixture.refusals).toEqual(['blocked']);
    await logIn(admin.email, admin.password);
    expect(view()).toMatchObject({ status: 'loggedIn', user: { isAdmin: true }, errorText: '' });
    expect(facts.slice(1)).toMatchObject([{ type: 'session.changed', cause: 'loggedIn' }]);
    expect(fixture.refusals).toEqual(['blocked', 'blocked']);
    await logOut();
    await register('ida@loom.example');
    expect(view()).toMatchObject({ status: 'loggedIn', user: { id: 3 } });
  });
});
