// Contains all uses of undocumented parts of XState in this package.
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

/** Also recognises machines from another copy of XState. */
export const isMachine = (value: unknown): value is AnyStateMachine => {
  if (typeof value !== 'object' || value === null || !('root' in value) || !('id' in value)) return false;
  const { id, root } = value;
  return (
    typeof id === 'string' && typeof root === 'object' && (root as AnyStateNode | null)?.machine === value
  );
};

export const isMachineSnapshot = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && '_nodes' in snapshot && 'machine' in snapshot;

export const activeNodes = ({ _nodes }: AnyMachineSnapshot): readonly AnyStateNode[] => _nodes;

type Transitions = readonly AnyTransitionDefinition[];

export const transitionsOf = (node: AnyStateNode): Transitions => [
  ...[...(node.transitions as ReadonlyMap<string, Transitions>).values()].flat(),
  ...((node.always ?? []) as Transitions),
];

type Implementations = Readonly<
  Record<'actions' | 'actors' | 'delays' | 'guards', Readonly<Record<string, unknown>>>
>;

export const implementationsOf = (machine: AnyStateMachine): Implementations =>
  machine.implementations as Implementations;

/** A built-in action such as `assign`: a function with its arguments as properties. */
export interface BuiltInAction {
  readonly type: string;
  readonly event?: unknown;
  readonly to?: unknown;
  readonly delay?: unknown;
  readonly sendId?: unknown;
  readonly src?: unknown;
  readonly actorRef?: unknown;
}

export const builtInAction = (action: unknown): BuiltInAction | undefined =>
  typeof action === 'function' && 'resolve' in action && 'type' in action
    ? (action as unknown as BuiltInAction)
    : undefined;

interface CombinedGuard {
  readonly name: string;
  readonly check: (snapshot: AnyMachineSnapshot, scope: unknown, guard: unknown) => boolean;
  readonly guards?: readonly unknown[];
  readonly stateValue?: unknown;
}

const combinedGuard = (guard: unknown): CombinedGuard | undefined =>
  typeof guard === 'function' && 'check' in guard ? (guard as unknown as CombinedGuard) : undefined;

// Recognised by `check`, since minifiers change names, or by name for another copy of XState.
const combinators = ([not(''), and([]), stateIn('')] as const).map(
  (guard, at) => [(guard as unknown as CombinedGuard).check, ['not', 'and', 'stateIn'][at]] as const,
);

export const combinationOf = (guard: unknown) => {
  const combined = combinedGuard(guard);
  if (!combined) return undefined;
  const { check, guards = [], name, stateValue } = combined;
  const [, kind = 'or'] = combinators.find(([one, known]) => one === check || known === name) ?? [];
  return { kind, guards, stateValue };
};

/** Evaluates a guard of any kind. Throws what the guard throws. */
export const askGuard = (guard: unknown, snapshot: AnyMachineSnapshot, event: EventObject): boolean => {
  // XState exports no function to evaluate a guard, so this uses the check of `and`.
  const probe = and([guard as never]) as unknown as CombinedGuard;
  return Boolean(probe.check(snapshot, { context: snapshot.context, event }, probe));
};

/** Promise logic has no marker, but no other logic handles `xstate.promise.resolve`. */
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

/** Falls back to the machine's id for a root actor without an id of its own. */
export const nameOfActor = (ref: AnyActorRef): string => {
  const { logic } = ref as { readonly logic?: { readonly id?: unknown } };
  return ref.id === ref.sessionId && typeof logic?.id === 'string' ? logic.id : ref.id;
};

export const keysTakenIn = (
  event: Extract<InspectionEvent, { readonly type: '@xstate.microstep' }>,
): readonly string[] => takenTransitions(event._transitions).map(transitionKey);
