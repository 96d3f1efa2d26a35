import { transitionKey } from '@loomwright/machine-testing/stepper';
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { actionName, delayName, guardName, invokedName } from './parts.ts';
import { targetPart } from './paths.ts';
import { activeNodes, transitionsOf } from './xstate-inside.ts';

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

/** A value of a machine's configuration as a list: it may be missing, single or a list. */
export const toList = (value: unknown): readonly unknown[] => [value ?? []].flat();

/** The path of a state: keys from the root joined by dots. */
export const statePath = (node: AnyStateNode): string => node.path.join('.');

export const childrenOf = (node: AnyStateNode): readonly AnyStateNode[] =>
  Object.values(node.states as Readonly<Record<string, AnyStateNode>>);

/** The paths of the active states in document order, without the root. */
export const activePaths = (snapshot: AnyMachineSnapshot): readonly string[] =>
  [...activeNodes(snapshot)]
    .sort((one, other) => one.order - other.order)
    .map(statePath)
    .filter((path) => path !== '');

/** All states of a machine in document order, the root first. */
export const stateNodes = (machine: AnyStateMachine): readonly AnyStateNode[] => {
  const below = (node: AnyStateNode): readonly AnyStateNode[] => [node, ...childrenOf(node).flatMap(below)];
  return below(machine.root as AnyStateNode);
};

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

/** A description; a file in JavaScript may have something else in its place. */
const textOf = (description: unknown): string | undefined =>
  typeof description === 'string' ? description : undefined;

const toTransition = (transition: AnyTransitionDefinition): ChartTransition => ({
  key: transitionKey(transition),
  ...trigger(transition),
  guard: transition.guard && guardName(transition.guard),
  targets: ((transition.target ?? []) as readonly AnyStateNode[]).map(statePath),
  actions: transition.actions.map(actionName),
  reenter: transition.reenter,
  description: textOf(transition.description),
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
    description: textOf(node.description),
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

/** What is read of a machine; the errors of XState, which finds some mistakes only when asked, name the machine. */
export const readMachine = <T>(machine: AnyStateMachine, read: () => T): T => {
  try {
    return read();
  } catch (error) {
    throw new Error(`Machine "${machine.id}": ${error instanceof Error ? error.message : String(error)}`);
  }
};

/**
 * Whether a machine makes its context from an input, as far as its source shows. A chart is read without one; what runs the
 * machine needs it.
 */
export const readsInput = ({ config }: AnyStateMachine): boolean =>
  typeof config.context === 'function' && /\binput\b/.test(String(config.context));

/**
 * Reads a machine as plain data: states, events, guards, delays, invokes, descriptions and tags, by name. Nothing of the
 * machine runs: it needs no input.
 *
 * @throws where a state has an empty key, and where an initial state or the default of a history state does not exist,
 * naming the machine
 */
export const extractChart = (machine: AnyStateMachine): Chart =>
  readMachine(machine, () => {
    const nodes = stateNodes(machine);
    const nameless = nodes.find(({ key, parent }) => parent && key === '');
    if (nameless)
      throw new Error(`a state in "${statePath(nameless.parent as AnyStateNode)}" has an empty key.`);
    return { id: machine.id, states: nodes.map(toState) };
  });
