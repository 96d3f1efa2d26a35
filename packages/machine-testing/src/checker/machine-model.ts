import { createStepper, type SentEvent } from '../stepper/index.ts';
import type { Choice, Model } from './check.ts';
import { type MachineStep, type MachineSurroundings, makeStep, possibleSteps } from './machine-steps.ts';
import { createReplayed, type Place } from './replayed.ts';
import { canonicalText } from './text.ts';

/** A machine after some steps, and what has been told of it so far. */
export interface SeenMachine<Memory> {
  readonly text: string;
  readonly snapshot: {
    readonly value: unknown;
    readonly context: Readonly<Record<string, unknown>>;
    readonly status: string;
    readonly historyValue: Readonly<Record<string, readonly { readonly id: string }[]>>;
  };
  /** The ids of the children that run. */
  readonly running: readonly string[];
  /** When the next timer fires, in milliseconds from now; undefined for none. */
  readonly due: number | undefined;
  readonly timers: number;
  readonly memory: Memory;
}
export type MachineState<Memory> = Place<SeenMachine<Memory>, undefined>;

export interface MachineWorld<Memory> extends MachineSurroundings {
  /** Whether a step can happen at all; missing: whatever may be sent may be sent at any time. */
  readonly isPossible?: (seen: SeenMachine<Memory>, step: MachineStep) => boolean;
  /** Replaces a part of the context that has no text, or no future. */
  readonly replace?: (value: unknown, path: string, snapshot: SeenMachine<Memory>['snapshot']) => unknown;
  /** What the properties need to know of the past; small, or there is no end of states. */
  readonly memory?: {
    readonly initial: Memory;
    readonly after: (memory: Memory, step: MachineStep, sent: readonly SentEvent[]) => Memory;
  };
}

/** More microsteps than that are a loop of `always`: XState itself would go on for ever. */
const ENDLESS = 1000;

/** A machine alone: everything it invokes is played, everything it sends leaves. Steps are those of the lab. */
export const createMachineModel = <Memory = undefined>(
  world: MachineWorld<Memory>,
): Model<MachineState<Memory>, MachineStep> => {
  const { machine, replace } = world;
  Object.assign(machine.options, { maxIterations: ENDLESS });
  const replayed = createReplayed<SeenMachine<Memory>, undefined>(() => {
    const stepper = createStepper(machine, world.input as never);
    let memory = world.memory?.initial as Memory;
    let told = 0;
    return {
      perform: (event) => {
        const step = JSON.parse(event) as MachineStep;
        makeStep(stepper, step, world);
        const sent = stepper.sent.slice(told);
        told += sent.length;
        memory = world.memory?.after(memory, step, sent) ?? memory;
        return undefined;
      },
      observe: () => {
        const snapshot = stepper.snapshot as unknown as SeenMachine<Memory>['snapshot'];
        const { now, running } = stepper;
        const timers = stepper.timers.map(({ due, event }) => [due - now, event.type] as const);
        const past = Object.entries(snapshot.historyValue).map(([id, nodes]) => [
          id,
          ...nodes.map((node) => node.id),
        ]);
        const parts = [snapshot.status, snapshot.value, snapshot.context, running, timers, past, memory];
        const own = replace && ((value: unknown, path: string) => replace(value, path, snapshot));
        const text = parts
          .map((part, index) => canonicalText(part, index === 2 ? 'context' : 'state', own))
          .join('|');
        return { text, snapshot, running, due: timers[0]?.[0], timers: timers.length, memory };
      },
    };
  });
  const choices = ({ seen }: MachineState<Memory>): readonly Choice<MachineStep>[] => {
    if (seen.snapshot.status !== 'active') return [];
    const all = possibleSteps(world, seen.running, seen.due);
    return world.isPossible ? all.filter(({ event }) => world.isPossible?.(seen, event)) : all;
  };
  return {
    init: () => replayed.start,
    choices,
    step: (place, step) => {
      const taken = replayed.step(place, JSON.stringify(step), () => undefined);
      return taken instanceof Promise ? taken.then((made) => made.place) : taken.place;
    },
    textOf: ({ id }) => String(id),
  };
};
