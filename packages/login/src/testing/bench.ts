import { type LogInEvent, Secret, type SessionReply } from '@loomwright/kit';
import { createRecordingListener, createStepper, sut } from '@loomwright/kit/testing';
import { match } from 'ts-pattern';
import { EMPTY_LOCKOUT, type Lockout, type LockoutCommand } from '../lockout.ts';
import { createLoginMachine } from '../login.machine.ts';
import { toLoginView } from '../login.view.ts';
import type { LoginValues } from '../login-form.ts';
import { type LoginStep, START_AT } from './arbitraries.ts';
import { fromLockoutModel, stepLockoutModel, toLockoutModel } from './lockout-model.ts';
import { createLoginWorld } from './world.ts';

const turns = ['countAttempt', 'refundAttempt', 'endLock'] as const;

/**
 * A login machine in a stepper, before the stored lockout is known. The test plays the user, the session, the other tabs
 * and the clock; what is stored follows the words of the rules (`LockoutModel`), not the reducer under test.
 */
export const createLoginBench = (start: Lockout = EMPTY_LOCKOUT) => {
  let stored = toLockoutModel(start);
  let offset = START_AT;
  let isFollowed = false;
  let clock: unknown;
  const { lockout } = createLoginWorld().openTab();
  const session = createRecordingListener<LogInEvent>().ref;
  const machine = createLoginMachine({ lockout, now: () => START_AT });
  const stepper = createStepper(machine, { session });
  const now = () => offset + stepper.now;

  /** The clock is read once each time the machine begins to wait for the next second. */
  const readClock = () => {
    const { readClock: reader } = stepper.snapshot.children;
    if (reader === clock || !stepper.running.includes('readClock')) return;
    clock = reader;
    stepper.send({ type: 'lockout.ticked', at: now() });
  };
  const change = (command: LockoutCommand) => {
    stored = stepLockoutModel(stored, command);
    return { lockout: fromLockoutModel(stored), at: now() };
  };
  const follow = (command: LockoutCommand) => stepper.send({ type: 'lockout.followed', ...change(command) });
  const waiting = () => (isFollowed ? turns.find((name) => stepper.running.includes(name)) : 'followLockout');
  const toCommand = (kind: LockoutCommand['kind']): LockoutCommand =>
    match(kind)
      .with('see', 'count', (timed) => ({ kind: timed, at: now() }))
      .with('refund', 'reset', (timeless) => ({ kind: timeless }))
      .exhaustive();
  const settle = (name: (typeof turns)[number]) =>
    match(name)
      .with('countAttempt', () => {
        const isCounted = stepLockoutModel(stored, { kind: 'see', at: now() }).lock === undefined;
        return stepper.settle(name, { ...change({ kind: 'count', at: now() }), isCounted });
      })
      .with('refundAttempt', () => stepper.settle(name, change({ kind: 'refund' })))
      .with('endLock', () =>
        stepper.settle(name, change({ kind: 'see', at: now(), ended: stepper.inputOf(name) as Lockout })),
      )
      .exhaustive();

  /** What waits for its turn at the storage gets it, or breaks; its name, or undefined when nothing waits. */
  const turn = (isBroken = false) => {
    const name = waiting();
    if (name === 'followLockout') {
      isFollowed = true;
      if (!isBroken) follow({ kind: 'see', at: now() });
    } else if (name && isBroken) stepper.fail(name, new Error('broken'));
    else if (name) settle(name);
    readClock();
    return name;
  };
  const send = (event: Parameters<typeof stepper.send>[0]) => {
    stepper.send(event);
    readClock();
  };
  const submit = (email = 'ada@example.com', password = 'correct horse') =>
    send({ type: 'form.submit', values: { email, password: new Secret(password) } });
  /** Another tab changes what is stored. */
  const changeElsewhere = (kind: LockoutCommand['kind'], times = 1) => {
    isFollowed = true;
    for (let time = 0; time < times; time += 1) follow(toCommand(kind));
    readClock();
  };
  /** Time passes, on the clock as well. */
  const wait = (ms: number) => {
    const end = stepper.now + ms;
    const nextDue = () => stepper.timers[0]?.due ?? Number.POSITIVE_INFINITY;
    while (nextDue() <= end) {
      stepper.advance(nextDue() - stepper.now);
      readClock();
    }
    stepper.advance(end - stepper.now);
  };
  /** The user sets the clock, forward or back. */
  const setClock = (ms: number) => {
    offset += ms;
  };
  /** Steps of a random history. */
  const { take } = sut<LoginStep>(stepper, {
    'form.submit': send,
    'form.edit': send,
    'form.leave': send,
    turn: () => turn(),
    brokenTurn: () => turn(true),
    session: ({ reply }) => send(reply),
    otherTab: ({ kind }) => changeElsewhere(kind),
    wait: ({ ms }) => wait(ms),
    clock: ({ ms }) => setClock(ms),
  });

  return {
    machine,
    stepper,
    view: () => toLoginView(stepper.snapshot),
    /** What is stored now. */
    stored: () => fromLockoutModel(stored),
    now,
    /** What the session was asked for, in order. */
    requests: () => stepper.sent.filter(({ event }) => event.type === 'attempt.counted'),
    /** The credentials that wait to be checked. */
    held: () => (stepper.inputOf('askSession') as { readonly values: LoginValues } | undefined)?.values,
    emittedTypes: () => stepper.emitted.map(({ type }) => type),
    turn,
    breakTurn: () => turn(true),
    send,
    submit,
    reply: (answer: SessionReply) => send(answer),
    /** Submits, and lets the session reply: the whole way, turns included. */
    attempt: (answer: SessionReply) => {
      submit();
      turn();
      send(answer);
      turn();
    },
    changeElsewhere,
    wait,
    setClock,
    take,
  };
};
