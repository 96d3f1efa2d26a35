// How a session ends when two ends meet.
import type { SessionReply } from '@loomwright/kit';
import { createRecordingListener, createStepper } from '@loomwright/kit/testing';
import { expect, it } from 'vitest';
import { createSessionMachine, type SessionFact, toSessionView } from '../src/index.ts';
import { isAdmin } from '../src/session-user.ts';
import { createAccountsLoader, createAccountsWorld, secret } from '../src/testing/index.ts';
import { member } from './account-helpers.ts';
import { openTab, rest } from './session-tab.ts';

const user = { id: 1, email: 'mara@loom.example', name: 'Mara', role: 'user' } as const;

it('[AUT-1][STO-4] a logout that another tab was quicker with is over, and announced once', () => {
  for (const [reading, cause] of [
    [{ kind: 'signedOut' }, 'followed'],
    [{ kind: 'signedOut', isDeleted: true }, 'deleted'],
    [{ kind: 'failed' }, 'followed'],
  ] as const) {
    const { ref: listener } = createRecordingListener<SessionFact>();
    const stepper = createStepper(createSessionMachine(createAccountsWorld().openPorts()), { listener });
    stepper.send({ type: 'session.followed', reading: { kind: 'signedIn', user } });
    stepper.send({ type: 'session.logOut' });
    const before = stepper.sent.length;
    stepper.send({ type: 'session.followed', reading });
    expect(stepper.running).not.toContain('logOut');
    expect(toSessionView(stepper.snapshot)).toMatchObject({ status: 'signedOut', canLogOut: false });
    expect(stepper.sent.slice(before).map(({ event }) => event)).toEqual([
      { type: 'session.changed', user: undefined, cause },
    ]);
  }
});

it('[LGN-4][STO-4] a login that another tab was quicker with resets the lockout, a registration does not', async () => {
  for (const kind of ['logIn', 'register'] as const) {
    const world = createAccountsWorld();
    const ports = world.openPorts();
    let resets = 0;
    const resetLockout = async () => {
      resets += 1;
    };
    // Its own check of the password never ends.
    const never = () => new Promise<never>(() => {});
    const loadHasher = async () => ({ hash: never, verify: never });
    const accounts = createAccountsLoader({ ...ports.repositoryPorts, loadHasher });
    const here = await openTab(world, { ...ports, accounts, resetLockout });
    const request = { type: 'session.signIn', email: member.email, password: secret('shuttle') } as const;
    const { ref: replyTo } = createRecordingListener<SessionReply>();
    here.actor.send(
      kind === 'logIn' ? { ...request, kind, replyTo } : { ...request, kind, replyTo, name: 'Ida' },
    );
    const elsewhere = await openTab(world);
    await elsewhere.logIn(member.email, member.password);
    for (let rests = 0; rests < 20; rests += 1) await rest();
    const isLogIn = kind === 'logIn';
    expect([resets, here.view().status]).toEqual(isLogIn ? [1, 'signedIn'] : [0, 'signedOut']);
    here.actor.stop();
  }
});

it('[AUT-5] a guest is no admin, and neither is a user without that role', () => {
  const users = [undefined, { ...user, role: undefined }, user, { ...user, role: 'admin' as const }];
  expect(users.map(isAdmin)).toEqual([false, false, false, true]);
});
