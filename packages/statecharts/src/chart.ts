import { transitionKey } from '@loomwright/kit/testing';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { actionName, delayName, guardName } from './parts.ts';

/** A child a state runs while it is active. */
export interface ChartInvoke {
  readonly id: string;
  readonly src: string;
}

/** One arrow of a chart; names only. */
export interface ChartTransition {
  /** The key the transition record uses. */
  readonly key: string;
  /** What triggers it, in words: an event, `always`, `after lockMs`, `done load`, `error load`, `done`. */
  readonly event: string;
  readonly kind: 'event' | 'always' | 'after' | 'done' | 'error' | 'snapshot';
  /** The place among the transitions of the same event: the first whose guard passes is taken. */
  readonly index: number;
  readonly guard?: string;
  /** The paths of the states it leads to; empty when the state is kept. */
  readonly targets: readonly string[];
  readonly actions: readonly string[];
  /** Whether its own state is left and entered again. */
  readonly reenter: boolean;
  readonly description?: string;
  /** Named delay, or milliseconds. */
  readonly delay?: string;
}

/** One state of a chart. */
export interface ChartState {
  /** Keys from the root joined by dots; the root itself is empty. */
  readonly path: string;
  readonly key: string;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly description?: string;
  readonly tags: readonly string[];
  /** The path of the state a compound state starts in. */
  readonly initial?: string;
  readonly history?: 'shallow' | 'deep';
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invokes: readonly ChartInvoke[];
  /** Delayed transitions. */
  readonly after: readonly ChartTransition[];
  /** All other transitions. */
  readonly transitions: readonly ChartTransition[];
}

/** A machine as plain data that survives JSON: what it is, without what it does. */
export interface Chart {
  readonly id: string;
  readonly description?: string;
  /** In document order, the root first. */
  readonly states: readonly ChartState[];
}

type Transitions = ReadonlyMap<string, readonly AnyTransitionDefinition[]>;

const toList = (value: unknown): readonly unknown[] => {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
};

/** The path of a state: keys from the root joined by dots. */
export const statePath = (node: AnyStateNode): string => node.path.join('.');

/** All states of a machine in document order, the root first. */
export const stateNodes = (machine: AnyStateMachine): readonly AnyStateNode[] => {
  const below = (node: AnyStateNode): readonly AnyStateNode[] => [
    node,
    ...Object.values(node.states as Readonly<Record<string, AnyStateNode>>).flatMap(below),
  ];
  return below(machine.root as AnyStateNode);
};

/** All transitions that start in a state, eventless ones last. */
export const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...[...(node.transitions as Transitions).values()].flat(),
  ...((node.always ?? []) as readonly AnyTransitionDefinition[]),
];

const trigger = (transition: AnyTransitionDefinition): Pick<ChartTransition, 'event' | 'kind'> => {
  const type = String(transition.eventType);
  const delay = (transition as { readonly delay?: unknown }).delay;
  if (type === '') return { event: 'always', kind: 'always' };
  if (delay !== undefined) return { event: `after ${delayName(delay)}`, kind: 'after' };
  const [, kind, what, id = ''] =
    /^xstate\.(done|error|snapshot)\.(?:(actor|state)\.)?(.*)$/.exec(type) ?? [];
  if (kind === 'done' && what === 'state') return { event: 'done', kind };
  if (kind === 'done' || kind === 'error' || kind === 'snapshot') return { event: `${kind} ${id}`, kind };
  return { event: type, kind: 'event' };
};

const toTransition = (transition: AnyTransitionDefinition): ChartTransition => {
  const key = transitionKey(transition);
  const { guard, description } = transition;
  const { delay } = transition as { readonly delay?: unknown };
  const targets = (transition.target ?? []) as readonly AnyStateNode[];
  return {
    key,
    ...trigger(transition),
    index: Number(key.slice(key.lastIndexOf('|') + 1)),
    ...(guard === undefined ? {} : { guard: guardName(guard) }),
    targets: targets.map(statePath),
    actions: transition.actions.map(actionName),
    reenter: transition.reenter,
    ...(description === undefined ? {} : { description }),
    ...(delay === undefined ? {} : { delay: delayName(delay) }),
  };
};

const toInvoke = ({ id, src }: { readonly id: string; readonly src: unknown }): ChartInvoke => {
  const name = typeof src === 'string' && !src.startsWith('xstate.invoke.') ? src : '(inline)';
  return { id, src: name };
};

const toState = (node: AnyStateNode): ChartState => {
  const all = transitionsOf(node).map(toTransition);
  const [first] = node.type === 'compound' ? (node.initial.target as readonly AnyStateNode[]) : [];
  return {
    path: statePath(node),
    key: node.key,
    type: node.type,
    ...(node.description === undefined ? {} : { description: node.description }),
    tags: [...node.tags],
    ...(first === undefined ? {} : { initial: statePath(first) }),
    ...(node.type === 'history' && node.history ? { history: node.history as 'shallow' | 'deep' } : {}),
    // From the source: XState adds the timers of delayed transitions to the lists it works with.
    entry: toList(node.config.entry).map(actionName),
    exit: toList(node.config.exit).map(actionName),
    invokes: node.invoke.map(toInvoke),
    after: all.filter(({ kind }) => kind === 'after'),
    transitions: all.filter(({ kind }) => kind !== 'after'),
  };
};

/** Reads a machine as plain data: states, events, guards, delays, invokes, descriptions and tags, by name. */
export const extractChart = (machine: AnyStateMachine): Chart => {
  const { description } = machine.root;
  return {
    id: machine.id,
    ...(description === undefined ? {} : { description }),
    states: stateNodes(machine).map(toState),
  };
};
