import { match } from 'ts-pattern';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  and,
  assign,
  createMachine,
  type EventObject,
  not,
  or,
  raise,
  stateIn,
} from 'xstate';
import { activePaths, childrenOf, idTarget, startOf, statePath } from '../chart.ts';
import { type BuiltInAction, builtInAction, combinationOf, referencedName } from '../parts.ts';

/**
 * A machine without context, actions, children and timers: what is left are its states and transitions, and guards that are
 * answered from outside. Events that the chart itself raises by name are still raised.
 */
export interface Skeleton {
  readonly machine: AnyStateMachine;
  /** Whether an action may raise events that cannot be known. */
  readonly canRaiseAny: boolean;
}

type Guard = () => boolean;
type Implementations = Readonly<Record<string, unknown>>;

// What makes XState look for eventless transitions again, beside a change of states.
const changing = ['xstate.assign', 'xstate.spawnChild', 'xstate.stopChild', 'xstate.enqueueActions'];

const builtInsOf = (
  actions: readonly unknown[],
  implementations: Implementations,
): readonly BuiltInAction[] =>
  actions.flatMap((action) => {
    const name = builtInAction(action) ? undefined : referencedName(action);
    return builtInAction(name === undefined ? action : implementations[name]) ?? [];
  });

const isRaiseOfAny = ({ delay, event, type }: BuiltInAction): boolean =>
  type === 'xstate.enqueueActions' ||
  (type === 'xstate.raise' && delay === undefined && typeof event === 'function');

const bareActions = (builtIns: readonly BuiltInAction[]): readonly unknown[] =>
  builtIns.flatMap(({ delay, event, type }) => {
    if (changing.includes(type)) return [assign({})];
    const isRaised = type === 'xstate.raise' && delay === undefined && typeof event !== 'function';
    return isRaised ? [raise({ type: (event as EventObject).type })] : [];
  });

/**
 * The skeleton of a machine. `answer` is asked about guards by name; one whose parameters depend on context or event may
 * answer otherwise in each transition, so its name is followed by the transition's.
 */
export const createSkeleton = (machine: AnyStateMachine, answer: (question: string) => boolean): Skeleton => {
  const actions = machine.implementations.actions as Implementations;
  const guards = machine.implementations.guards as Implementations;
  let canRaiseAny = false;

  const bare = (list: readonly unknown[]): readonly unknown[] => {
    const builtIns = builtInsOf(list, actions);
    canRaiseAny ||= builtIns.some(isRaiseOfAny);
    return bareActions(builtIns);
  };

  const answered = (guard: unknown, place: string, inside: readonly string[] = []): unknown => {
    const combination = combinationOf(guard);
    if (combination) {
      const parts = combination.guards.map(
        (part, index) => answered(part, `${place}.${index}`, inside) as Guard,
      );
      return match(combination.kind)
        .returnType<unknown>()
        .with('stateIn', () => stateIn(combination.stateValue as never))
        .with('not', () => not(parts[0] ?? (() => false)))
        .with('and', () => and(parts))
        .with('or', () => or(parts))
        .exhaustive();
    }
    const name = referencedName(guard);
    if (name === undefined) return () => answer(`(inline)@${place}`);
    if (combinationOf(guards[name]) && !inside.includes(name))
      return answered(guards[name], place, [...inside, name]);
    const { params } = guard as { readonly params?: unknown };
    if (typeof params === 'function') return () => answer(`${name}@${place}`);
    const question = params === undefined ? name : `${name} ${JSON.stringify(params)}`;
    return () => answer(question);
  };

  const toTransition = (transition: AnyTransitionDefinition, place: string) => ({
    target: (transition.target as readonly AnyStateNode[] | undefined)?.map(idTarget),
    guard: transition.guard === undefined ? undefined : answered(transition.guard, place),
    reenter: transition.reenter,
    actions: bare(transition.actions),
  });

  const toList = (list: readonly AnyTransitionDefinition[], node: AnyStateNode, event: string) =>
    list.map((transition, index) => toTransition(transition, `${node.id}|${event}|${index}`));

  const toConfig = (node: AnyStateNode): object => {
    const start = startOf(node);
    const transitions = node.transitions as ReadonlyMap<string, readonly AnyTransitionDefinition[]>;
    return {
      id: node.id,
      ...(node.type !== 'compound' && { type: node.type }),
      ...(start && { initial: { target: start.first.key, actions: bare(start.actions) } }),
      ...(node.type === 'history' && { history: node.history, target: node.config.target }),
      on: Object.fromEntries([...transitions].map(([event, list]) => [event, toList(list, node, event)])),
      always: toList((node.always ?? []) as readonly AnyTransitionDefinition[], node, ''),
      entry: bare(node.entry),
      exit: bare(node.exit),
      states: Object.fromEntries(childrenOf(node).map((child) => [child.key, toConfig(child)])),
    };
  };

  const copy = createMachine(toConfig(machine.root as AnyStateNode) as never) as unknown as AnyStateMachine;
  return { machine: copy, canRaiseAny };
};

const valueIn = (node: AnyStateNode, active: ReadonlySet<string>): object =>
  Object.fromEntries(
    childrenOf(node)
      .filter((child) => active.has(statePath(child)))
      .map((child) => [child.key, valueIn(child, active)]),
  );

/** What a machine's history states remember: states by the id of the history state. */
export type Memory = Readonly<Record<string, readonly AnyStateNode[]>>;

/** A snapshot with these active states; undefined when they cannot be active together. */
export const snapshotAt = (
  machine: AnyStateMachine,
  active: readonly string[],
  memory: Memory = {},
): AnyMachineSnapshot | undefined => {
  const value = valueIn(machine.root as AnyStateNode, new Set(active));
  const config = { value, context: {}, historyValue: memory };
  try {
    const snapshot = machine.resolveState(config as never) as AnyMachineSnapshot;
    return activePaths(snapshot).join('\n') === active.join('\n') ? snapshot : undefined;
  } catch {
    return undefined;
  }
};
