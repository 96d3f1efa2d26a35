import type { AnyStateMachine, EventObject } from 'xstate';
import { extractChart } from '../chart.ts';

/** What a machine made for a simulation may ask of the world. */
export interface World {
  /** Milliseconds since 1970, by the clock of the simulation, which moves only when told to. */
  readonly now: () => number;
}

/** What an event carries beside its type. */
export type Payload = Readonly<Record<string, unknown>>;

/** What a child may end with, and what it may show; values of JSON. */
export interface ChildExamples {
  readonly outputs?: readonly unknown[];
  readonly snapshots?: readonly unknown[];
}

/** What a machine can be given, by example; values of JSON. Events and outputs have the shape of one of their examples. */
export interface Examples {
  /** Payloads by the type of the event, at least one each. */
  readonly events: Readonly<Record<string, readonly Payload[]>>;
  /** By the id of the child. */
  readonly children: Readonly<Record<string, ChildExamples>>;
}

export interface Simulated {
  readonly create: (world: World) => AnyStateMachine;
  readonly input: unknown;
  readonly examples: Examples;
  /** Whether there are no true examples: events carry, and children end with, any JSON that is typed. */
  readonly isFree?: boolean | undefined;
  /** Adds to an event what JSON cannot hold: a file, an actor, a signal. */
  readonly completeEvent?: ((event: EventObject) => EventObject) | undefined;
  /** The same for what a child ends with. */
  readonly completeOutput?: ((child: string, output: unknown) => unknown) | undefined;
}

/** A machine to simulate of which nothing is known but itself: its events, and JSON for all that they carry. */
export const withoutExamples = (machine: AnyStateMachine, input?: unknown): Simulated => {
  const transitions = extractChart(machine).states.flatMap((state) => state.transitions);
  const types = transitions.filter(({ kind }) => kind === 'event').map(({ event }) => event);
  return {
    create: () => machine,
    input,
    isFree: true,
    examples: { events: Object.fromEntries(types.map((type) => [type, [{ payload: {} }]])), children: {} },
  };
};
