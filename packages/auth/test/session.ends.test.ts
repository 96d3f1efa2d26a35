import { createRecordingListener, createStepper } from '@loomwright/machine-testing';
import { expect, it } from 'vitest';
import { createSessionMachine, type SessionFact, toSessionView } from '../src/index.ts';
import { isAdmin } from '../src/session-user.ts';
import { createAccountsFixture } from '../src/testing/index.ts';

const user = { id: 1, email: 'mara@loom.example', name: 'Mara', role: 'user' } as const;

it('when another tab logs out first, the logout ends and is announced once', {
  tags: ['AUT-1', 'STO-4'],
}, () => {
  for (const [reading, cause] of [
    [{ kind: 'loggedOut' }, 'otherTab'],
    [{ kind: 'loggedOut', isDeleted: true }, 'deleted'],
    [{ kind: 'failed' }, 'otherTab'],
  ] as const) {
    const { ref: listener } = createRecordingListener<SessionFact>();
    const stepper = createStepper(createSessionMachine(createAccountsFixture().openPorts()), { listener });
    stepper.send({ type: 'session.read', reading: { kind: 'loggedIn', user } });
    stepper.send({ type: 'session.logOut' });
    const before = stepper.sent.length;
    stepper.send({ type: 'session.read', reading });
    expect(stepper.running).not.toContain('logOut');
    expect(toSessionView(stepper.snapshot)).toMatchObject({ status: 'loggedOut', canLogOut: false });
    expect(stepper.sent.slice(before).map(({ event }) => event)).toEqual([
      { type: 'session.changed', user: undefined, cause },
    ]);
  }
});

it('guests, and users without the role, are not admins', { tags: ['AUT-5'] }, () => {
  const users = [undefined, { ...user, role: undefined }, user, { ...user, role: 'admin' as const }];
  expect(users.map(isAdmin)).toEqual([false, false, false, true]);
});
