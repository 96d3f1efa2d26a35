import { describe, expect, it } from 'vitest';
import { createSettingsFixture, secret } from '../src/testing/index.ts';
import { admin, logIn, member, storedUser, storedUsers } from './account-helpers.ts';

const { signal } = new AbortController();
const NO_MATCH = 'The email and the recovery code do not match an account in this browser.';

const openWithCode = async () => {
  const fixture = createSettingsFixture();
  const tab = fixture.openSettings();
  const made = await tab.settings.makeRecoveryCode(1, secret(member.password), signal);
  if (made.kind !== 'made') throw new Error('not made');
  tab.noted.length = 0;
  const reset = (password = 'new shuttle') => ({
    email: member.email,
    code: made.code,
    password: secret(password),
  });
  return { fixture, reset, ...tab };
};

describe('the session', { tags: ['AUT-8'] }, () => {
  it('does not change with the account of another user, or while logged out', {
    tags: ['STO-1'],
  }, async () => {
    const { fixture, reset, ports, notified, settings } = await openWithCode();
    const repository = await ports.accounts.load();
    expect(await settings.resetPassword(reset(), signal)).toEqual({ kind: 'done' });
    expect([notified, storedUser(fixture)]).toEqual([[], null]);
    await logIn(repository, admin.email, admin.password);
    const before = storedUser(fixture);
    expect(await settings.rename(1, 'Mara Weaver', signal)).toEqual({ kind: 'done' });
    expect([notified, storedUser(fixture)]).toEqual([[], before]);
    expect(repository.readSession()).toMatchObject({ kind: 'loggedIn', user: { id: 2, name: 'Ada Admin' } });
  });

  it('that was never stored is updated in memory only', {
    tags: ['STO-3'],
  }, async () => {
    const fixture = createSettingsFixture();
    const { settings, ports, notified } = fixture.openSettings();
    const repository = await ports.accounts.load();
    fixture.origin.resize(0);
    await logIn(repository, member.email, member.password);
    fixture.origin.resize(10_000);
    expect(await settings.rename(1, 'Mara Weaver', signal)).toEqual({ kind: 'done' });
    expect([...fixture.origin.entries.keys()]).toEqual(['users']);
    expect(notified).toMatchObject([{ kind: 'loggedIn', user: { id: 1, name: 'Mara Weaver' } }]);
  });
});

describe('a deleted account', () => {
  it('accepts no current password, and checking takes a derivation', {
    tags: ['AUT-4', 'AUT-8'],
  }, async () => {
    const { hasher, openSettings } = createSettingsFixture();
    const { settings } = openSettings();
    const wrong = { kind: 'rejected', field: 'current', message: 'This is not your current password' };
    const current = secret(member.password);
    expect(await settings.changePassword(404, { current, password: current }, signal)).toEqual(wrong);
    expect(await settings.makeRecoveryCode(404, current, signal)).toEqual(wrong);
    expect(hasher.calls.map(({ kind }) => kind)).toEqual(['verify', 'verify']);
  });
});

describe('a recovery code', { tags: ['AUT-8'] }, () => {
  it('verified by two tabs at the same time sets one password', {
    tags: ['STO-4'],
  }, async () => {
    const { fixture, reset, ...one } = await openWithCode();
    const other = fixture.openSettings();
    // Both tabs load the list before either changes it.
    await other.ports.accounts.load();
    const outcomes = await Promise.all([
      one.settings.resetPassword(reset('from one'), signal),
      other.settings.resetPassword(reset('from other'), signal),
    ]);
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['done', 'rejected']);
    expect(outcomes).toContainEqual({ kind: 'rejected', message: NO_MATCH });
    expect([...one.noted, ...other.noted]).toEqual(['1 password']);
    expect(one.resets.length + other.resets.length).toBe(1);
    const winner = outcomes[0].kind === 'done' ? 'from one' : 'from other';
    expect(await logIn(await one.ports.accounts.load(), member.email, winner)).toMatchObject({
      kind: 'accepted',
    });
  });

  it('stays, and sets no password, when storage refuses', {
    tags: ['STO-3'],
  }, async () => {
    const { fixture, reset, settings, noted, resets } = await openWithCode();
    const before = storedUsers(fixture);
    fixture.origin.block(true);
    expect(await settings.resetPassword(reset(), signal)).toEqual({
      kind: 'rejected',
      message: 'This browser blocks storage for this site. Nothing was changed.',
    });
    expect([noted, resets]).toEqual([[], []]);
    fixture.origin.block(false);
    expect(storedUsers(fixture)).toEqual(before);
    expect(await settings.resetPassword(reset(), signal)).toEqual({ kind: 'done' });
  });
});
