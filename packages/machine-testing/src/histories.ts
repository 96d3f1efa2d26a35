import { match } from 'ts-pattern';
import type { AnyTransitionDefinition, EventObject } from 'xstate';
import {
  type AnyStepper,
  type MachineEnvironment,
  type MachineStep,
  makeStep,
  possibleSteps,
} from './checker/machine-steps.ts';
import { toLabLink, toMachineTest, traceLines } from './checker/print.ts';
import { environment, runs } from './property-runs.ts';
import { asWalk, createStepper, transitionKey, transitionKeys } from './stepper/index.ts';
import { acceptedBy, doneEvent, errorEvent } from './xstate-inside.ts';

export interface Histories extends MachineEnvironment {
  /** The title of the test, used in the command that repeats a counterexample. */
  readonly title: string;
  /** Checked after every step. */
  readonly invariants?: Readonly<Record<string, (stepper: AnyStepper) => boolean>>;
  /** Total steps over all histories; 1000 by default. */
  readonly steps?: number;
  /** The first lines of the generated test. */
  readonly test?: { readonly imports: string; readonly setUp: string };
  /** Base URL of a lab that has the machine, such as the address that `statecharts serve` prints. */
  readonly lab?: string;
  /** The command that runs the test; `npx vitest run` by default. */
  readonly command?: string;
}
/** How often each transition was taken, by transition key. */
export type Visits = ReadonlyMap<string, number>;

const LENGTH = 60;
const IGNORED = 0.05;
const THROWN = 'nothing is thrown';

/** The mulberry32 generator. */
const createRandom = (seed: number) => {
  let state = seed | 0;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const kindOf = (step: MachineStep): string =>
  match(step)
    .with({ kind: 'send' }, ({ event }) => event.type)
    .with({ kind: 'wait' }, () => 'wait')
    .with({ kind: 'done' }, { kind: 'error' }, (end) => JSON.stringify(end))
    .exhaustive();
const eventOf = (step: MachineStep, stepper: AnyStepper, world: Histories): EventObject =>
  match(step)
    .returnType<EventObject>()
    .with({ kind: 'send' }, ({ event }) => world.complete?.(event) ?? event)
    .with({ kind: 'wait' }, () => stepper.timers[0]?.event ?? { type: '' })
    .with({ kind: 'done' }, ({ id, output }) => doneEvent(id, world.completeOutput?.(id, output) ?? output))
    .with({ kind: 'error' }, ({ id, message }) => errorEvent(id, new Error(message)))
    .exhaustive();

const begin = ({ input, machine }: Histories): AnyStepper => createStepper(machine, input as never);
const brokenBy = (histories: Histories, trace: readonly MachineStep[]): string | undefined => {
  const stepper = begin(histories);
  for (const step of trace) {
    const broken = brokenStep(histories, stepper, step);
    if (broken !== undefined) return broken;
  }
  return undefined;
};
const brokenStep = (histories: Histories, stepper: AnyStepper, step: MachineStep): string | undefined => {
  try {
    makeStep(stepper, step, histories);
  } catch {
    return THROWN;
  }
  return Object.entries(histories.invariants ?? {}).find(([, holds]) => !holds(stepper))?.[0];
};

const shorten = (histories: Histories, found: readonly MachineStep[], broken: string) => {
  let trace = found;
  for (let size = Math.ceil(trace.length / 2); size > 0; ) {
    let at = 0;
    let isShorter = false;
    while (at < trace.length) {
      const shorter = [...trace.slice(0, at), ...trace.slice(at + size)];
      if (brokenBy(histories, shorter) === broken) [trace, isShorter] = [shorter, true];
      else at += size;
    }
    if (!isShorter) size = size === 1 ? 0 : Math.ceil(size / 2);
  }
  return trace;
};

const describe = (histories: Histories, trace: readonly MachineStep[], broken: string | undefined) => {
  const { command = 'npx vitest run', lab, machine, test, title } = histories;
  const stepper = begin(histories);
  for (const step of trace) brokenStep({ ...histories, invariants: {} }, stepper, step);
  const expectation = `expect(stepper.snapshot.value).not.toEqual(${JSON.stringify(stepper.snapshot.value)});`;
  return [
    `✗ ${machine.id}: ${broken ?? 'no invariant'} is broken in ${trace.length} steps (seed ${runs(1).seed})`,
    traceLines(histories, trace),
    `LOOMWRIGHT_STEPS='${JSON.stringify(trace).replaceAll("'", "'\\''")}' ${command} -t '${title.replaceAll(/[[\]()*+?.^$|\\]/g, '\\$&')}'`,
    ...(lab === undefined ? [] : [toLabLink(lab, machine.id, trace)]),
    ...(test ? [toMachineTest(`${machine.id}: ${broken}`, trace, { ...test, expectation })] : []),
  ].join('\n\n');
};

/**
 * Runs random histories that prefer rarely taken transitions. If an invariant breaks, throws an error with a
 * shortened counterexample.
 */
export const walk = (histories: Histories): Visits => asWalk(() => walkThrough(histories));

const walkThrough = (histories: Histories): Visits => {
  const { machine, steps: most = 1000 } = histories;
  const given = environment('LOOMWRIGHT_STEPS');
  if (given) {
    const trace = JSON.parse(given) as readonly MachineStep[];
    throw new Error(describe(histories, trace, brokenBy(histories, trace)));
  }
  const random = createRandom(runs(1).seed);
  const visits = new Map(transitionKeys(machine).map((key) => [key, 0]));
  const visitsOf = (transitions: readonly AnyTransitionDefinition[]) =>
    Math.min(...transitions.map((transition) => visits.get(transitionKey(transition)) ?? 0));
  const pick = <T>(list: readonly T[], weightOf: (one: T) => number): T | undefined => {
    const weights = list.map(weightOf);
    let rest = random() * weights.reduce((sum, weight) => sum + weight, 0);
    for (const [index, one] of list.entries()) {
      rest -= weights[index] ?? 0;
      if (rest < 0) return one;
    }
    return undefined;
  };

  for (let made = 0; made < most; ) {
    const stepper = begin(histories);
    const isKnown = new Map<string, boolean>();
    const hasAll = random() < 0.3;
    const knows = (step: MachineStep): boolean => {
      const kind = kindOf(step);
      const isIn = isKnown.get(kind) ?? (hasAll || random() < 0.6);
      isKnown.set(kind, isIn);
      return isIn;
    };
    const trace: MachineStep[] = [];
    let seen = 0;
    const weigh = (step: MachineStep): number => {
      const transitions = acceptedBy(machine, stepper.snapshot as never, eventOf(step, stepper, histories));
      // A timer may still send something to another actor.
      if (transitions.length === 0) return step.kind === 'wait' ? 0.2 : 0;
      return 1 / (1 + visitsOf(transitions));
    };
    const count = () => {
      for (const key of stepper.taken.slice(seen)) visits.set(key, (visits.get(key) ?? 0) + 1);
      seen = stepper.taken.length;
    };
    count();
    while (trace.length < LENGTH && stepper.snapshot.status === 'active') {
      const { now, timers, running } = stepper;
      const due = timers[0] && timers[0].due - now;
      const known = possibleSteps(histories, running, due).flatMap(({ event }) =>
        knows(event) ? [event] : [],
      );
      const step = random() < IGNORED ? pick(known, () => 1) : pick(known, weigh);
      if (!step) break;
      trace.push(step);
      const broken = brokenStep(histories, stepper, step);
      if (broken !== undefined)
        throw new Error(describe(histories, shorten(histories, trace, broken), broken));
      count();
    }
    made += Math.max(trace.length, 1);
  }
  return visits;
};

/** Keys of the transitions taken fewer than `least` times. */
export const rarelyTaken = (visits: Visits, least: number): readonly string[] =>
  [...visits].flatMap(([key, count]) => (count < least ? [key] : []));

/** One line for each transition, rarest first. */
export const visitTable = (visits: Visits): string =>
  [...visits]
    .sort(([, one], [, other]) => one - other)
    .map(([key, count]) => `${String(count).padStart(7)}  ${key}`)
    .join('\n');
