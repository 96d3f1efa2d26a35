import { Secret } from '@loomwright/kit';
import { createRecordingListener, startActor } from '@loomwright/machine-testing';
import {
  type AuthOutcome,
  createAuthenticator,
  createSessionMachine,
  type SessionFact,
  type SessionPorts,
  toSessionView,
} from '../src/index.ts';
import { createAccountsFixture } from '../src/testing/index.ts';
import type { World } from './account-helpers.ts';

export const rest = () => new Promise((resolve) => setTimeout(resolve));
const never = () => new Promise<never>(() => {});

/** Limits the wait, so that a hanging test fails fast. */
const MAX_TASKS = 1500;

export const openTab = async (fixture: World, ports: SessionPorts = fixture.openPorts(), wait = never) => {
  const listener = createRecordingListener<SessionFact>();
  const actor = startActor(createSessionMachine(ports), { input: { listener: listener.ref } });
  const authenticate = createAuthenticator({ accounts: ports.accounts, session: actor, wait });
  const outcomes: AuthOutcome[] = [];
  const isBusy = () => actor.getSnapshot().matches('loading');
  const settle = async () => {
    let rests = 0;
    do {
      if (rests === MAX_TASKS) throw new Error('The session is still loading.');
      rests += 1;
      await rest();
    } while (isBusy());
    await rest();
  };
  await settle();
  const ask = async (...request: Parameters<typeof authenticate>) => {
    outcomes.push(await authenticate(...request));
    await settle();
  };
  const open = () => new AbortController().signal;
  return {
    actor,
    ports,
    authenticate,
    facts: listener.received,
    outcomes,
    settle,
    view: () => toSessionView(actor.getSnapshot()),
    logIn: (email: string, password: string, given = open()) =>
      ask({ kind: 'logIn', email, password: new Secret(password) }, given),
    register: (email: string, name = 'Ida', given = open()) =>
      ask({ kind: 'register', name, email, password: new Secret('shuttle') }, given),
    logOut: async () => {
      actor.send({ type: 'session.logOut' });
      await settle();
    },
  };
};

export const open = async () => {
  const fixture = createAccountsFixture();
  return { fixture, entries: fixture.origin.entries, ...(await openTab(fixture)) };
};
