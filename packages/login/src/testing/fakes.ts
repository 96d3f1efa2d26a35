import { Secret } from '@loomwright/kit';
import { createRecordingListener, createStepper, type Stepper } from '@loomwright/kit/testing';
import { createMemoryOrigin, type MemoryOriginOptions } from '@loomwright/storage';
import { type AnyActorRef, createActor, fromCallback } from 'xstate';
import { canCount, EMPTY_LOCKOUT, type Lockout, type LockoutCommand, lockoutReducer } from '../lockout.ts';
import type { LockoutReading } from '../lockout-book.ts';
import { createLoginMachine, type LoginMachine } from '../login.machine.ts';
import type { LogInEvent, LoginFact, LoginInput, SessionReply } from '../login-events.ts';
import { type LoginStep, START_AT } from './arbitraries.ts';

export const accepted: SessionReply = { type: 'session.replied', isAccepted: true };
export const mismatch: SessionReply = {
  type: 'session.replied',
  isAccepted: false,
  isMismatch: true,
  message: 'Invalid email or password',
};

/** Answers by whether the password is the right one. */
export const answerByPassword =
  (password: string) =>
  async (asked: LogInEvent): Promise<SessionReply> =>
    asked.password.reveal() === password ? accepted : mismatch;

/** A session that answers; `ref` goes into the machine's input, `asked` is what it was asked. */
export const createSessionFake = (answer: (asked: LogInEvent) => Promise<SessionReply>) => {
  const asked: LogInEvent[] = [];
  const ref = createActor(
    fromCallback<LogInEvent>(({ receive }) =>
      receive((event) => {
        asked.push(event);
        void answer(event).then((answered) => event.replyTo.send(answered));
      }),
    ),
  ).start() as unknown as LoginInput['session'];
  return { ref, asked };
};

/** A browser of its own: its storage, its clock, its console. Every tab has ports from `openTab`. */
export const createLoginWorld = (options: MemoryOriginOptions = {}) => {
  const origin = createMemoryOrigin(options);
  const clock = { at: START_AT };
  const logged: string[] = [];
  const openTab = () => ({
    store: origin.openTab(),
    log: (message: string) => void logged.push(message),
    now: () => clock.at,
  });
  return { origin, clock, logged, openTab };
};

const turns = ['checkLockout', 'countAttempt', 'resetLockout', 'refundAttempt', 'endLock'] as const;

/** A login machine without actors: the test plays the storage, the session, the other tabs and the clock. */
export interface LoginBench {
  readonly stepper: Stepper<LoginMachine>;
  /** What is stored now. */
  readonly stored: Lockout;
  /** What the person's clock shows. */
  readonly at: number;
  /** What the session was asked, in order. */
  readonly asked: readonly LogInEvent[];
  /** Facts told to the listener, in order. */
  readonly facts: readonly LoginFact[];
  /** What waits for its turn at the storage gets it; its name, or undefined when nothing waits. */
  readonly turn: () => string | undefined;
  /** What waits for its turn breaks instead. */
  readonly breakTurn: () => string | undefined;
  /** Somebody submits an address and a password, in order unless said otherwise. */
  readonly submit: (email?: string, password?: string) => void;
  readonly answer: (answer: SessionReply) => void;
  /** Submits, and lets the session answer: the whole way, turns included. */
  readonly attempt: (answer: SessionReply) => void;
  /** Another tab changes what is stored. */
  readonly changeElsewhere: (command: LockoutCommand) => void;
  /** Time passes, on the clock as well. */
  readonly wait: (ms: number) => void;
  /** Somebody sets the clock, forward or back. */
  readonly jump: (ms: number) => void;
  /** From now on storage refuses for a reason, or does not. */
  readonly refuse: (reason: 'full' | 'blocked' | undefined) => void;
  /** One step of a random history. */
  readonly take: (step: LoginStep) => void;
}

/** Puts a login machine on the bench, before the lockout is looked at. */
export const createLoginBench = (lockout: Lockout = EMPTY_LOCKOUT): LoginBench => {
  let stored = lockout;
  let offset = START_AT;
  let refused: 'full' | 'blocked' | undefined;
  let stepper: Stepper<LoginMachine> | undefined;
  const now = () => offset + (stepper?.now ?? 0);
  const session = createRecordingListener<LogInEvent>().ref;
  const listener = createRecordingListener<LoginFact>().ref;
  const { store, log } = createLoginWorld().openTab();
  const running: Stepper<LoginMachine> = createStepper(createLoginMachine({ store, log, now }), {
    session,
    listener,
  });
  stepper = running;

  const sentTo = (target: AnyActorRef) =>
    running.sent.filter((sent) => sent.target === target).map(({ event }) => event);
  const change = (command: LockoutCommand): LockoutReading => {
    stored = lockoutReducer(stored, command);
    return { value: stored, refused };
  };
  const waiting = () => turns.find((name) => running.running.includes(name));

  const turn = () => {
    const name = waiting();
    if (name === 'checkLockout') running.settle(name, change({ kind: 'see', at: now() }));
    else if (name === 'resetLockout') running.settle(name, change({ kind: 'reset' }));
    else if (name === 'refundAttempt') running.settle(name, change({ kind: 'refund' }));
    else if (name === 'endLock') {
      const ended = running.inputOf(name) as Lockout;
      running.settle(name, change({ kind: 'see', at: now(), ended }));
    } else if (name === 'countAttempt') {
      const isCounted = canCount(stored, now());
      const values = running.inputOf(name) as { email: string; password: Secret };
      running.settle(name, { ...values, reading: change({ kind: 'count', at: now() }), isCounted });
    }
    return name;
  };
  const breakTurn = () => {
    const name = waiting();
    if (name !== undefined) running.fail(name, new Error('broken'));
    return name;
  };
  const submit = (email = 'ada@example.com', password = 'correct horse') =>
    running.send({ type: 'login.submit', email, password: new Secret(password) });
  const changeElsewhere = (command: LockoutCommand) =>
    running.send({ type: 'lockout.changedElsewhere', reading: change(command) });
  const jump = (ms: number) => {
    offset += ms;
  };
  const refuse = (reason: typeof refused) => {
    refused = reason;
  };

  const take = (step: LoginStep): void => {
    if (step.by === 'submit') submit(step.email, step.password.reveal());
    else if (step.by === 'edit') running.send({ type: 'login.editField', field: step.field });
    else if (step.by === 'leave') {
      const { field, email, password } = step;
      running.send({ type: 'login.leaveField', field, email, password });
    } else if (step.by === 'turn') turn();
    else if (step.by === 'breakTurn') breakTurn();
    else if (step.by === 'answer') running.send(step.answer);
    else if (step.by === 'otherTab')
      changeElsewhere(
        step.kind === 'see' || step.kind === 'count' ? { kind: step.kind, at: now() } : { kind: step.kind },
      );
    else if (step.by === 'wait') running.advance(step.ms);
    else if (step.by === 'jump') jump(step.ms);
    else refuse(step.refused);
  };

  return {
    stepper: running,
    get stored() {
      return stored;
    },
    get at() {
      return now();
    },
    get asked() {
      return sentTo(session as AnyActorRef) as unknown as readonly LogInEvent[];
    },
    get facts() {
      return sentTo(listener as AnyActorRef) as unknown as readonly LoginFact[];
    },
    turn,
    breakTurn,
    submit,
    answer: (answer) => running.send(answer),
    attempt: (answer) => {
      submit();
      turn();
      running.send(answer);
      turn();
    },
    changeElsewhere,
    wait: (ms) => running.advance(ms),
    jump,
    refuse,
    take,
  };
};
