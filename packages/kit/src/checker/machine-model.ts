import type { AnyStateMachine, EventObject } from 'xstate';
import { createStepper, type SentEvent, type Stepper } from '../stepper/index.ts';
import type { Choice, Model } from './check.ts';
import { createReplayed, type Place } from './replayed.ts';
import { canonicalText } from './text.ts';

/** One thing that happens to a machine, as the statechart lab writes it into an address. */
export type MachineStep =
  | { readonly kind: 'send'; readonly event: EventObject }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'done'; readonly id: string; readonly output?: unknown }
  | { readonly kind: 'error'; readonly id: string; readonly message: string };

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

export interface MachineWorld<Memory> {
  readonly machine: AnyStateMachine;
  readonly input?: unknown;
  /** What may be sent, in JSON. */
  readonly events: readonly EventObject[];
  /** What each child may come to. A child that is not here runs for ever. */
  readonly outputs?: Readonly<Record<string, readonly unknown[]>>;
  /** The children that may break. */
  readonly fragile?: readonly string[];
  /** Adds what JSON cannot hold to an event. */
  readonly complete?: (event: EventObject) => EventObject;
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
  const { complete = (event) => event, events, fragile = [], machine, outputs = {}, replace } = world;
  Object.assign(machine.options, { maxIterations: ENDLESS });
  const make = (stepper: Stepper<AnyStateMachine>, step: MachineStep): void => {
    if (step.kind === 'send') stepper.send(complete(step.event));
    else if (step.kind === 'wait') stepper.advance(step.ms);
    else if (step.kind === 'done') stepper.settle(step.id, step.output as never);
    else stepper.fail(step.id, new Error(step.message));
  };
  const replayed = createReplayed<SeenMachine<Memory>, undefined>(() => {
    const stepper = createStepper(machine, world.input as never);
    let memory = world.memory?.initial as Memory;
    let told = 0;
    return {
      perform: (event) => {
        const step = JSON.parse(event) as MachineStep;
        make(stepper, step);
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
    const list: Choice<MachineStep>[] = [];
    const add = (event: MachineStep, isFair: boolean) => {
      if (world.isPossible?.(seen, event) ?? true) list.push({ event, isFair });
    };
    for (const id of seen.running) {
      for (const output of outputs[id] ?? []) add({ kind: 'done', id, output }, true);
      if (fragile.includes(id)) add({ kind: 'error', id, message: 'broken' }, true);
    }
    if (seen.due !== undefined) add({ kind: 'wait', ms: seen.due }, true);
    for (const event of events) add({ kind: 'send', event }, false);
    return list;
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
