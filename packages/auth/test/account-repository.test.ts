import { Secret } from '@loomwright/kit';
import { describe, expect, it } from 'vitest';
import { createAccountsFixture, createBrokenHasher, sampleCredentials } from '../src/testing/index.ts';
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

it('finds existing accounts, including new ones', { tags: ['AUT-5', 'AUT-8'] }, async () => {
  const fixture = createAccountsFixture();
  const repository = await open(fixture);
  expect([0, 1, 2, 3].map(repository.hasAccount)).toEqual([false, true, true, false]);
  await register(repository, 'new@loom.example');
  expect(repository.hasAccount(3)).toBe(true);
  const known = ['cart', 'cart_3', 'users', 'login_lockout', 'cart_4.unreadable', 'old-cart_4'];
  const orphaned = ['cart_4', 'activity_0', 'cart_12'];
  expect([...known, ...orphaned].filter(repository.isOrphaned)).toEqual(orphaned);
});

describe('logging in', () => {
  it('accepts the sample accounts, and stores the user without a hash', {
    tags: ['AUT-1', 'AUT-2', 'STO-1'],
  }, async () => {
    for (const { email, password } of sampleCredentials) {
      const fixture = createAccountsFixture();
      const outcome = await logIn(await open(fixture), email, password);
      expect(outcome).toMatchObject({ kind: 'accepted', user: { email } });
      expect(Object.keys(storedUser(fixture))).toEqual(['id', 'email', 'name', 'role']);
      expect(fixture.origin.entries.has('users')).toBe(false);
      expect((await open(fixture)).readSession()).toEqual({ kind: 'loggedIn', user: storedUser(fixture) });
    }
  });

  it('accepts the address with surrounding blanks and in any case', { tags: ['AUT-3'] }, async () => {
    const fixture = createAccountsFixture();
    expect(
      await logIn(await open(fixture), ` ${member.email.toUpperCase()}\n`, member.password),
    ).toMatchObject({
      kind: 'accepted',
    });
  });

  it('rejects an unknown address like a wrong password, after one derivation', {
    tags: ['AUT-4'],
  }, async () => {
    const fixture = createAccountsFixture();
    const repository = await open(fixture);
    const outcomes = [];
    for (const [email, password] of [
      [member.email, 'wrong word'],
      ['unknown@loom.example', 'wrong word'],
      ['unknown@loom.example', member.password],
      [member.email, admin.password],
      ['', ''],
      ['__proto__', 'constructor'],
    ] as const) {
      const before = fixture.hasher.calls.length;
      outcomes.push(await logIn(repository, email, password));
      expect(fixture.hasher.calls.slice(before).map(({ kind }) => kind)).toEqual(['verify']);
    }
    for (const outcome of outcomes)
      expect(outcome).toEqual({ kind: 'rejected', message: 'Invalid email or password' });
    expect(fixture.hasher.calls.map((call) => call.kind === 'verify' && call.passwordHash)).toEqual([
      member.passwordHash,
      undefined,
      undefined,
      member.passwordHash,
      undefined,
      undefined,
    ]);
    expect(fixture.origin.entries.size).toBe(0);
  });

  it('refuses an account that was deleted or got another password in the meantime', {
    tags: ['AUT-4', 'AUT-5'],
  }, async () => {
    const { accounts, nextId } = { ...(await seeded()) };
    for (const changed of [accounts.slice(1), [{ ...accounts[0], passwordHash: 'another' }, accounts[1]]]) {
      const fixture: World = createAccountsFixture({
        schedule: async (what) => {
          if (what === 'verify')
            fixture.origin.entries.set('users', JSON.stringify({ nextId, accounts: changed }));
        },
      });
      expect(await logIn(await open(fixture), member.email, member.password)).toEqual({
        kind: 'rejected',
        message: 'Invalid email or password',
      });
      expect(fixture.origin.entries.has('user')).toBe(false);
    }
  });

  it('stores nothing when aborted during the password check', {
    tags: ['AUT-1', 'STO-4'],
  }, async () => {
    const fixture = createAccountsFixture();
    const controller = new AbortController();
    const repository = await open(fixture);
    const outcome = repository.logIn(
      { email: member.email, password: new Secret(member.password) },
      controller.signal,
    );
    controller.abort();
    await expect(outcome).rejects.toThrow();
    expect(fixture.origin.entries.size).toBe(0);
  });

  it('rejects when the hasher fails, and stores nothing', { tags: ['AUT-7'] }, async () => {
    const fixture = createAccountsFixture({ hasher: createBrokenHasher(new Error('no crypto')) });
    const repository = await open(fixture);
    await expect(logIn(repository, member.email, member.password)).rejects.toThrow('no crypto');
    await expect(register(repository, 'ida@loom.example')).rejects.toThrow('no crypto');
    expect(fixture.origin.entries.size).toBe(0);
  });
});

describe('registering', () => {
  it('adds the account, logs in, and both survive a reload', {
    tags: ['AUT-3', 'AUT-8'],
  }, async () => {
    const fixture = createAccountsFixture();
    const outcome = await register(await open(fixture), ' Ida@Loom.example ', 'Ida');
    const user = { id: 3, email: 'ida@loom.example', name: 'Ida', role: 'user' };
    expect(outcome).toEqual({ kind: 'accepted', user });
    expect(storedUser(fixture)).toEqual(user);
    const { nextId, accounts } = storedUsers(fixture);
    expect([nextId, accounts.map(({ id }: { id: number }) => id)]).toEqual([4, [1, 2, 3]]);
    expect(accounts[2].passwordHash).toMatch(/^\$fast\$/);
    const later = await open(fixture);
    expect(later.readSession()).toEqual({ kind: 'loggedIn', user });
    expect(await logIn(later, 'IDA@loom.example', 'shuttle')).toMatchObject({ kind: 'accepted', user });
  });

  it('refuses a taken address in any spelling, and changes nothing', { tags: ['AUT-3'] }, async () => {
    const fixture = createAccountsFixture();
    const repository = await open(fixture);
    await register(repository, 'ida@loom.example');
    const before = [...fixture.origin.entries];
    for (const email of ['ida@loom.example', ' IDA@loom.example', member.email.toUpperCase()])
      expect(await register(repository, email)).toEqual({
        kind: 'rejected',
        message: 'User with this email already exists',
      });
    expect([...fixture.origin.entries]).toEqual(before);
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'id'])(
    'a user called %s, at %s@loom.example, is an ordinary user',
    { tags: ['AUT-3'] },
    async (word) => {
      const fixture = createAccountsFixture();
      const email = `${word}@loom.example`;
      expect(await logIn(await open(fixture), email, 'shuttle')).toMatchObject({ kind: 'rejected' });
      expect(await register(await open(fixture), email, word)).toMatchObject({
        kind: 'accepted',
        user: { id: 3, name: word, role: 'user' },
      });
      expect(await logIn(await open(fixture), email.toUpperCase(), 'shuttle')).toMatchObject({
        kind: 'accepted',
        user: { id: 3, name: word },
      });
      expect((await open(fixture)).readSession()).toMatchObject({ kind: 'loggedIn', user: { name: word } });
      expect(await register(await open(fixture), email, word)).toMatchObject({ kind: 'rejected' });
    },
  );

  it('never reuses an id, even when the list becomes unreadable twice', {
    tags: ['AUT-3', 'STO-2'],
  }, async () => {
    const fixture = createAccountsFixture();
    await register(await open(fixture), 'ida@loom.example');
    const whole = fixture.origin.entries.get('users') ?? '';
    const spoilt = [`${whole.slice(0, -1)}]`, whole.slice(0, -40)];
    fixture.origin.entries.set('users', spoilt[0] ?? '');
    const second = await open(fixture);
    expect(second.readSession()).toEqual({ kind: 'loggedOut' });
    expect(await register(second, 'ida@loom.example')).toMatchObject({ kind: 'accepted', user: { id: 4 } });
    fixture.origin.entries.set('users', spoilt[1] ?? '');
    // The user may have deleted the samples, so they are not restored.
    const third = await open(fixture);
    expect(await logIn(third, member.email, member.password)).toMatchObject({ kind: 'rejected' });
    expect(storedUsers(fixture)).toEqual({ nextId: 4, accounts: [] });
    expect(fixture.origin.entries.get('users.unreadable')).toBe(spoilt[0]);
    expect(fixture.origin.entries.get('users.unreadable.2')).toBe(spoilt[1]);
    expect(fixture.logged.length).toBe(2);
  });

  it('never reuses the id of a deleted account', { tags: ['AUT-3', 'AUT-8'] }, async () => {
    const fixture = createAccountsFixture();
    await register(await open(fixture), 'ida@loom.example');
    const { nextId, accounts } = storedUsers(fixture);
    fixture.origin.entries.set('users', JSON.stringify({ nextId, accounts: accounts.slice(0, 1) }));
    const repository = await open(fixture);
    expect(repository.readSession()).toEqual({ kind: 'loggedOut' });
    expect(await register(repository, 'ida@loom.example')).toMatchObject({ user: { id: 4 } });
  });

  it('rejects when no more accounts fit', { tags: ['AUT-3'] }, async () => {
    const fixture = createAccountsFixture();
    const accounts = Array.from({ length: 1000 }, (_, index) => ({
      id: index + 1,
      email: `${index}@loom.example`,
      name: '',
      passwordHash: '',
    }));
    fixture.origin.entries.set('users', JSON.stringify({ nextId: 1001, accounts }));
    const repository = await open(fixture);
    await expect(register(repository, 'ida@loom.example')).rejects.toThrow(
      'No more accounts fit in this browser.',
    );
    expect(await register(repository, '7@loom.example')).toMatchObject({ kind: 'rejected' });
    expect(storedUsers(fixture).accounts.length).toBe(1000);
  });

  it('creates no account when aborted before its turn', { tags: ['AUT-1', 'STO-4'] }, async () => {
    const fixture = createAccountsFixture();
    const controller = new AbortController();
    const repository = await open(fixture);
    const outcome = repository.register(
      { name: 'Ida', email: 'ida@loom.example', password: new Secret('shuttle') },
      controller.signal,
    );
    controller.abort();
    await expect(outcome).rejects.toThrow();
    expect(fixture.origin.entries.size).toBe(0);
  });
});
