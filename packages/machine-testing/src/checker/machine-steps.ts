import { match } from 'ts-pattern';
import type { AnyStateMachine, EventObject } from 'xstate';
import type { Stepper } from '../stepper/index.ts';

/** One thing that happens to a machine, as the statechart lab writes it into an address. */
export type MachineStep =
  | { readonly kind: 'send'; readonly event: EventObject }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'done'; readonly id: string; readonly output?: unknown }
  | { readonly kind: 'error'; readonly id: string; readonly message: string };

/** What can happen to a machine: the same for the checker and for random histories. */
export interface MachineSurroundings {
  readonly machine: AnyStateMachine;
  readonly input?: unknown;
  /** What may be sent, in JSON. */
  readonly events: readonly EventObject[];
  /** What each child may come to, by its id or by all ids. A child without outputs runs for ever. */
  readonly outputs?: Readonly<Record<string, readonly unknown[]>> | ((id: string) => readonly unknown[]);
  /** The children that may break. */
  readonly fragile?: readonly string[];
  /** Adds what JSON cannot hold to an event, or to what a child ends with. */
  readonly complete?: ((event: EventObject) => EventObject) | undefined;
  readonly completeOutput?: ((id: string, output: unknown) => unknown) | undefined;
}

export type AnyStepper = Stepper<AnyStateMachine>;

/** A step of a child that does not run, or of a machine that has ended, does nothing. */
export const makeStep = (
  stepper: AnyStepper,
  step: MachineStep,
  { complete = (event) => event, completeOutput = (_, output) => output }: MachineSurroundings,
): unknown =>
  match(step)
    .with({ kind: 'send' }, ({ event }) => stepper.send(complete(event)))
    .with({ kind: 'wait' }, ({ ms }) => stepper.advance(ms))
    .with({ kind: 'done' }, ({ id, output }) => stepper.settle(id, completeOutput(id, output) as never))
    .with({ kind: 'error' }, ({ id, message }) => stepper.fail(id, new Error(message)))
    .exhaustive();

/** Whatever can happen where these children run and the next timer fires in `due` milliseconds. */
export const possibleSteps = (
  { events, outputs = {}, fragile = [] }: MachineSurroundings,
  running: readonly string[],
  due: number | undefined,
): readonly { readonly event: MachineStep; readonly isFair: boolean }[] => [
  ...running
    .flatMap((id): MachineStep[] => [
      ...((typeof outputs === 'function' ? outputs(id) : outputs[id]) ?? []).map(
        (output) => ({ kind: 'done', id, output }) as const,
      ),
      ...(fragile.includes(id) ? [{ kind: 'error', id, message: 'broken' } as const] : []),
    ])
    .map((event) => ({ event, isFair: true })),
  ...(due === undefined ? [] : [{ event: { kind: 'wait', ms: due } as const, isFair: true }]),
  ...events.map((event) => ({ event: { kind: 'send', event } as const, isFair: false })),
];
