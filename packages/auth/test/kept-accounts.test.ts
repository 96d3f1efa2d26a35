import { Secret } from '@loomwright/kit';
import { describe, expect, it } from 'vitest';
import { type Account, toSessionUser } from '../src/accounts.ts';
import { safeNext } from '../src/index.ts';
import { SAMPLE_ACCOUNTS } from '../src/sample-accounts.ts';
import { createAccountsFixture, createSettingsFixture } from '../src/testing/index.ts';
import { admin, logIn, member, open, storedUser } from './account-helpers.ts';

const { signal } = new AbortController();

describe('a deletion completed later', { tags: ['AUT-8'] }, () => {
  const withNote = (note: unknown, id = 1) => {
    const fixture = createSettingsFixture();
    const { entries } = fixture.origin;
    entries.set('users.leaving', JSON.stringify(note));
    entries.set('users', JSON.stringify({ nextId: 3, accounts: SAMPLE_ACCOUNTS.accounts.slice(1) }));
    entries.set('user', JSON.stringify({ id, email: member.email, name: 'Mara Member' }));
    return { fixture, entries };
  };

  it('logs out only the deleted user', { tags: ['AUT-1'] }, async () => {
    for (const [id, isLoggedIn] of [
      [1, false],
      [2, true],
    ] as const) {
      const { fixture, entries } = withNote({ id: 1, keys: ['cart_1', 'activity_10'] }, id);
      const repository = await open(fixture);
      expect([entries.has('users.leaving'), entries.has('user')]).toEqual([false, isLoggedIn]);
      expect(repository.readSession().kind).toBe(isLoggedIn ? 'loggedIn' : 'loggedOut');
    }
  });

  it('removes only keys of members', {
    tags: ['STO-2'],
  }, async () => {
    for (const key of ['users.cart_1', 'cart_1.unreadable']) {
      const { fixture, entries } = withNote({ id: 1, keys: [key] });
      entries.set(key, '[]');
      await open(fixture);
      expect(entries.get(key)).toBe('[]');
      expect(entries.has('users.leaving.unreadable')).toBe(true);
    }
  });

  it('without a journal entry, does not wait for another tab', {
    tags: ['STO-4'],
  }, async () => {
    const fixture = createSettingsFixture();
    let end = () => {};
    const holding = () =>
      new Promise<void>((resolve) => {
        end = resolve;
      });
    const turn = fixture.origin.openTab().exclusively('users.leaving', holding, signal);
    const opened = await open(fixture);
    end();
    await turn;
    expect(opened).toBeDefined();
  });
});

describe('the session', () => {
  it('of an unstored user survives a logout in another tab', {
    tags: ['AUT-1', 'STO-3', 'STO-4'],
  }, async () => {
    const fixture = createAccountsFixture();
    const [here, there] = [await open(fixture), await open(fixture)];
    await logIn(there, admin.email, admin.password);
    // Leaves no room for the member's session, which is longer than the stored one.
    fixture.origin.resize([...fixture.origin.entries].join('').length - 1);
    await logIn(here, member.email, member.password);
    expect(there.logOut()).toBe(true);
    expect(storedUser(fixture)).toBe(null);
    expect(here.readSession()).toMatchObject({ kind: 'loggedIn', user: { id: 1 } });
  });

  it('cannot be read while damaged, even when the account is gone', {
    tags: ['AUT-5', 'AUT-8'],
  }, async () => {
    const fixture = createAccountsFixture();
    const repository = await open(fixture);
    await logIn(repository, member.email, member.password);
    fixture.origin.entries.set('users', JSON.stringify({ nextId: 3, accounts: [] }));
    fixture.origin.entries.set('user', '{');
    expect(repository.readSession()).toEqual({ kind: 'failed' });
    expect(repository.readSession()).toEqual({ kind: 'loggedOut', isDeleted: true });
  });

  it('does not begin after an aborted login', { tags: ['AUT-1', 'STO-4'] }, async () => {
    const repository = await open(createAccountsFixture());
    const controller = new AbortController();
    const password = new Secret(member.password);
    const outcome = repository.logIn({ email: member.email, password }, controller.signal);
    controller.abort();
    await expect(outcome).rejects.toThrow('The request was aborted.');
  });

  it('has neither secrets nor keys for missing values', {
    tags: ['AUT-8', 'STO-1'],
  }, () => {
    const account: Account = { id: 1, email: 'a@b.c', name: 'Ida', passwordHash: '1', recoveryCodeHash: '2' };
    expect(Object.keys(toSessionUser(account))).toEqual(['id', 'email', 'name']);
    const user = { id: 1, email: 'a@b.c', name: 'Ida', role: 'admin', profileImage: '/me.svg' } as const;
    expect(toSessionUser({ ...account, ...user })).toStrictEqual(user);
  });
});

it('a path that could be read as another site is refused', {
  tags: ['LGN-5', 'SEC-1'],
}, () => {
  const user = { id: 1, email: 'a@b.c', name: 'Ida' };
  for (const next of ['/.//evil.example', '/x/..//evil.example/orders', '/%2e//evil.example?a#b'])
    expect(safeNext(next, user, () => 'everyone')).toBe(undefined);
  expect(safeNext('/orders//', user, () => 'everyone')).toBe('/orders//');
});
