import { match } from 'ts-pattern';
import type { AnyStateMachine, EventObject } from 'xstate';
import type { Stepper } from '../stepper/index.ts';

/** One step of a machine. The statechart lab stores steps as JSON in its URL. */
export type MachineStep =
  | { readonly kind: 'send'; readonly event: EventObject }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'done'; readonly id: string; readonly output?: unknown }
  | { readonly kind: 'error'; readonly id: string; readonly message: string };

export interface MachineEnvironment {
  readonly machine: AnyStateMachine;
  readonly input?: unknown;
  /** Events that may be sent, with JSON values only; `complete` adds the others. */
  readonly events: readonly EventObject[];
  /** The possible outputs of each child, by child id. A child without outputs never completes. */
  readonly outputs?: Readonly<Record<string, readonly unknown[]>> | ((id: string) => readonly unknown[]);
  /** Ids of the children that may fail. */
  readonly canFail?: readonly string[];
  /** Adds values that JSON cannot represent. */
  readonly complete?: ((event: EventObject) => EventObject) | undefined;
  readonly completeOutput?: ((id: string, output: unknown) => unknown) | undefined;
}

export type AnyStepper = Stepper<AnyStateMachine>;

/** A `done` or `error` step does nothing unless its child is running. */
export const makeStep = (
  stepper: AnyStepper,
  step: MachineStep,
  { complete = (event) => event, completeOutput = (_, output) => output }: MachineEnvironment,
): unknown =>
  match(step)
    .with({ kind: 'send' }, ({ event }) => stepper.send(complete(event)))
    .with({ kind: 'wait' }, ({ ms }) => stepper.advance(ms))
    .with({ kind: 'done' }, ({ id, output }) => stepper.settle(id, completeOutput(id, output) as never))
    .with({ kind: 'error' }, ({ id, message }) => stepper.fail(id, new Error(message)))
    .exhaustive();

export const possibleSteps = (
  { events, outputs = {}, canFail = [] }: MachineEnvironment,
  running: readonly string[],
  due: number | undefined,
): readonly { readonly event: MachineStep; readonly isFair: boolean }[] => [
  ...running
    .flatMap((id): MachineStep[] => [
      ...((typeof outputs === 'function' ? outputs(id) : outputs[id]) ?? []).map(
        (output) => ({ kind: 'done', id, output }) as const,
      ),
      ...(canFail.includes(id) ? [{ kind: 'error', id, message: 'broken' } as const] : []),
    ])
    .map((event) => ({ event, isFair: true })),
  ...(due === undefined ? [] : [{ event: { kind: 'wait', ms: due } as const, isFair: true }]),
  ...events.map((event) => ({ event: { kind: 'send', event } as const, isFair: false })),
];
