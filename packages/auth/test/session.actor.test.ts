// The session with its real accounts, over a browser's storage in memory.
import { Secret } from '@loomwright/kit';
import { createRecordingListener, startActor } from '@loomwright/kit/testing';
import type { KeyValueStore } from '@loomwright/storage';
import { describe, expect, it } from 'vitest';
import {
  createSessionMachine,
  type SessionAnswer,
  type SessionFact,
  type SessionPorts,
  toSessionView,
} from '../src/index.ts';
import { createAccountsWorld, createBrokenHasher, sampleCredentials } from '../src/testing/index.ts';

const [member, admin] = sampleCredentials;
if (!member || !admin) throw new Error('no samples');

const rest = () => new Promise((resolve) => setTimeout(resolve));

type World = ReturnType<typeof createAccountsWorld>;

const openTab = async (world: World, ports: SessionPorts = world.openPorts()) => {
  const listener = createRecordingListener<SessionFact>();
  const form = createRecordingListener<SessionAnswer>();
  const actor = startActor(createSessionMachine(ports), { input: { listener: listener.ref } });
  // The book of accounts is a chunk of its own: the first time takes longer.
  const settle = async () => {
    do await rest();
    while (actor.getSnapshot().matches('loading') || actor.getSnapshot().matches({ signedOut: 'signingIn' }));
    await rest();
  };
  await settle();
  const logIn = async (email: string, password: string) => {
    actor.send({ type: 'session.logIn', email, password: new Secret(password), asker: form.ref });
    await settle();
  };
  const register = async (email: string, name = 'Ida') => {
    const password = new Secret('shuttle');
    actor.send({ type: 'session.register', name, email, password, asker: form.ref });
    await settle();
  };
  const logOut = async () => {
    actor.send({ type: 'session.logOut' });
    await settle();
  };
  const view = () => toSessionView(actor.getSnapshot());
  return { actor, ports, heard: listener.heard, answers: form.heard, settle, logIn, register, logOut, view };
};

const yes = { type: 'session.answered', isAccepted: true };
const open = async () => {
  const world = createAccountsWorld();
  return { world, entries: world.origin.entries, ...(await openTab(world)) };
};

describe('one tab', () => {
  it('[AUT-1] without a session brings nothing to know that nobody is here', async () => {
    const { ports, view, world } = await open();
    expect(view().status).toBe('signedOut');
    expect(ports.accounts.loaded()).toBe(undefined);
    expect([world.origin.entries.size, world.hasher.calls.length]).toEqual([0, 0]);
  });

  it('[AUT-1][AUT-8] logs in, survives a reload, logs out', async () => {
    const { actor, answers, heard, logIn, view, world, entries } = await open();
    await logIn(member.email, member.password);
    expect(view()).toMatchObject({ status: 'signedIn', user: { email: member.email, roleText: 'User' } });
    expect(answers).toEqual([yes]);
    expect(heard.map((fact) => fact.type === 'session.changed' && fact.cause)).toEqual([
      'restored',
      'loggedIn',
    ]);
    actor.stop();
    const later = await openTab(world);
    expect(later.view()).toMatchObject({ status: 'signedIn', user: { email: member.email } });
    expect(later.heard).toMatchObject([{ cause: 'restored', user: { id: 1 } }]);
    await later.logOut();
    expect([later.view().status, entries.has('user')]).toEqual(['signedOut', false]);
    expect(later.heard.at(-1)).toEqual({ type: 'session.changed', user: undefined, cause: 'loggedOut' });
    expect(world.logged).toEqual([]);
  });

  it('[AUT-1][AUT-3][AUT-8] registers, survives a reload, and refuses a second time', async () => {
    const { actor, answers, register, view, world } = await open();
    await register('ida@loom.example');
    expect(view()).toMatchObject({ status: 'signedIn', user: { id: 3, roleText: 'User' } });
    actor.stop();
    const later = await openTab(world);
    expect(later.view().user).toMatchObject({ id: 3, name: 'Ida' });
    await later.logOut();
    await later.register(' IDA@loom.example');
    expect(later.answers).toEqual([
      {
        type: 'session.answered',
        isAccepted: false,
        isMismatch: true,
        message: 'User with this email already exists',
      },
    ]);
    expect(later.view().status).toBe('signedOut');
    expect(answers).toEqual([yes]);
  });

  it('[AUT-4] answers a wrong password and an unknown address alike', async () => {
    const { answers, logIn, view, world } = await open();
    await logIn(member.email, 'wrong word');
    await logIn('nobody@loom.example', member.password);
    expect(answers[0]).toEqual({
      type: 'session.answered',
      isAccepted: false,
      isMismatch: true,
      message: 'Invalid email or password',
    });
    expect(answers[1]).toEqual(answers[0]);
    expect(world.hasher.calls.length).toBe(2);
    expect(view().status).toBe('signedOut');
  });

  it('[AUT-5][STO-2] an unreadable session: signed out, said, and the text kept', async () => {
    const world = createAccountsWorld();
    world.origin.entries.set('user', '{"id":');
    const { actor, heard, view } = await openTab(world);
    expect(view()).toMatchObject({ status: 'signedOut', errorText: 'Failed to restore session' });
    expect(heard).toEqual([{ type: 'session.changed', user: undefined, cause: 'restored' }]);
    expect(world.origin.entries.get('user.unreadable')).toBe('{"id":');
    expect(world.logged.length).toBe(1);
    actor.send({ type: 'session.clearError' });
    expect(view().errorText).toBe('');
  });

  it('[AUT-5] editing the role of the stored session grants nothing', async () => {
    const world = createAccountsWorld();
    world.origin.entries.set(
      'user',
      JSON.stringify({ id: 1, email: admin.email, name: 'Ada Admin', role: 'admin', isAdmin: true }),
    );
    const { view } = await openTab(world);
    expect(view().user).toMatchObject({ id: 1, email: member.email, isAdmin: false, roleText: 'User' });
  });

  it('[AUT-6] a session that cannot be removed: still signed in, said and logged', async () => {
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

  it('[AUT-7] a broken hasher: the asker hears its words, or the session’s own', async () => {
    for (const [error, message] of [
      [new Error('Passwords can only be checked over https.'), 'Passwords can only be checked over https.'],
      ['words alone', 'Failed to login. Please try again.'],
    ] as const) {
      const world = createAccountsWorld({ hasher: createBrokenHasher(error) });
      const { answers, logIn, view } = await openTab(world);
      await logIn(member.email, member.password);
      expect(answers).toEqual([{ type: 'session.answered', isAccepted: false, isMismatch: false, message }]);
      expect(view().status).toBe('signedOut');
    }
  });

  it('[AUT-1] of two wishes the later one counts, here and in storage, whichever is ready first', async () => {
    const turns: (() => void)[] = [];
    const world = createAccountsWorld({ schedule: () => new Promise((resolve) => turns.push(resolve)) });
    const { actor, entries, view } = { ...(await openTab(world)), entries: world.origin.entries };
    const first = createRecordingListener<SessionAnswer>();
    const second = createRecordingListener<SessionAnswer>();
    const wish = (who: typeof member, asker: typeof first.ref, password = who.password) =>
      actor.send({ type: 'session.logIn', email: who.email, password: new Secret(password), asker });
    wish(admin, first.ref);
    await rest();
    wish(member, second.ref);
    while (turns.length < 2) await rest();
    turns[1]?.();
    await rest();
    turns[0]?.();
    await rest();
    expect(view().user?.email).toBe(member.email);
    expect(JSON.parse(entries.get('user') ?? '')).toMatchObject({ id: 1 });
    expect([first.heard, second.heard]).toEqual([[], [yes]]);
  });

  it('[AUT-1] a wish that was replaced signs nobody in, even when the later one is refused', async () => {
    const turns: (() => void)[] = [];
    const world = createAccountsWorld({ schedule: () => new Promise((resolve) => turns.push(resolve)) });
    const { actor, view } = await openTab(world);
    const { ref: asker } = createRecordingListener<SessionAnswer>();
    actor.send({ type: 'session.logIn', email: admin.email, password: new Secret(admin.password), asker });
    await rest();
    actor.send({ type: 'session.logIn', email: member.email, password: new Secret('wrong word'), asker });
    while (turns.length < 2) await rest();
    for (const turn of turns) turn();
    await rest();
    expect([view().status, world.origin.entries.has('user')]).toEqual(['signedOut', false]);
  });
});

describe('a browser that does not store', () => {
  it('[STO-3] keeps whoever logs in in memory, and the listener hears of it', async () => {
    const world = createAccountsWorld();
    world.origin.resize(0);
    const { actor, answers, heard, logIn, logOut, view } = await openTab(world);
    await logIn(member.email, member.password);
    expect(view()).toMatchObject({ status: 'signedIn', user: { id: 1 } });
    expect(answers).toEqual([yes]);
    expect(heard.slice(1)).toMatchObject([
      { type: 'storage.refused', reason: 'full' },
      { type: 'session.changed', cause: 'loggedIn' },
    ]);
    expect(world.origin.entries.size).toBe(0);
    await logOut();
    expect(view()).toMatchObject({ status: 'signedOut', errorText: '' });
    expect(world.logged).not.toContain('Logout failed');
    actor.stop();
  });

  it('[STO-3][AUT-5] cannot be read: nobody is signed in, and logging in works from memory', async () => {
    const world = createAccountsWorld();
    world.origin.block(true);
    const { heard, logIn, register, logOut, view } = await openTab(world);
    expect(view()).toMatchObject({ status: 'signedOut', errorText: 'Failed to restore session' });
    await logIn(admin.email, admin.password);
    expect(view()).toMatchObject({ status: 'signedIn', user: { isAdmin: true }, errorText: '' });
    expect(heard.slice(1)).toMatchObject([
      { type: 'storage.refused', reason: 'blocked' },
      { type: 'session.changed', cause: 'loggedIn' },
    ]);
    await logOut();
    await register('ida@loom.example');
    expect(view()).toMatchObject({ status: 'signedIn', user: { id: 3 } });
  });
});

describe('several tabs', () => {
  it('[STO-4][AUT-1] a login and a logout are followed at once, whichever tab they were in', async () => {
    const world = createAccountsWorld();
    const [here, there] = [await openTab(world), await openTab(world)];
    await here.logIn(member.email, member.password);
    expect(there.view()).toMatchObject({ status: 'signedIn', user: { id: 1 } });
    await there.logOut();
    expect(here.view().status).toBe('signedOut');
    expect(here.heard.at(-1)).toEqual({ type: 'session.changed', user: undefined, cause: 'followed' });
    await there.register('ida@loom.example');
    expect(here.view().user).toMatchObject({ id: 3, name: 'Ida' });
  });

  it('[STO-4] a switch of user is followed', async () => {
    const world = createAccountsWorld();
    const [here, there] = [await openTab(world), await openTab(world)];
    await here.logIn(member.email, member.password);
    const editor = world.origin.openTab();
    editor.write('user', JSON.stringify({ id: 2, email: admin.email, name: 'Ada Admin' }));
    await there.settle();
    for (const tab of [here, there])
      expect(tab.view()).toMatchObject({ status: 'signedIn', user: { id: 2, isAdmin: true } });
  });

  it('[AUT-5][STO-4] a change of the list is followed: another role, then no account at all', async () => {
    const world = createAccountsWorld();
    const here = await openTab(world);
    await here.register('ida@loom.example');
    const editor = world.origin.openTab();
    const list = JSON.parse(world.origin.entries.get('users') ?? '');
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
    expect(here.view()).toMatchObject({ status: 'signedOut', errorText: '' });
  });

  it('[STO-4] emptying the storage signs everybody out', async () => {
    const world = createAccountsWorld();
    const [here, there] = [await openTab(world), await openTab(world)];
    await here.logIn(member.email, member.password);
    world.origin.clear();
    await here.settle();
    expect([here.view().status, there.view().status]).toEqual(['signedOut', 'signedOut']);
  });

  it('[STO-4] a tab that never needed accounts brings them when somebody signs in elsewhere', async () => {
    const world = createAccountsWorld();
    const here = await openTab(world);
    expect(here.ports.accounts.loaded()).toBe(undefined);
    const editor = world.origin.openTab();
    // Something changed that makes nobody of nobody: nothing is brought.
    editor.write('users', JSON.stringify({ nextId: 3, accounts: [] }));
    await here.settle();
    expect(here.ports.accounts.loaded()).toBe(undefined);
    editor.remove('users');
    editor.write('user', JSON.stringify({ id: 1, email: '', name: '' }).replace('""', '"x"'));
    await here.settle();
    expect(here.view()).toMatchObject({ status: 'signedIn', user: { name: 'Mara Member' } });
  });

  it('[STO-4] what cannot be known now is known with the next change', async () => {
    const world = createAccountsWorld();
    const ports = world.openPorts();
    let isOffline = true;
    const accounts = {
      loaded: ports.accounts.loaded,
      load: () => (isOffline ? Promise.reject(new Error('offline')) : ports.accounts.load()),
    };
    const here = await openTab(world, { ...ports, accounts });
    const there = await openTab(world);
    await there.logIn(member.email, member.password);
    expect(here.view().status).toBe('signedOut');
    isOffline = false;
    await there.logOut();
    await there.logIn(admin.email, admin.password);
    expect(here.view().user?.email).toBe(admin.email);
  });

  it('[STO-4] without word from other tabs the session goes on', async () => {
    const world = createAccountsWorld();
    const store: KeyValueStore = {
      ...world.origin.openTab(),
      watch: () => {
        throw new Error('no events');
      },
    };
    const { logIn, view } = await openTab(world, world.openPorts(store));
    await logIn(member.email, member.password);
    expect(view()).toMatchObject({ status: 'signedIn', errorText: '' });
  });

  it('[STO-4] a session that has stopped listens no more', async () => {
    const world = createAccountsWorld();
    const [here, there] = [await openTab(world), await openTab(world)];
    here.actor.stop();
    const { length } = here.heard;
    await there.logIn(member.email, member.password);
    expect(here.heard.length).toBe(length);
  });
});
