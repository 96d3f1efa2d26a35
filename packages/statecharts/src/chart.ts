import { transitionKey } from '@loomwright/machine-testing/stepper';
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { actionName, delayName, guardName, invokedName } from './parts.ts';
import { targetPart } from './paths.ts';
import { activeNodes, transitionsOf } from './xstate-inside.ts';

export interface ChartInvoke {
  readonly id: string;
  readonly src: string;
}

/** How a part differs between the two revisions that `toUnion` merges. */
export type PartChange = 'added' | 'removed' | 'changed';

export interface ChartTransition {
  /** `machine|state path|event descriptor|index`, as in records of taken transitions. */
  readonly key: string;
  /** The trigger as text, such as an event, `always`, `after lockMs`, `done`, `done load` or `error load`. */
  readonly event: string;
  readonly kind: 'event' | 'always' | 'after' | 'done' | 'error' | 'snapshot';
  readonly guard?: string | undefined;
  readonly targets: readonly string[];
  readonly actions: readonly string[];
  readonly reenter: boolean;
  readonly description?: string | undefined;
  readonly change?: PartChange;
}

export interface ChartState {
  /** Keys from the root joined by dots; empty for the root. */
  readonly path: string;
  readonly key: string;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly description?: string | undefined;
  readonly tags: readonly string[];
  readonly initial?: string | undefined;
  /** Actions of the initial transition, which run after the state's entry actions. */
  readonly initialActions?: readonly string[] | undefined;
  readonly history?: 'shallow' | 'deep' | undefined;
  /** Where a history state leads on first entry, if not to the initial state. */
  readonly historyDefault?: string | undefined;
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invokes: readonly ChartInvoke[];
  /** In the order in which XState tries them, with delayed ones last. */
  readonly transitions: readonly ChartTransition[];
  readonly change?: PartChange;
}

/** The structure of a machine as plain JSON data, with implementations by name only. */
export interface Chart {
  readonly id: string;
  /** In document order, the root first. */
  readonly states: readonly ChartState[];
}

export const toList = (value: unknown): readonly unknown[] => [value ?? []].flat();

export const statePath = (node: AnyStateNode): string => node.path.join('.');

export const childrenOf = (node: AnyStateNode): readonly AnyStateNode[] =>
  Object.values(node.states as Readonly<Record<string, AnyStateNode>>);

export const activePaths = (snapshot: AnyMachineSnapshot): readonly string[] =>
  [...activeNodes(snapshot)]
    .sort((one, other) => one.order - other.order)
    .map(statePath)
    .filter((path) => path !== '');

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

/** JavaScript callers may pass a description that is not a string. */
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

const idTarget = ({ id }: AnyStateNode): string => `#${targetPart(id)}`;

/** A target is an id after `#`, or else a path relative to the parent. Throws if it does not exist. */
export const historyDefaults = (node: AnyStateNode): readonly AnyStateNode[] => {
  const { machine, parent } = node;
  if (node.type !== 'history' || !parent) return [];
  return (toList(node.config.target) as readonly string[]).map((target) =>
    machine.getStateNodeById(target.startsWith('#') ? target : `${idTarget(parent)}.${target}`),
  );
};

const historyOf = (node: AnyStateNode): ChartState['history'] => {
  if (node.type !== 'history') return undefined;
  return node.history === 'deep' ? 'deep' : 'shallow';
};

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
    // From the configuration: XState adds timer actions to `node.entry` and `node.exit`.
    entry: toList(node.config.entry).map(actionName),
    exit: toList(node.config.exit).map(actionName),
    invokes: node.invoke.map(({ id, src }) => ({ id, src: invokedName(src) ?? '(inline)' })),
    transitions: [
      ...all.filter(({ kind }) => kind !== 'after'),
      ...all.filter(({ kind }) => kind === 'after'),
    ],
  };
};

/** Adds the machine's id to errors. XState reports some mistakes late and without it. */
export const readMachine = <T>(machine: AnyStateMachine, read: () => T): T => {
  try {
    return read();
  } catch (error) {
    throw new Error(`Machine "${machine.id}": ${error instanceof Error ? error.message : String(error)}`);
  }
};

/** Whether the context is computed from `input`, as far as the source shows. */
export const requiresInput = ({ config }: AnyStateMachine): boolean =>
  typeof config.context === 'function' && /\binput\b/.test(String(config.context));

/** Reads the structure of a machine without running it. Throws for empty keys and missing initial states. */
export const extractChart = (machine: AnyStateMachine): Chart =>
  readMachine(machine, () => {
    const nodes = stateNodes(machine);
    const nameless = nodes.find(({ key, parent }) => parent && key === '');
    if (nameless)
      throw new Error(`a state in "${statePath(nameless.parent as AnyStateNode)}" has an empty key.`);
    return { id: machine.id, states: nodes.map(toState) };
  });
