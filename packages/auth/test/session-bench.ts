// A session in a stepper, with somebody who listens and somebody who asks.
import { Secret } from '@loomwright/kit';
import { createRecordingListener, createStepper } from '@loomwright/kit/testing';
import type { SignInOutcome } from '../src/account-book.ts';
import {
  createSessionMachine,
  type LogInEvent,
  type RegisterEvent,
  type SessionEvent,
  type SessionFact,
  type SessionReply,
  type SessionUser,
  toSessionView,
} from '../src/index.ts';
import type { SessionReading } from '../src/session-user.ts';
import { createAccountsWorld } from '../src/testing/index.ts';

export const mara: SessionUser = { id: 1, email: 'mara@loom.example', name: 'Mara', role: 'user' };
export const ada: SessionUser = { id: 2, email: 'ada@loom.example', name: 'Ada', role: 'admin' };
export const here = (user: SessionUser): SessionReading => ({ kind: 'signedIn', user });
export const nobody: SessionReading = { kind: 'signedOut' };
export const failed: SessionReading = { kind: 'failed' };
export const accepted = (user: SessionUser): SignInOutcome => ({
  kind: 'accepted',
  user,
});
export const mismatch: SignInOutcome = { kind: 'rejected', message: 'Invalid email or password' };
export const yes: SessionReply = { type: 'session.replied', isAccepted: true };
export const followed = (reading: SessionReading): SessionEvent => ({ type: 'session.followed', reading });

/** A session in a stepper: the test plays storage, and listens. */
export const createBench = () => {
  const listener = createRecordingListener<SessionFact>();
  const form = createRecordingListener<SessionReply>();
  const other = createRecordingListener<SessionReply>();
  const stepper = createStepper(createSessionMachine(createAccountsWorld().openPorts()), {
    listener: listener.ref,
  });
  const sentTo = (ref: unknown) =>
    stepper.sent.filter(({ target }) => target === ref).map(({ event }) => event);
  const password = new Secret('shuttle');
  const logIn = (replyTo = form.ref): LogInEvent => ({
    type: 'session.signIn',
    kind: 'logIn',
    email: mara.email,
    password,
    replyTo,
  });
  const register = (replyTo = form.ref): RegisterEvent => ({
    ...logIn(replyTo),
    kind: 'register',
    name: 'Mara',
  });
  return {
    stepper,
    form,
    other,
    logIn,
    register,
    view: () => toSessionView(stepper.snapshot),
    facts: () => sentTo(listener.ref),
    answers: (ref: unknown = form.ref) => sentTo(ref),
  };
};

export const restored = (reading: SessionReading = nobody) => {
  const bench = createBench();
  bench.stepper.send(followed(reading));
  return bench;
};
export const changed = (user: SessionUser | undefined, cause: string) => ({
  type: 'session.changed',
  user,
  cause,
});
