import { createStepper, type SentEvent } from '../stepper/index.ts';
import type { Model } from './check.ts';
import { type MachineStep, type MachineSurroundings, makeStep, possibleSteps } from './machine-steps.ts';
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
  readonly running: readonly string[];
  /** When the next timer fires, in milliseconds from now; undefined for none. */
  readonly due: number | undefined;
  readonly timers: number;
  readonly memory: Memory;
}
/** Its steps begin by `goTo`, which brings the stepper there. */
export interface MachineState<Memory> {
  readonly seen: SeenMachine<Memory>;
  readonly goTo: () => void;
}

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

/** A machine alone: everything it invokes is played, everything it sends leaves. Steps are those of the lab. */
export const createMachineModel = <Memory = undefined>(
  world: MachineWorld<Memory>,
): Model<MachineState<Memory>, MachineStep> => {
  const { machine, replace } = world;
  const stepper = createStepper(machine, world.input as never);

  const place = (memory: Memory): MachineState<Memory> => {
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
    const seen = { text, snapshot, running, due: timers[0]?.[0], timers: timers.length, memory };
    return { seen, goTo: stepper.mark() };
  };
  const start = place(world.memory?.initial as Memory);
  return {
    init: () => start,
    choices: ({ seen }) => {
      if (seen.snapshot.status !== 'active') return [];
      const all = possibleSteps(world, seen.running, seen.due);
      return world.isPossible ? all.filter(({ event }) => world.isPossible?.(seen, event)) : all;
    },
    step: ({ goTo, seen: { memory } }, step) => {
      goTo();
      makeStep(stepper, step, world);
      return place(world.memory?.after(memory, step, stepper.sent) ?? memory);
    },
    textOf: ({ seen }) => seen.text,
  };
};
