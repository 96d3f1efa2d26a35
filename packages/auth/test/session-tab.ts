// A session as it runs in a tab: with its real accounts, over a browser's storage in memory.
import { Secret, type SessionReply } from '@loomwright/kit';
import { createRecordingListener, startActor } from '@loomwright/kit/testing';
import { createSessionMachine, type SessionFact, type SessionPorts, toSessionView } from '../src/index.ts';
import { createAccountsWorld } from '../src/testing/index.ts';
import type { World } from './account-helpers.ts';

export const rest = () => new Promise((resolve) => setTimeout(resolve));

/** What comes at all comes sooner: a test that waits for ever says so at once. */
const MOST_RESTS = 1500;

/** One more tab. */
export const openTab = async (world: World, ports: SessionPorts = world.openPorts()) => {
  const listener = createRecordingListener<SessionFact>();
  const form = createRecordingListener<SessionReply>();
  const actor = startActor(createSessionMachine(ports), { input: { listener: listener.ref } });
  // The code for accounts is a chunk of its own: the first time takes longer.
  const isBusy = () => actor.getSnapshot().matches('loading') || actor.getSnapshot().matches('signingIn');
  const settle = async () => {
    let rests = 0;
    do {
      if (rests === MOST_RESTS) throw new Error('The session waits for what never comes.');
      rests += 1;
      await rest();
    } while (isBusy());
    await rest();
  };
  await settle();
  const toRequest = (email: string, password: string, replyTo = form.ref) =>
    ({ type: 'session.signIn', email, password: new Secret(password), replyTo }) as const;
  return {
    actor,
    ports,
    facts: listener.received,
    answers: form.received,
    settle,
    view: () => toSessionView(actor.getSnapshot()),
    /** Asks, without waiting for the reply. */
    ask: (email: string, password: string, replyTo = form.ref) =>
      actor.send({ ...toRequest(email, password, replyTo), kind: 'logIn' }),
    logIn: async (email: string, password: string) => {
      actor.send({ ...toRequest(email, password), kind: 'logIn' });
      await settle();
    },
    register: async (email: string, name = 'Ida') => {
      actor.send({ ...toRequest(email, 'shuttle'), kind: 'register', name });
      await settle();
    },
    logOut: async () => {
      actor.send({ type: 'session.logOut' });
      await settle();
    },
  };
};

export const yes = { type: 'session.replied', isAccepted: true };
/** The first tab of a new browser. */
export const open = async () => {
  const world = createAccountsWorld();
  return { world, entries: world.origin.entries, ...(await openTab(world)) };
};
