import { createStepper, type PendingTimer, type Stepper } from '@loomwright/machine-testing/stepper';
import { match } from 'ts-pattern';
import { type AnyMachineSnapshot, type AnyStateMachine, and, type EventObject, not } from 'xstate';
import { activePaths, requiresInput, stateNodes } from '../chart.ts';
import { type Explanation, explain, isMeant } from '../explain.ts';
import { guardsInside, referencedName } from '../parts.ts';
import { innermost } from '../paths.ts';
import { combinationOf, implementationsOf, transitionsOf } from '../xstate-inside.ts';
import { shapeProblem } from './shape.ts';
import type { Simulated } from './simulated.ts';
import type { Step } from './steps.ts';

export interface SentMessage {
  readonly target: string;
  readonly event: EventObject;
}

/** The state of a simulation after a step. */
export interface Frame {
  readonly snapshot: AnyMachineSnapshot;
  /** Milliseconds since the start. */
  readonly now: number;
  /** Paths of active states in document order, without the root. */
  readonly active: readonly string[];
  readonly taken: readonly string[];
  readonly sent: readonly SentMessage[];
  readonly emitted: readonly EventObject[];
  readonly running: readonly string[];
  readonly timers: readonly PendingTimer[];
  /** Guards with a fixed answer. */
  readonly answers: ReadonlyMap<string, boolean>;
}

export interface SimulationProblem {
  /** Index of the step; -1 if the machine could not start. */
  readonly step: number;
  /** Names the machine, the state and the cause. */
  readonly message: string;
}

export interface Simulation {
  /** The first frame shows the initial state. Empty if the machine could not start. */
  readonly frames: readonly Frame[];
  readonly problem?: SimulationProblem | undefined;
  /** Explains an event in a frame, by index. Throws if there is no such frame. */
  readonly explain: (place: number, event: EventObject) => Explanation;
}

/** The start of simulated time, 2026-01-01T00:00:00Z, in milliseconds since 1970. */
export const SIMULATION_EPOCH = 1_767_225_600_000;

/** Allows a timer of one second to repeat for a few hours. */
const MAX_MOMENTS = 10_000;

type Guard = (args: unknown, params: unknown) => boolean;

const guardNames = (machine: AnyStateMachine): readonly string[] => {
  const namesIn = (guard: unknown): readonly string[] => {
    const name = referencedName(guard);
    return name === undefined ? guardsInside(guard).flatMap(namesIn) : [name];
  };
  return stateNodes(machine).flatMap((node) => transitionsOf(node).flatMap(({ guard }) => namesIn(guard)));
};

/** Guards without an implementation return false unless overridden. */
const withFixedGuards = (
  machine: AnyStateMachine,
  answers: ReadonlyMap<string, boolean>,
): AnyStateMachine => {
  const implemented = implementationsOf(machine).guards;
  const missing = guardNames(machine).map((name) => [name, () => answers.get(name) ?? false] as const);
  const guards = Object.entries(implemented).map(([name, guard]) => {
    const isCombined = combinationOf(guard) !== undefined;
    const byHand: unknown = isCombined
      ? not(
          and([
            () => answers.get(name) !== true,
            not(and([() => answers.get(name) !== false, guard as unknown as Guard])),
          ]),
        )
      : (args: unknown, params: unknown) => answers.get(name) ?? (guard as Guard)(args, params);
    return [name, byHand] as const;
  });
  return machine.provide({ guards: Object.fromEntries([...missing, ...guards]) } as never) as AnyStateMachine;
};

const targetName = (target: unknown): string =>
  typeof target === 'string' ? target : String((target as { readonly id?: unknown }).id ?? '(an actor)');

const messageOf = (thrown: unknown): string =>
  (thrown instanceof Error ? thrown.message : String(thrown)).replace(/\s+/g, ' ');

const eventProblem = ({ examples, isFree }: Simulated, event: EventObject): string | undefined => {
  if (isFree) return undefined;
  const { type, ...payload } = event;
  const [, known] =
    Object.entries(examples.events).find(([descriptor]) => descriptor === type) ??
    Object.entries(examples.events)
      .filter(([descriptor]) => isMeant(type, descriptor))
      .sort(([one], [other]) => other.length - one.length)[0] ??
    [];
  if (!known) return `there is no event “${type}”`;
  const problem = shapeProblem(payload, known);
  return problem && `the payload of “${type}” does not fit: ${problem}`;
};

const childProblem = (running: Stepper<AnyStateMachine>, id: string): string | undefined =>
  running.running.includes(id) ? undefined : `the child “${id}” does not run`;

const outputProblem = ({ examples }: Simulated, id: string, output: unknown): string | undefined => {
  const { outputs } = (Object.hasOwn(examples.children, id) && examples.children[id]) || {};
  const problem = outputs && output !== undefined ? shapeProblem(output, outputs) : undefined;
  return problem && `the output of “${id}” does not fit: ${problem}`;
};

const guardProblem = (machine: AnyStateMachine | undefined, guard: string): string | undefined =>
  Object.hasOwn(machine ? implementationsOf(machine).guards : {}, guard)
    ? undefined
    : `there is no guard “${guard}”`;

const unless = (problem: string | undefined, act: () => void): string | undefined => {
  if (problem === undefined) act();
  return problem;
};

/** Runs a machine through steps without running its children. Never throws. */
export const simulate = (simulated: Simulated, steps: readonly Step[]): Simulation => {
  const answers = new Map<string, boolean>();
  const frames: Frame[] = [];
  let machine: AnyStateMachine | undefined;
  let stepper: Stepper<AnyStateMachine> | undefined;
  const { completeEvent = (event) => event, completeOutput = (_, output) => output } = simulated;
  const counts = { taken: 0, sent: 0, emitted: 0 };
  let moments = 0;

  const addFrame = (running: Stepper<AnyStateMachine>): void => {
    const { taken, sent, emitted } = running;
    frames.push({
      snapshot: running.snapshot,
      now: running.now,
      active: activePaths(running.snapshot),
      taken: taken.slice(counts.taken),
      sent: sent.slice(counts.sent).map(({ target, event }) => ({ target: targetName(target), event })),
      emitted: emitted.slice(counts.emitted) as readonly EventObject[],
      running: running.running,
      timers: running.timers,
      answers: new Map(answers),
    });
    Object.assign(counts, { taken: taken.length, sent: sent.length, emitted: emitted.length });
  };

  const wait = (running: Stepper<AnyStateMachine>, ms: number): string | undefined => {
    const end = running.now + ms;
    for (let [next] = running.timers; next && next.due <= end; [next] = running.timers) {
      moments += 1;
      if (moments > MAX_MOMENTS) return `more than ${MAX_MOMENTS} timers would fire`;
      running.advance(next.due - running.now);
    }
    running.advance(end - running.now);
    return undefined;
  };

  const perform = (running: Stepper<AnyStateMachine>, step: Step): string | undefined =>
    match(step)
      .with({ kind: 'send' }, ({ event }) =>
        unless(eventProblem(simulated, event), () => running.send(completeEvent(event) as never)),
      )
      .with({ kind: 'wait' }, ({ ms }) => wait(running, ms))
      .with({ kind: 'done' }, ({ id, output }) =>
        unless(childProblem(running, id) ?? outputProblem(simulated, id, output), () =>
          running.settle(id, completeOutput(id, output) as never),
        ),
      )
      .with({ kind: 'error' }, ({ id, message }) =>
        unless(childProblem(running, id), () => running.fail(id, new Error(message))),
      )
      .with({ kind: 'snapshot' }, ({ id, snapshot }) =>
        unless(childProblem(running, id), () => running.report(id, snapshot)),
      )
      .with({ kind: 'answer' }, ({ guard, value }) =>
        unless(guardProblem(machine, guard), () => {
          if (value === null) answers.delete(guard);
          else answers.set(guard, value);
        }),
      )
      .exhaustive();

  const problemAt = (step: number, cause: string): SimulationProblem => {
    const { active = [] } = frames.at(-1) ?? {};
    const where = active.length === 0 ? '' : ` in the state ${innermost(active).join(', ')}`;
    const what = machine ? `The machine ${machine.id}${where}` : 'The machine cannot be made';
    return { step, message: `${what}: ${cause}.`.replace(/\.\.$/, '.') };
  };

  const run = (): SimulationProblem | undefined => {
    try {
      const made = simulated.create({ now: () => SIMULATION_EPOCH + (stepper?.now ?? 0) });
      machine = made;
      machine = withFixedGuards(made, answers);
      stepper = createStepper(machine, simulated.input as never);
      addFrame(stepper);
    } catch (thrown) {
      const isLacking = machine && simulated.input === undefined && requiresInput(machine);
      return problemAt(-1, `${isLacking ? 'it needs an input to start: ' : ''}${messageOf(thrown)}`);
    }
    for (const [place, step] of steps.entries()) {
      try {
        const problem = perform(stepper, step);
        if (problem !== undefined) return problemAt(place, problem);
        if (stepper.snapshot.status === 'error')
          return problemAt(place, messageOf((stepper.snapshot as { readonly error?: unknown }).error));
      } catch (thrown) {
        return problemAt(place, messageOf(thrown));
      }
      addFrame(stepper);
    }
    return undefined;
  };

  const problem = run();
  return {
    frames,
    problem,
    explain: (place, event) => {
      const frame = frames[place];
      if (!machine || !frame) throw new RangeError(`The simulation has no frame ${place}.`);
      const before = new Map(answers);
      const answerBy = (by: ReadonlyMap<string, boolean>) => {
        answers.clear();
        for (const [name, value] of by) answers.set(name, value);
      };
      answerBy(frame.answers);
      try {
        return explain(machine, frame.snapshot, completeEvent(event));
      } finally {
        answerBy(before);
      }
    },
  };
};
