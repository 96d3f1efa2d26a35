import { createFormMachine } from '@loomwright/form';
import { createStepper, sut } from '@loomwright/machine-testing';
import { match } from 'ts-pattern';
import { createActor } from 'xstate';
import { MAX_FAILURES } from '../limits.ts';
import { createLockMachine } from '../lock.machine.ts';
import { EMPTY_LOCKOUT, type Lockout, type LockoutCommand } from '../lockout.ts';
import { toLockView } from '../login.view.ts';
import { createLoginForm } from '../login-form.ts';
import { type LockStep, mismatch, START_AT } from './arbitraries.ts';
import { createLoginFixture } from './fixture.ts';
import { fromLockoutModel, stepLockoutModel, toLockoutModel } from './lockout-model.ts';

/**
 * The test controls the other tabs and the clock. Storage follows `LockoutModel`, not the reducer under test.
 */
export const createLockBench = (start: Lockout = EMPTY_LOCKOUT) => {
  let stored = toLockoutModel(start);
  let offset = START_AT;
  let isFollowed = false;
  let clock: unknown;
  const { lockout } = createLoginFixture().openTab();
  const ports = { lockout, now: () => START_AT };
  const form = createActor(
    createFormMachine(createLoginForm({ ...ports, authenticate: async () => mismatch })),
    { id: 'form' },
  );
  const stepper = createStepper(createLockMachine(ports), { form });
  const now = () => offset + stepper.now;

  /** Sends the time once for each second that the machine waits. */
  const readClock = (isBroken = false) => {
    const { readClock: reader } = stepper.snapshot.children;
    if (reader === clock || !stepper.running.includes('readClock')) return;
    clock = reader;
    if (isBroken) stepper.fail('readClock', new Error('broken'));
    else stepper.send({ type: 'clock.ticked', at: now() });
  };
  const change = (command: LockoutCommand) => {
    stored = stepLockoutModel(stored, command);
    return { lockout: fromLockoutModel(stored), at: now() };
  };
  const follow = (command: LockoutCommand) => stepper.send({ type: 'lockout.followed', ...change(command) });
  const toCommand = (kind: LockoutCommand['kind']): LockoutCommand =>
    match(kind)
      .with('see', 'count', 'mismatch', (timed) => ({ kind: timed, at: now() }))
      .with('refund', 'reset', (timeless) => ({ kind: timeless }))
      .exhaustive();

  /** Lets the pending storage turn succeed or fail; returns its name. */
  const turn = (isBroken = false) => {
    const name = isFollowed ? stepper.running.find((one) => one === 'endLock') : 'followLockout';
    if (name === 'followLockout') {
      isFollowed = true;
      if (!isBroken) follow({ kind: 'see', at: now() });
    } else if (name && isBroken) stepper.fail(name, new Error('broken'));
    else if (name) {
      const ended = stepper.inputOf(name) as Lockout;
      stepper.settle(name, change({ kind: 'see', at: now(), ended }));
    }
    readClock();
    return name;
  };
  const changeStored = (...kinds: LockoutCommand['kind'][]) => {
    isFollowed = true;
    for (const kind of kinds) follow(toCommand(kind));
    readClock();
  };
  const wait = (ms: number, isClockBroken = false) => {
    const end = stepper.now + ms;
    const nextDue = () => stepper.timers[0]?.due ?? Number.POSITIVE_INFINITY;
    while (nextDue() <= end) {
      stepper.advance(nextDue() - stepper.now);
      readClock(isClockBroken);
    }
    stepper.advance(end - stepper.now);
  };
  const setClock = (ms: number) => {
    offset += ms;
  };
  const { take } = sut<LockStep>(stepper, {
    turn: () => turn(),
    brokenTurn: () => turn(true),
    brokenClock: () => wait(1000, true),
    otherTab: ({ kind }) => changeStored(kind),
    wait: ({ ms }) => wait(ms),
    clock: ({ ms }) => setClock(ms),
  });

  return {
    stepper,
    isLocked: () => stepper.snapshot.matches('locked'),
    view: () => toLockView(stepper.snapshot),
    told: () => stepper.sent.map(({ event }) => event.type),
    stored: () => fromLockoutModel(stored),
    turn,
    breakTurn: () => turn(true),
    changeStored,
    lock: () => {
      for (let times = 0; times < MAX_FAILURES; times += 1) changeStored('count', 'mismatch');
    },
    wait,
    setClock,
    take,
  };
};
