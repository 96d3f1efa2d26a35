import { createStepper, type SentEvent } from '../stepper/index.ts';
import type { Model } from './check.ts';
import { type MachineEnvironment, type MachineStep, makeStep, possibleSteps } from './machine-steps.ts';
import { canonicalText } from './text.ts';

/** A machine after some steps, as properties receive it. */
export interface SeenMachine<Memory> {
  readonly text: string;
  readonly snapshot: {
    readonly value: unknown;
    readonly context: Readonly<Record<string, unknown>>;
    readonly status: string;
    readonly historyValue: Readonly<Record<string, readonly { readonly id: string }[]>>;
  };
  readonly running: readonly string[];
  /** Milliseconds until the next timer fires; undefined if none is pending. */
  readonly due: number | undefined;
  readonly timers: number;
  readonly memory: Memory;
}
export interface MachineState<Memory> {
  readonly seen: SeenMachine<Memory>;
  readonly goTo: () => void;
}

export interface MachineModelOptions<Memory> extends MachineEnvironment {
  /** Whether the step can occur in this state. By default every listed event can be sent at any time. */
  readonly isPossible?: (seen: SeenMachine<Memory>, step: MachineStep) => boolean;
  /** Substitutes parts of the context that cannot be serialised or do not affect the future. */
  readonly replace?: (value: unknown, path: string, snapshot: SeenMachine<Memory>['snapshot']) => unknown;
  /** History that properties need. Keep it bounded, or the state space is infinite. */
  readonly memory?: {
    readonly initial: Memory;
    readonly after: (memory: Memory, step: MachineStep, sent: readonly SentEvent[]) => Memory;
  };
}

/** A model of one machine, for `check`. Invoked actors are simulated by `outputs` and `canFail`. */
export const createMachineModel = <Memory = undefined>(
  options: MachineModelOptions<Memory>,
): Model<MachineState<Memory>, MachineStep> => {
  const { machine, replace } = options;
  const stepper = createStepper(machine, options.input as never);

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
  const start = place(options.memory?.initial as Memory);
  return {
    init: () => start,
    choices: ({ seen }) => {
      if (seen.snapshot.status !== 'active') return [];
      const all = possibleSteps(options, seen.running, seen.due);
      return options.isPossible ? all.filter(({ event }) => options.isPossible?.(seen, event)) : all;
    },
    step: ({ goTo, seen: { memory } }, step) => {
      goTo();
      makeStep(stepper, step, options);
      return place(options.memory?.after(memory, step, stepper.sent) ?? memory);
    },
    textOf: ({ seen }) => seen.text,
  };
};
