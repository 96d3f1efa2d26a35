import type { AnyStateMachine, EventObject } from 'xstate';
import { extractChart } from '../chart.ts';

/** The outside services that a simulated machine may use. */
export interface Platform {
  /** Simulated time in milliseconds since 1970. */
  readonly now: () => number;
}

/** The fields of an event other than its type. */
export type Payload = Readonly<Record<string, unknown>>;

/** Possible outputs and snapshots of a child, as JSON. */
export interface ChildExamples {
  readonly outputs?: readonly unknown[];
  readonly snapshots?: readonly unknown[];
}

/** Examples for a machine, as JSON. Every event and output must have the shape of an example. */
export interface Examples {
  /** At least one payload for each event type. */
  readonly events: Readonly<Record<string, readonly Payload[]>>;
  readonly children: Readonly<Record<string, ChildExamples>>;
}

export interface Simulated {
  readonly create: (world: Platform) => AnyStateMachine;
  readonly input: unknown;
  readonly examples: Examples;
  /** Set if there are no examples: payloads and outputs may then be any JSON. */
  readonly isFree?: boolean | undefined;
  /** Adds values that JSON cannot represent, such as files, actors and signals. */
  readonly completeEvent?: ((event: EventObject) => EventObject) | undefined;
  readonly completeOutput?: ((child: string, output: unknown) => unknown) | undefined;
}

/** Simulates a machine with events from its chart and arbitrary JSON payloads. */
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
