import type { LogInEvent, SessionReply } from '@loomwright/kit';
import { createRecordingListener, startActor } from '@loomwright/kit/testing';
import type { MemoryOriginOptions } from '@loomwright/storage';
import { createStorageWorld } from '@loomwright/storage/testing';
import { type ActorOptions, SimulatedClock } from 'xstate';
import { createLockoutStore } from '../lockout-store.ts';
import { createLoginMachine, type LoginMachine } from '../login.machine.ts';
import { accepted, mismatch, START_AT } from './arbitraries.ts';

/** Accepts the right password, and refuses every other as a mismatch. */
export const acceptPassword =
  (password: string) =>
  async (request: LogInEvent): Promise<SessionReply> =>
    request.password.reveal() === password ? accepted : mismatch;

/** A session that replies; `ref` goes into the machine's input, `requests` holds what it received. */
export const createSessionFake = (answer: (request: LogInEvent) => Promise<SessionReply>) => {
  const { received: requests, ref } = createRecordingListener<LogInEvent>(
    (event) => void answer(event).then((reply) => event.replyTo.send(reply)),
  );
  return { ref, requests };
};

/** A browser of its own: its storage, its clock, its console, and what storage refused. */
export const createLoginWorld = (options: MemoryOriginOptions = {}) => {
  const { openPorts, ...world } = createStorageWorld(options);
  const clock = { at: START_AT };
  const now = () => clock.at;
  /** The lockout of one more tab; `store` replaces the origin's. */
  const openTab = (store = world.origin.openTab()) => {
    const { records } = openPorts(store);
    return { store, records, lockout: createLockoutStore({ records, now }), now };
  };
  /** A login form in a tab; `pass` lets whole seconds pass for it and for the clock. */
  const openForm = (
    answer: (request: LogInEvent) => Promise<SessionReply> = async () => mismatch,
    tab = openTab(),
    options: Pick<ActorOptions<LoginMachine>, 'inspect'> = {},
  ) => {
    const timers = new SimulatedClock();
    const session = createSessionFake(answer);
    const actor = startActor(createLoginMachine(tab), {
      ...options,
      input: { session: session.ref },
      clock: timers,
    });
    return { actor, requests: session.requests, tab, timers };
  };
  return { ...world, clock, openTab, openForm };
};
