import { describe, expect, it } from 'vitest';
import { createAccountsFixture } from '../src/testing/index.ts';
import {
  admin,
  logIn,
  member,
  open,
  register,
  seeded,
  storedUser,
  storedUsers,
  type World,
} from './account-helpers.ts';

describe('reading the session', () => {
  const openWith = async (entries: Readonly<Record<string, string>>) => {
    const fixture = createAccountsFixture();
    for (const [key, text] of Object.entries(entries)) fixture.origin.entries.set(key, text);
    return { fixture, repository: await open(fixture) };
  };
  const user = { id: 1, email: member.email, name: 'Mara Member', role: 'user' };

  it('uses the list, whatever the stored session contains', { tags: ['AUT-5'] }, async () => {
    const lies = { ...user, role: 'admin', email: admin.email, name: 'Ada Admin', profileImage: '/x.svg' };
    const { repository } = await openWith({ user: JSON.stringify(lies) });
    expect(repository.readSession()).toEqual({ kind: 'loggedIn', user });
  });

  it('finds no user when the account is missing', { tags: ['AUT-5'] }, async () => {
    const { repository, fixture } = await openWith({ user: JSON.stringify({ ...user, id: 77 }) });
    expect(repository.readSession()).toEqual({ kind: 'loggedOut' });
    expect(fixture.logged).toEqual([]);
  });

  it.each(['', '{', 'null', '[]', '{"id":"1"}', '[{"id":1}]', '{"__proto__":{"id":2}}'])(
    'fails for %j, and keeps the text',
    { tags: ['AUT-5', 'STO-2'] },
    async (text) => {
      const { repository, fixture } = await openWith({ user: text });
      expect(repository.readSession()).toEqual({ kind: 'failed' });
      expect(fixture.origin.entries.get('user.unreadable')).toBe(text);
      expect(fixture.origin.entries.has('user')).toBe(false);
      expect(fixture.logged.length).toBe(1);
      // The next reading finds no session, and logs nothing more.
      expect(repository.readSession()).toEqual({ kind: 'loggedOut' });
      expect(fixture.logged.length).toBe(1);
    },
  );

  it('fails while storage is blocked', { tags: ['AUT-5', 'STO-3'] }, async () => {
    const { repository, fixture } = await openWith({ user: JSON.stringify(user) });
    fixture.origin.block(true);
    expect(repository.readSession()).toEqual({ kind: 'failed' });
    fixture.origin.block(false);
    expect(repository.readSession()).toEqual({ kind: 'loggedIn', user });
  });

  it('fails when the list cannot even be moved aside', { tags: ['AUT-5', 'STO-3'] }, async () => {
    const { repository, fixture } = await openWith({ user: JSON.stringify(user) });
    fixture.origin.entries.set('users', 'x'.repeat(100));
    // Leaves no room in storage.
    fixture.origin.resize([...fixture.origin.entries].join('').length - 1);
    expect(repository.readSession()).toEqual({ kind: 'failed' });
    expect(fixture.origin.entries.get('users')).toBe('x'.repeat(100));
  });

  it('includes the picture of the account', { tags: ['NAV-6'] }, async () => {
    const { accounts, nextId } = await seeded();
    const list = accounts.map((account) => ({ ...account, profileImage: '/me.svg' }));
    const { repository } = await openWith({
      user: JSON.stringify(user),
      users: JSON.stringify({ nextId, accounts: list }),
    });
    expect(repository.readSession()).toEqual({
      kind: 'loggedIn',
      user: { ...user, profileImage: '/me.svg' },
    });
  });
});

/** Logs in an admin, whose session is stored, and a member, whose session cannot be stored. */
const besideStored = async (fixture: World) => {
  const [here, there] = [await open(fixture), await open(fixture)];
  await logIn(there, admin.email, admin.password);
  fixture.origin.resize([...fixture.origin.entries].join('').length - 1);
  await logIn(here, member.email, member.password);
  return { here, there, stored: () => storedUser(fixture) };
};

describe('a browser that refuses to store', { tags: ['STO-3'] }, () => {
  it('keeps a user in memory until the page is left', {
    tags: ['AUT-1'],
  }, async () => {
    const fixture = createAccountsFixture();
    fixture.origin.block(true);
    const repository = await open(fixture);
    expect(fixture.refusals).toEqual(['blocked']);
    expect(await logIn(repository, member.email, member.password)).toMatchObject({ kind: 'accepted' });
    expect(fixture.refusals).toEqual(['blocked', 'blocked']);
    expect(repository.readSession()).toMatchObject({ kind: 'loggedIn', user: { id: 1 } });
    expect(repository.logOut()).toBe(true);
    expect(await register(repository, 'ida@loom.example')).toMatchObject({ user: { id: 3 } });
    expect(fixture.refusals.length).toBeGreaterThan(2);
    expect(repository.readSession()).toMatchObject({ kind: 'loggedIn', user: { id: 3, name: 'Ida' } });
    expect(await register(repository, 'ida@loom.example')).toMatchObject({ kind: 'rejected' });
    expect(fixture.origin.entries.size).toBe(0);
  });

  it('stores no session when its account does not fit, and reports the refusal', {
    tags: ['AUT-1'],
  }, async () => {
    const fixture = createAccountsFixture();
    fixture.origin.resize(200);
    const repository = await open(fixture);
    expect(await register(repository, 'ida@loom.example')).toMatchObject({ user: { id: 3 } });
    expect(repository.readSession()).toMatchObject({ kind: 'loggedIn', user: { id: 3 } });
    expect(repository.logOut()).toBe(true);
    expect(await logIn(repository, 'ida@loom.example', 'shuttle')).toMatchObject({ kind: 'accepted' });
    expect(repository.readSession()).toMatchObject({ kind: 'loggedIn', user: { id: 3 } });
    expect(fixture.refusals).toEqual(['full']);
    expect([...fixture.origin.entries.keys()]).toEqual([]);
    // With more room, the next change also stores the account that was refused.
    fixture.origin.resize(10_000);
    expect(await register(repository, 'other@loom.example')).toMatchObject({ user: { id: 4 } });
    expect(fixture.refusals).toEqual(['full']);
    expect(storedUsers(fixture).accounts.length).toBe(4);
  });

  it('an unstored user is not confused with the same id in another tab', {
    tags: ['AUT-5'],
  }, async () => {
    const fixture = createAccountsFixture();
    fixture.origin.block(true);
    const here = await open(fixture);
    expect(await register(here, 'here@loom.example', 'Here')).toMatchObject({ user: { id: 3 } });
    fixture.origin.block(false);
    const there = await open(fixture);
    expect(await register(there, 'there@loom.example', 'There')).toMatchObject({ user: { id: 3 } });
    expect(there.readSession()).toMatchObject({ kind: 'loggedIn', user: { name: 'There' } });
    there.logOut();
    expect(here.readSession()).toMatchObject({ kind: 'loggedIn', user: { name: 'Here' } });
  });

  it('an unstored user is replaced by a later login in another tab', {
    tags: ['AUT-1', 'STO-4'],
  }, async () => {
    const fixture = createAccountsFixture();
    const { here, there, stored } = await besideStored(fixture);
    expect(here.readSession()).toMatchObject({ kind: 'loggedIn', user: { id: 1 } });
    fixture.origin.resize(10_000);
    await register(there, 'there@loom.example', 'There');
    expect(here.readSession()).toMatchObject({ kind: 'loggedIn', user: { name: 'There' } });
    expect(here.logOut()).toBe(true);
    expect(stored()).toBe(null);
  });

  it('logging out an unstored user keeps the session of another tab', {
    tags: ['AUT-1', 'STO-4'],
  }, async () => {
    const fixture = createAccountsFixture();
    const { here, stored } = await besideStored(fixture);
    expect(here.logOut()).toBe(true);
    expect(stored()).toMatchObject({ id: 2 });
    expect(here.readSession()).toMatchObject({ kind: 'loggedIn', user: { id: 2 } });
  });
});

describe('logging out', () => {
  it('removes the stored session', { tags: ['AUT-1'] }, async () => {
    const fixture = createAccountsFixture();
    const repository = await open(fixture);
    await logIn(repository, member.email, member.password);
    expect(repository.logOut()).toBe(true);
    expect(fixture.origin.entries.has('user')).toBe(false);
    expect(repository.readSession()).toEqual({ kind: 'loggedOut' });
  });

  it('returns false when the session cannot be removed', { tags: ['AUT-6'] }, async () => {
    const fixture = createAccountsFixture();
    const repository = await open(fixture);
    await logIn(repository, member.email, member.password);
    fixture.origin.block(true);
    expect(repository.logOut()).toBe(false);
    fixture.origin.block(false);
    expect(repository.readSession()).toMatchObject({ kind: 'loggedIn' });
  });
});
