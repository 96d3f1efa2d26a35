// All that this package reads of XState beyond what its documentation promises: a version that changes it breaks here alone.
import { takenTransitions, transitionKey } from '@loomwright/machine-testing/stepper';
import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  and,
  type EventObject,
  type InspectionEvent,
  not,
  stateIn,
} from 'xstate';

/** Whether a value is a machine, of this copy of XState or another. */
export const isMachine = (value: unknown): value is AnyStateMachine => {
  if (typeof value !== 'object' || value === null || !('root' in value) || !('id' in value)) return false;
  const { id, root } = value;
  return (
    typeof id === 'string' && typeof root === 'object' && (root as AnyStateNode | null)?.machine === value
  );
};

export const isMachineSnapshot = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && '_nodes' in snapshot && 'machine' in snapshot;

/** The active states, the root too, in any order. */
export const activeNodes = ({ _nodes }: AnyMachineSnapshot): readonly AnyStateNode[] => _nodes;

type Transitions = readonly AnyTransitionDefinition[];

/** All transitions that start in a state, eventless ones last. */
export const transitionsOf = (node: AnyStateNode): Transitions => [
  ...[...(node.transitions as ReadonlyMap<string, Transitions>).values()].flat(),
  ...((node.always ?? []) as Transitions),
];

type Implementations = Readonly<
  Record<'actions' | 'actors' | 'delays' | 'guards', Readonly<Record<string, unknown>>>
>;

/** What `setup` and `provide` were given, by name. */
export const implementationsOf = (machine: AnyStateMachine): Implementations =>
  machine.implementations as Implementations;

/** What XState keeps of a built-in action (`assign`, `sendTo` …): a function carrying its own arguments. */
export interface BuiltInAction {
  readonly type: string;
  readonly event?: unknown;
  readonly to?: unknown;
  readonly delay?: unknown;
  readonly sendId?: unknown;
  readonly src?: unknown;
  readonly actorRef?: unknown;
}

/** The built-in action a value is, if it is one. `setup()` keeps them as they are, in charts and implementations. */
export const builtInAction = (action: unknown): BuiltInAction | undefined =>
  typeof action === 'function' && 'resolve' in action && 'type' in action
    ? (action as unknown as BuiltInAction)
    : undefined;

/** A combined guard: `and`, `or` and `not` with the guards inside, `stateIn` with the states it asks for. */
interface CombinedGuard {
  readonly name: string;
  readonly check: (snapshot: AnyMachineSnapshot, scope: unknown, guard: unknown) => boolean;
  readonly guards?: readonly unknown[];
  readonly stateValue?: unknown;
}

const combinedGuard = (guard: unknown): CombinedGuard | undefined =>
  typeof guard === 'function' && 'check' in guard ? (guard as unknown as CombinedGuard) : undefined;

// The names of these functions do not survive a minifier, what they check with does; another copy of XState checks with
// functions of its own, but has names. What is none of them is `or`.
const combinators = ([not(''), and([]), stateIn('')] as const).map(
  (guard, at) => [(guard as unknown as CombinedGuard).check, ['not', 'and', 'stateIn'][at]] as const,
);

/** How a guard combines others, if it does: `and`, `or`, `not` or `stateIn`. */
export const combinationOf = (guard: unknown) => {
  const combined = combinedGuard(guard);
  if (!combined) return undefined;
  const { check, guards = [], name, stateValue } = combined;
  const [, kind = 'or'] = combinators.find(([one, known]) => one === check || known === name) ?? [];
  return { kind, guards, stateValue };
};

/** What a guard says of an event: names, parameters, `not`, `or` and `stateIn` included. Throws where the guard throws. */
export const askGuard = (guard: unknown, snapshot: AnyMachineSnapshot, event: EventObject): boolean => {
  // XState exports no way to ask a guard; the check of `and` is one.
  const probe = and([guard as never]) as unknown as CombinedGuard;
  return Boolean(probe.check(snapshot, { context: snapshot.context, event }, probe));
};

/** Whether logic is a promise's: it has no mark, but it alone takes the event with which XState passes on the value. */
export const isPromiseLogic = (logic: unknown): boolean => {
  const running = { status: 'active', output: undefined, error: undefined, input: undefined };
  const event = { type: 'xstate.promise.resolve', data: undefined };
  try {
    const ended: { readonly status?: string } | undefined = (logic as AnyActorLogic).transition(
      running,
      event,
      {} as never,
    );
    return ended?.status === 'done';
  } catch {
    return false;
  }
};

/** The id of an actor; of one at the root that was given none, its machine's. */
export const nameOfActor = (ref: AnyActorRef): string => {
  const { logic } = ref as { readonly logic?: { readonly id?: unknown } };
  return ref.id === ref.sessionId && typeof logic?.id === 'string' ? logic.id : ref.id;
};

/** The keys of the transitions that were taken in a microstep. */
export const keysTakenIn = (
  event: Extract<InspectionEvent, { readonly type: '@xstate.microstep' }>,
): readonly string[] => takenTransitions(event._transitions).map(transitionKey);
