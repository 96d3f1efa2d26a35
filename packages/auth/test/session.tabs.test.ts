import type { KeyValueStore } from '@loomwright/storage';
import { describe, expect, it } from 'vitest';
import { createAccountsFixture } from '../src/testing/index.ts';
import { admin, member, storedUser, storedUsers } from './account-helpers.ts';
import { openTab } from './session-tab.ts';

describe('several tabs', { tags: ['STO-4'] }, () => {
  it('a login and a logout are followed at once in every tab', {
    tags: ['AUT-1'],
  }, async () => {
    const fixture = createAccountsFixture();
    const [here, there] = [await openTab(fixture), await openTab(fixture)];
    await here.logIn(member.email, member.password);
    expect(there.view()).toMatchObject({ status: 'loggedIn', user: { id: 1 } });
    await there.logOut();
    expect(here.view().status).toBe('loggedOut');
    expect(here.facts.at(-1)).toEqual({ type: 'session.changed', user: undefined, cause: 'otherTab' });
    await there.register('ida@loom.example');
    expect(here.view().user).toMatchObject({ id: 3, name: 'Ida' });
  });

  it('a registration continues while another tab logs in, and all tabs agree', {
    tags: ['REG-2'],
  }, async () => {
    const fixture = createAccountsFixture();
    const [here, there] = [await openTab(fixture), await openTab(fixture)];
    const registered = here.register('ida@loom.example');
    await there.logIn(member.email, member.password);
    await registered;
    expect(here.outcomes).toMatchObject([{ kind: 'accepted' }]);
    expect(storedUsers(fixture).accounts.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3]);
    await there.settle();
    const { id } = storedUser(fixture);
    for (const tab of [here, there]) expect(tab.view()).toMatchObject({ status: 'loggedIn', user: { id } });
  });

  it('another user is followed', async () => {
    const fixture = createAccountsFixture();
    const [here, there] = [await openTab(fixture), await openTab(fixture)];
    await here.logIn(member.email, member.password);
    const editor = fixture.origin.openTab();
    editor.write('user', JSON.stringify({ id: 2, email: admin.email, name: 'Ada Admin' }));
    await there.settle();
    for (const tab of [here, there])
      expect(tab.view()).toMatchObject({ status: 'loggedIn', user: { id: 2, isAdmin: true } });
  });

  it('a change of the list is followed: another role, then a deletion', {
    tags: ['AUT-5'],
  }, async () => {
    const fixture = createAccountsFixture();
    const here = await openTab(fixture);
    await here.register('ida@loom.example');
    const editor = fixture.origin.openTab();
    const list = JSON.parse(fixture.origin.entries.get('users') ?? '');
    const write = async (accounts: unknown) => {
      editor.write('users', JSON.stringify({ ...list, accounts }));
      await here.settle();
    };
    expect(here.view().user?.isAdmin).toBe(false);
    const [one, two, ida] = list.accounts;
    await write([one, two, { ...ida, role: 'admin' }]);
    expect(here.view().user).toMatchObject({ id: 3, isAdmin: true });
    await write([one, two, { ...ida, role: undefined }]);
    expect(here.view().user).toMatchObject({ id: 3, isAdmin: false, roleText: 'Member' });
    await write([one, two]);
    expect(here.view()).toMatchObject({ status: 'loggedOut', errorText: '' });
  });

  it('clearing storage logs out in every tab', async () => {
    const fixture = createAccountsFixture();
    const [here, there] = [await openTab(fixture), await openTab(fixture)];
    await here.logIn(member.email, member.password);
    fixture.origin.clear();
    await here.settle();
    expect([here.view().status, there.view().status]).toEqual(['loggedOut', 'loggedOut']);
  });

  it('a tab loads account code after a login in another tab', async () => {
    const fixture = createAccountsFixture();
    const here = await openTab(fixture);
    expect(here.ports.accounts.loaded()).toBe(undefined);
    const editor = fixture.origin.openTab();
    editor.write('users', JSON.stringify({ nextId: 3, accounts: [] }));
    await here.settle();
    expect(here.ports.accounts.loaded()).toBe(undefined);
    editor.remove('users');
    editor.write('user', JSON.stringify({ id: 1, email: '', name: '' }).replace('""', '"x"'));
    await here.settle();
    expect(here.view()).toMatchObject({ status: 'loggedIn', user: { name: 'Mara Member' } });
  });

  it('a session that cannot be read is read again with the next change', async () => {
    const fixture = createAccountsFixture();
    const ports = fixture.openPorts();
    let isOffline = true;
    const accounts = {
      loaded: ports.accounts.loaded,
      load: () => (isOffline ? Promise.reject(new Error('offline')) : ports.accounts.load()),
    };
    const here = await openTab(fixture, { ...ports, accounts });
    const there = await openTab(fixture);
    await there.logIn(member.email, member.password);
    expect(here.view().status).toBe('loggedOut');
    isOffline = false;
    await there.logOut();
    await there.logIn(admin.email, admin.password);
    expect(here.view().user?.email).toBe(admin.email);
  });

  it('a session that cannot watch other tabs continues', async () => {
    const fixture = createAccountsFixture();
    const store: KeyValueStore = {
      ...fixture.origin.openTab(),
      watch: () => {
        throw new Error('no events');
      },
    };
    const { logIn, view } = await openTab(fixture, fixture.openPorts(store));
    await logIn(member.email, member.password);
    expect(view()).toMatchObject({ status: 'loggedIn', errorText: '' });
  });

  it('a stopped session no longer follows other tabs', async () => {
    const fixture = createAccountsFixture();
    const [here, there] = [await openTab(fixture), await openTab(fixture)];
    here.actor.stop();
    const { length } = here.facts;
    await there.logIn(member.email, member.password);
    expect(here.facts.length).toBe(length);
  });
});
