import { transitionKey } from '@loomwright/machine-testing/stepper';
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { actionName, delayName, guardName, invokedName } from './parts.ts';
import { targetPart } from './paths.ts';

/** A child a state runs while it is active. */
export interface ChartInvoke {
  readonly id: string;
  readonly src: string;
}

/** What has become of a part, in a chart that holds two revisions of a machine (`toUnion`). */
export type PartChange = 'added' | 'removed' | 'changed';

/** One arrow of a chart; names only. */
export interface ChartTransition {
  /** `machine|state path|event descriptor|index`: its name in records of transitions taken. */
  readonly key: string;
  /** What triggers it, in words: an event, `always`, `after lockMs`, `done load`, `error load`, `done`. */
  readonly event: string;
  readonly kind: 'event' | 'always' | 'after' | 'done' | 'error' | 'snapshot';
  readonly guard?: string | undefined;
  /** The paths of the states it leads to; empty when the state is kept. */
  readonly targets: readonly string[];
  readonly actions: readonly string[];
  /** Whether its own state is left and entered again. */
  readonly reenter: boolean;
  readonly description?: string | undefined;
  readonly change?: PartChange;
}

/** One state of a chart. */
export interface ChartState {
  /** Keys from the root joined by dots; the root itself is empty. */
  readonly path: string;
  readonly key: string;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly description?: string | undefined;
  readonly tags: readonly string[];
  /** The path of the state a compound state starts in. */
  readonly initial?: string | undefined;
  /** What is done on the way there, after the state's own entry; missing where nothing is. */
  readonly initialActions?: readonly string[] | undefined;
  readonly history?: 'shallow' | 'deep' | undefined;
  /** Where a history state leads while it remembers nothing, if not to the initial state. */
  readonly historyDefault?: string | undefined;
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invokes: readonly ChartInvoke[];
  /** Of several for one event the first whose guard passes is taken; delayed ones come last. */
  readonly transitions: readonly ChartTransition[];
  readonly change?: PartChange;
}

/** A machine as plain data that survives JSON: what it is, without what it does. */
export interface Chart {
  readonly id: string;
  /** In document order, the root first. */
  readonly states: readonly ChartState[];
}

type Transitions = ReadonlyMap<string, readonly AnyTransitionDefinition[]>;

/** A value of a machine's configuration as a list: it may be missing, single or a list. */
export const toList = (value: unknown): readonly unknown[] => [value ?? []].flat();

/** Whether a value is a machine of XState. */
export const isMachine = (value: unknown): value is AnyStateMachine => {
  if (typeof value !== 'object' || value === null || !('root' in value) || !('id' in value)) return false;
  const { id, root } = value;
  return (
    typeof id === 'string' && typeof root === 'object' && (root as AnyStateNode | null)?.machine === value
  );
};

/** The path of a state: keys from the root joined by dots. */
export const statePath = (node: AnyStateNode): string => node.path.join('.');

/** The states directly inside a state. */
export const childrenOf = (node: AnyStateNode): readonly AnyStateNode[] =>
  Object.values(node.states as Readonly<Record<string, AnyStateNode>>);

/** The paths of the active states in document order, without the root. */
export const activePaths = (snapshot: AnyMachineSnapshot): readonly string[] =>
  [...snapshot._nodes]
    .sort((one, other) => one.order - other.order)
    .map(statePath)
    .filter((path) => path !== '');

/** All states of a machine in document order, the root first. */
export const stateNodes = (machine: AnyStateMachine): readonly AnyStateNode[] => {
  const below = (node: AnyStateNode): readonly AnyStateNode[] => [node, ...childrenOf(node).flatMap(below)];
  return below(machine.root as AnyStateNode);
};

/** All transitions that start in a state, eventless ones last. */
export const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...[...(node.transitions as Transitions).values()].flat(),
  ...((node.always ?? []) as readonly AnyTransitionDefinition[]),
];

const trigger = (transition: AnyTransitionDefinition): Pick<ChartTransition, 'event' | 'kind'> => {
  const type = String(transition.eventType);
  const { delay } = transition as { readonly delay?: unknown };
  if (type === '') return { event: 'always', kind: 'always' };
  if (delay !== undefined) return { event: `after ${delayName(delay)}`, kind: 'after' };
  if (type === `xstate.done.state.${(transition.source as AnyStateNode).id}`)
    return { event: 'done', kind: 'done' };
  const [, ended, kind = ended, id] = /^xstate\.(?:(done|error)\.actor|(snapshot))\.(.+)$/s.exec(type) ?? [];
  if (kind === 'done' || kind === 'error' || kind === 'snapshot') return { event: `${kind} ${id}`, kind };
  return { event: type, kind: 'event' };
};

const toTransition = (transition: AnyTransitionDefinition): ChartTransition => ({
  key: transitionKey(transition),
  ...trigger(transition),
  guard: transition.guard && guardName(transition.guard),
  targets: ((transition.target ?? []) as readonly AnyStateNode[]).map(statePath),
  actions: transition.actions.map(actionName),
  reenter: transition.reenter,
  description: transition.description,
});

/** A state as a target of XState that holds anywhere in its machine. */
const idTarget = ({ id }: AnyStateNode): string => `#${targetPart(id)}`;

/**
 * Where a history state leads while it remembers nothing: an id after `#`, else a path from the state around. Empty where
 * nothing is said; throws for a state that does not exist.
 */
export const historyDefaults = (node: AnyStateNode): readonly AnyStateNode[] => {
  const { machine, parent } = node;
  if (node.type !== 'history' || !parent) return [];
  return (toList(node.config.target) as readonly string[]).map((target) =>
    machine.getStateNodeById(target.startsWith('#') ? target : `${idTarget(parent)}.${target}`),
  );
};

// XState has it as false where it is not said.
const historyOf = (node: AnyStateNode): ChartState['history'] => {
  if (node.type !== 'history') return undefined;
  return node.history === 'deep' ? 'deep' : 'shallow';
};

/** The way into the initial state of a state with one: which state it is, and what is done on the way. */
const startOf = (node: AnyStateNode) => {
  const start = node.type === 'compound' ? node.initial : undefined;
  const [first] = (start?.target ?? []) as readonly AnyStateNode[];
  return start && first && { first, actions: start.actions };
};

const toState = (node: AnyStateNode): ChartState => {
  const all = transitionsOf(node).map(toTransition);
  const start = startOf(node);
  const [past] = historyDefaults(node);
  return {
    path: statePath(node),
    key: node.key,
    type: node.type,
    description: node.description,
    tags: [...node.tags],
    initial: start && statePath(start.first),
    ...(start && start.actions.length > 0 && { initialActions: start.actions.map(actionName) }),
    history: historyOf(node),
    historyDefault: past && statePath(past),
    // From the source: XState adds the timers of delayed transitions to the lists it works with.
    entry: toList(node.config.entry).map(actionName),
    exit: toList(node.config.exit).map(actionName),
    invokes: node.invoke.map(({ id, src }) => ({ id, src: invokedName(src) ?? '(inline)' })),
    transitions: [
      ...all.filter(({ kind }) => kind !== 'after'),
      ...all.filter(({ kind }) => kind === 'after'),
    ],
  };
};

/** Reads a machine as plain data: states, events, guards, delays, invokes, descriptions and tags, by name. */
export const extractChart = (machine: AnyStateMachine): Chart => ({
  id: machine.id,
  states: stateNodes(machine).map(toState),
});
