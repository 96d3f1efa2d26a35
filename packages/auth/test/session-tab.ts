// A session as it runs in a tab: with its real accounts, over a browser's storage in memory.
import { Secret } from '@loomwright/kit';
import { createRecordingListener, startActor } from '@loomwright/kit/testing';
import {
  createSessionMachine,
  type SessionFact,
  type SessionPorts,
  type SessionReply,
  toSessionView,
} from '../src/index.ts';
import { createAccountsWorld } from '../src/testing/index.ts';
import type { World } from './account-helpers.ts';

export const rest = () => new Promise((resolve) => setTimeout(resolve));

/** One more tab. */
export const openTab = async (world: World, ports: SessionPorts = world.openPorts()) => {
  const listener = createRecordingListener<SessionFact>();
  const form = createRecordingListener<SessionReply>();
  const actor = startActor(createSessionMachine(ports), { input: { listener: listener.ref } });
  // The book of accounts is a chunk of its own: the first time takes longer.
  const settle = async () => {
    do await rest();
    while (actor.getSnapshot().matches('loading') || actor.getSnapshot().matches('signingIn'));
    await rest();
  };
  await settle();
  const logIn = async (email: string, password: string) => {
    actor.send({
      type: 'session.signIn',
      kind: 'logIn',
      email,
      password: new Secret(password),
      replyTo: form.ref,
    });
    await settle();
  };
  const register = async (email: string, name = 'Ida') => {
    const password = new Secret('shuttle');
    actor.send({ type: 'session.signIn', kind: 'register', name, email, password, replyTo: form.ref });
    await settle();
  };
  const logOut = async () => {
    actor.send({ type: 'session.logOut' });
    await settle();
  };
  const view = () => toSessionView(actor.getSnapshot());
  return { actor, ports, heard: listener.heard, answers: form.heard, settle, logIn, register, logOut, view };
};

export const yes = { type: 'session.replied', isAccepted: true };
/** The first tab of a new browser. */
export const open = async () => {
  const world = createAccountsWorld();
  return { world, entries: world.origin.entries, ...(await openTab(world)) };
};
