import { describe, expect, it } from 'vitest';
import { MAX_PICTURE_LENGTH } from '../src/account-fields.ts';
import { createSettingsFixture, sampleCredentials, secret } from '../src/testing/index.ts';
import { admin, logIn, member, register } from './account-helpers.ts';

const { signal } = new AbortController();
const GIF = `data:image/webp;base64,${'A'.repeat(40)}`;

const loggedIn = async () => {
  const fixture = createSettingsFixture();
  const tab = fixture.openSettings();
  const repository = await tab.ports.accounts.load();
  await logIn(repository, member.email, member.password);
  const users = () => JSON.parse(fixture.origin.entries.get('users') ?? 'null');
  const user = () => JSON.parse(fixture.origin.entries.get('user') ?? 'null');
  return { ...fixture, ...tab, repository, users, user };
};

describe('name and picture', () => {
  it('are stored trimmed in list and session, and this tab is notified', {
    tags: ['AUT-8', 'STO-1'],
  }, async () => {
    const { settings, notified, users, user } = await loggedIn();
    expect(await settings.rename(1, '  Mara Weaver \n', signal)).toEqual({ kind: 'done' });
    expect(await settings.setPicture(1, GIF, signal)).toEqual({ kind: 'done' });
    expect(users().accounts[0]).toMatchObject({ id: 1, name: 'Mara Weaver', profileImage: GIF });
    expect(user()).toEqual({
      id: 1,
      email: member.email,
      name: 'Mara Weaver',
      role: 'user',
      profileImage: GIF,
    });
    expect(notified.map(({ kind }) => kind)).toEqual(['loggedIn', 'loggedIn']);
    await settings.setPicture(1, undefined, signal);
    expect(Object.keys(user())).not.toContain('profileImage');
    expect(Object.keys(users().accounts[0])).not.toContain('profileImage');
    expect(users().accounts[1].name).toBe('Ada Admin');
  });

  it('an invalid or too large picture is refused', { tags: ['AUT-8'] }, async () => {
    const { settings, users } = await loggedIn();
    for (const picture of [
      'https://elsewhere.example/me.png',
      'data:text/html;base64,AAAA',
      ` ${GIF}`,
      GIF.padEnd(MAX_PICTURE_LENGTH + 1, 'A'),
    ])
      expect(await settings.setPicture(1, picture, signal)).toEqual({
        kind: 'rejected',
        message: 'This picture can’t be used. Please choose another one.',
      });
    expect(users()).toBe(null);
    expect(await settings.setPicture(1, GIF.padEnd(MAX_PICTURE_LENGTH, 'A'), signal)).toEqual({
      kind: 'done',
    });
  });

  it('report success even when unchanged', { tags: ['AUT-8'] }, async () => {
    const { settings } = await loggedIn();
    for (const _ of 'twice') expect(await settings.rename(1, 'Mara', signal)).toEqual({ kind: 'done' });
  });

  it('a picture with no room for a second copy is only in the account list', {
    tags: ['STO-1', 'STO-3'],
  }, async () => {
    const { settings, origin, users, user } = await loggedIn();
    await settings.setPicture(1, GIF, signal);
    const size = [...origin.entries].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
    origin.resize(size + 600);
    const larger = GIF + 'A'.repeat(500);
    expect(await settings.setPicture(1, larger, signal)).toEqual({ kind: 'done' });
    expect(users().accounts[0].profileImage).toBe(larger);
    expect(user()).toEqual({ id: 1, email: member.email, name: users().accounts[0].name, role: 'user' });
  });

  it('change completely or not at all when storage is full', {
    tags: ['AUT-8', 'STO-3'],
  }, async () => {
    const { settings, origin, users, repository } = await loggedIn();
    await settings.rename(1, 'Mara', signal);
    const size = [...origin.entries].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
    origin.resize(size + 10);
    const before = [...origin.entries];
    expect(await settings.setPicture(1, GIF + 'A'.repeat(500), signal)).toEqual({
      kind: 'rejected',
      message: 'This browser’s storage is full. Nothing was changed.',
    });
    expect([...origin.entries]).toEqual(before);
    expect(repository.readSession()).toMatchObject({ user: { name: 'Mara' } });
    expect(await settings.rename(1, 'Mira', signal)).toEqual({ kind: 'done' });
    expect(users().accounts[0].name).toBe('Mira');
    origin.block(true);
    expect(await settings.rename(1, 'Mora', signal)).toMatchObject({
      message: 'This browser blocks storage for this site. Nothing was changed.',
    });
  });

  it('are not changed for an account that another tab has deleted', {
    tags: ['AUT-8', 'STO-4'],
  }, async () => {
    const { settings, openSettings, users } = await loggedIn();
    await openSettings().settings.deleteAccount(1, signal);
    expect(await settings.rename(1, 'Mara', signal)).toEqual({
      kind: 'rejected',
      message: 'This account was changed or deleted in another tab. Nothing was changed here.',
    });
    expect(users().accounts.map(({ id }: { id: number }) => id)).toEqual([2]);
  });
});

describe('changing a password', { tags: ['AUT-8'] }, () => {
  const change = (current: string, password: string) => ({
    current: secret(current),
    password: secret(password),
  });

  it('takes one derivation per password; afterwards the new password logs in', {
    tags: ['AUT-2'],
  }, async () => {
    const { settings, hasher, repository, origin } = await loggedIn();
    const before = hasher.calls.length;
    expect(await settings.changePassword(1, change(member.password, 'new shuttle'), signal)).toEqual({
      kind: 'done',
    });
    expect(hasher.calls.slice(before).map(({ kind }) => kind)).toEqual(['verify', 'hash']);
    expect(await logIn(repository, member.email, 'new shuttle')).toMatchObject({ kind: 'accepted' });
    expect(await logIn(repository, member.email, member.password)).toMatchObject({ kind: 'rejected' });
    expect(JSON.stringify([...origin.entries])).not.toContain('shuttle');
  });

  it('a wrong current password is an error of that field, and changes nothing', async () => {
    const { settings, hasher, origin } = await loggedIn();
    const before = hasher.calls.length;
    expect(await settings.changePassword(1, change('wrong', 'new shuttle'), signal)).toEqual({
      kind: 'rejected',
      field: 'current',
      message: 'This is not your current password',
    });
    expect(hasher.calls.slice(before).map(({ kind }) => kind)).toEqual(['verify']);
    expect(origin.entries.has('users')).toBe(false);
  });

  it('does not overwrite a change another tab made while the hash was computed', {
    tags: ['STO-4'],
  }, async () => {
    const fixture = createSettingsFixture();
    const one = fixture.openSettings();
    const other = fixture.openSettings();
    const outcomes = await Promise.all([
      one.settings.changePassword(1, change(member.password, 'from one'), signal),
      other.settings.changePassword(1, change(member.password, 'from other'), signal),
    ]);
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['done', 'rejected']);
    expect([...one.noted, ...other.noted]).toEqual(['1 password']);
    const winner = outcomes[0]?.kind === 'done' ? 'from one' : 'from other';
    const repository = await fixture.openPorts().accounts.load();
    expect(await logIn(repository, member.email, winner)).toMatchObject({ kind: 'accepted' });
  });

  it('stores nothing when aborted', { tags: ['STO-5'] }, async () => {
    const { settings, origin } = await loggedIn();
    const controller = new AbortController();
    const outcome = settings.changePassword(1, change(member.password, 'new shuttle'), controller.signal);
    controller.abort();
    await expect(outcome).rejects.toThrow();
    expect(origin.entries.has('users')).toBe(false);
  });
});

describe('a recovery code', { tags: ['AUT-8'] }, () => {
  const reset = (email: string, code: string, password = 'new shuttle') => ({
    email,
    code: secret(code),
    password: secret(password),
  });

  it('is stored as a hash, works once in any spelling, and resets the lockout', {
    tags: ['AUT-2'],
  }, async () => {
    const { settings, hasher, resets, repository, origin, user, users } = await loggedIn();
    expect(await settings.hasRecoveryCode(1)).toBe(false);
    const made = await settings.makeRecoveryCode(1, secret(member.password), signal);
    if (made.kind !== 'made') throw new Error('not made');
    const code = made.code.reveal();
    expect(await settings.hasRecoveryCode(1)).toBe(true);
    expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(JSON.stringify([...origin.entries])).not.toContain(code.replaceAll('-', ''));
    expect(Object.keys(user())).not.toContain('recoveryCodeHash');
    expect(users().accounts[0].recoveryCodeHash).toMatch(/^\$fast\$/);
    const before = hasher.calls.length;
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
    expect(await settings.resetPassword(reset(` ${member.email.toUpperCase()}`, typed), signal)).toEqual({
      kind: 'done',
    });
    expect(hasher.calls.slice(before).map(({ kind }) => kind)).toEqual(['verify', 'hash']);
    expect(resets.length).toBe(1);
    expect(await logIn(repository, member.email, 'new shuttle')).toMatchObject({ kind: 'accepted' });
    expect(await settings.hasRecoveryCode(1)).toBe(false);
    expect(await settings.resetPassword(reset(member.email, code, 'another'), signal)).toMatchObject({
      kind: 'rejected',
    });
  });

  it('replaces the previous code', async () => {
    const { settings } = await loggedIn();
    const [first, second] = [
      await settings.makeRecoveryCode(1, secret(member.password), signal),
      await settings.makeRecoveryCode(1, secret(member.password), signal),
    ];
    if (first.kind !== 'made' || second.kind !== 'made') throw new Error('not made');
    expect(first.code.reveal()).not.toBe(second.code.reveal());
    expect(await settings.resetPassword(reset(member.email, first.code.reveal()), signal)).toMatchObject({
      kind: 'rejected',
    });
    expect(await settings.resetPassword(reset(member.email, second.code.reveal()), signal)).toEqual({
      kind: 'done',
    });
  });

  it('used by two tabs at once sets one password', {
    tags: ['STO-4'],
  }, async () => {
    const fixture = createSettingsFixture();
    const [one, other] = [fixture.openSettings(), fixture.openSettings()];
    const made = await one.settings.makeRecoveryCode(1, secret(member.password), signal);
    if (made.kind !== 'made') throw new Error('not made');
    const outcomes = await Promise.all(
      [one, other].map(({ settings }, tab) =>
        settings.resetPassword(reset(member.email, made.code.reveal(), `from ${tab}`), signal),
      ),
    );
    expect(outcomes).toContainEqual({ kind: 'done' });
    expect(outcomes).toContainEqual({
      kind: 'rejected',
      message: 'The email and the recovery code do not match an account in this browser.',
    });
    expect([...one.noted, ...other.noted]).toEqual(['1 recoveryCode', '1 password']);
  });

  it('is not created when another tab has changed the password', {
    tags: ['STO-4'],
  }, async () => {
    const fixture = createSettingsFixture();
    const [one, other] = [fixture.openSettings(), fixture.openSettings()];
    const passwords = { current: secret(member.password), password: secret('new shuttle') };
    const [changed, made] = await Promise.all([
      other.settings.changePassword(1, passwords, signal),
      one.settings.makeRecoveryCode(1, secret(member.password), signal),
    ]);
    expect(changed).toEqual({ kind: 'done' });
    expect(made).toEqual({
      kind: 'rejected',
      message: 'This account was changed or deleted in another tab. Nothing was changed here.',
    });
    expect(one.noted).toEqual([]);
    expect(await one.settings.hasRecoveryCode(1)).toBe(false);
    expect(await one.settings.hasRecoveryCode(404)).toBe(false);
  });

  it('is not created without the current password', async () => {
    const { settings, origin } = await loggedIn();
    expect(await settings.makeRecoveryCode(1, secret('wrong'), signal)).toMatchObject({ field: 'current' });
    expect(origin.entries.has('users')).toBe(false);
  });

  it('an unknown address, a missing code and a wrong code: same message and cost', {
    tags: ['AUT-4'],
  }, async () => {
    const { settings, hasher, resets } = await loggedIn();
    await settings.makeRecoveryCode(1, secret(member.password), signal);
    const outcomes = [];
    for (const email of ['unknown@loom.example', admin.email, member.email]) {
      const before = hasher.calls.length;
      outcomes.push(await settings.resetPassword(reset(email, '00000-00000-00000-00000-00000'), signal));
      expect(hasher.calls.slice(before).map(({ kind }) => kind)).toEqual(['verify']);
    }
    for (const outcome of outcomes)
      expect(outcome).toEqual({
        kind: 'rejected',
        message: 'The email and the recovery code do not match an account in this browser.',
      });
    expect(resets).toEqual([]);
  });
});

it('new passwords and codes are added to the activity, refused changes are not', {
  tags: ['AUT-8', 'STO-1'],
}, async () => {
  const { settings, noted } = await loggedIn();
  const wrong = secret('wrong');
  const email = member.email;
  await settings.changePassword(1, { current: wrong, password: secret('first') }, signal);
  await settings.makeRecoveryCode(1, wrong, signal);
  await settings.resetPassword({ email, code: wrong, password: secret('first') }, signal);
  await settings.rename(1, 'Mara', signal);
  expect(noted).toEqual([]);
  await settings.changePassword(1, { current: secret(member.password), password: secret('first') }, signal);
  const made = await settings.makeRecoveryCode(1, secret('first'), signal);
  if (made.kind !== 'made') throw new Error('not made');
  await settings.resetPassword({ email, code: made.code, password: secret('second') }, signal);
  expect(noted).toEqual(['1 password', '1 recoveryCode', '1 password']);
});

describe('deleting an account', { tags: ['AUT-8'] }, () => {
  it('removes the account, its session and its keys, and nothing else', {
    tags: ['AUT-3'],
  }, async () => {
    const { settings, origin, notified, repository } = await loggedIn();
    const rest = {
      cart: '[]',
      cart_2: '[1]',
      cart_11: '[2]',
      quotes_2: '[3]',
      preferences: '{}',
      'cart_2.unreadable': 'x',
    };
    const gone = { cart_1: '[]', 'cart_1.unreadable': '{', 'cart_1.unreadable.2': '[', quotes_1: '[]' };
    for (const [key, text] of Object.entries({ ...rest, ...gone })) origin.entries.set(key, text);
    expect(await settings.deleteAccount(1, signal)).toEqual({ kind: 'done' });
    const { users, ...others } = Object.fromEntries(origin.entries);
    expect(others).toEqual(rest);
    expect(JSON.parse(users ?? '')).toMatchObject({ nextId: 3, accounts: [{ id: 2 }] });
    expect(notified).toEqual([{ kind: 'loggedOut', isDeleted: true }]);
    expect(await logIn(repository, member.email, member.password)).toMatchObject({ kind: 'rejected' });
    await settings.deleteAccount(2, signal);
    expect(await register(repository, member.email)).toMatchObject({ user: { id: 3 } });
  });

  it('logs out no other user, and takes effect in every tab', { tags: ['STO-4'] }, async () => {
    const { settings, origin, openSettings } = await loggedIn();
    const other = openSettings();
    const repository = await other.ports.accounts.load();
    expect(repository.readSession()).toMatchObject({ kind: 'loggedIn' });
    expect(await settings.deleteAccount(2, signal)).toEqual({ kind: 'done' });
    expect(repository.readSession()).toMatchObject({ kind: 'loggedIn', user: { id: 1 } });
    await settings.deleteAccount(1, signal);
    expect(repository.readSession()).toEqual({ kind: 'loggedOut', isDeleted: true });
    expect(origin.entries.has('user')).toBe(false);
    expect(sampleCredentials.length).toBe(2);
  });

  it('changes nothing when storage refuses', { tags: ['STO-3'] }, async () => {
    const { settings, origin, notified } = await loggedIn();
    origin.entries.set('cart_1', '[]');
    const tab = origin.openTab();
    origin.block(true);
    expect(await settings.deleteAccount(1, signal)).toMatchObject({ kind: 'rejected' });
    origin.block(false);
    expect([tab.read('cart_1').kind, tab.read('user').kind, tab.read('users').kind]).toEqual([
      'found',
      'found',
      'missing',
    ]);
    expect(notified).toEqual([]);
  });
});
