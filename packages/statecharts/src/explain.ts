import { takenTransitions, transitionKey } from '@loomwright/machine-testing/stepper';
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  EventObject,
} from 'xstate';
import { childrenOf, statePath } from './chart.ts';
import { guardName } from './parts.ts';
import { activeNodes, askGuard, transitionsOf } from './xstate-inside.ts';

export type Verdict =
  | 'taken'
  /** The guard returned false or threw. */
  | 'guardFails'
  /** An earlier transition of the same state is taken. */
  | 'earlierOne'
  /** A transition of a descendant takes precedence. */
  | 'stateInside'
  /** A transition of another region exits the same states and takes precedence. */
  | 'otherRegion';

export interface GuardAnswer {
  readonly name: string;
  readonly params?: unknown;
  /** An error if the guard threw. */
  readonly value: boolean | Error;
}

export interface Candidate {
  /** The transition: `machine|state path|event descriptor|index`. */
  readonly key: string;
  readonly path: string;
  readonly guard?: GuardAnswer | undefined;
  readonly verdict: Verdict;
}

export interface Explanation {
  /** In the order in which XState tries them. */
  readonly candidates: readonly Candidate[];
  /** Why no transition is taken; undefined if one is. */
  readonly nothing?: 'ended' | 'unknown' | 'refused' | undefined;
}

interface Judged {
  readonly transition: AnyTransitionDefinition;
  readonly guard: GuardAnswer | undefined;
  readonly verdict: Verdict;
}

const paramsOf = (guard: unknown, snapshot: AnyMachineSnapshot, event: EventObject): unknown => {
  const { params } = guard as { readonly params?: unknown };
  return typeof params === 'function' ? params({ context: snapshot.context, event }) : params;
};

const toError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

const ask = (guard: unknown, snapshot: AnyMachineSnapshot, event: EventObject): GuardAnswer | undefined => {
  if (guard === undefined) return undefined;
  const name = guardName(guard);
  try {
    const params = typeof guard === 'object' ? paramsOf(guard, snapshot, event) : undefined;
    return { name, ...(params !== undefined && { params }), value: askGuard(guard, snapshot, event) };
  } catch (thrown) {
    return { name, value: toError(thrown) };
  }
};

export const isMeant = (type: string, descriptor: string): boolean =>
  descriptor === type ||
  descriptor === '*' ||
  (descriptor.endsWith('.*') && `${type}.`.startsWith(descriptor.slice(0, -1)));

/** Exact matches first, then wildcards, longest first. */
const rivalsIn = (node: AnyStateNode, type: string): readonly AnyTransitionDefinition[] => {
  const all = transitionsOf(node).filter(({ eventType }) => eventType !== '');
  const wild = [...new Set(all.map(({ eventType }) => String(eventType)))]
    .filter((descriptor) => descriptor !== type && isMeant(type, descriptor))
    .sort((one, other) => other.length - one.length);
  return [type, ...wild].flatMap((descriptor) => all.filter(({ eventType }) => eventType === descriptor));
};

const verdictOf = (isInsideTaken: boolean, isTaken: boolean, guard: GuardAnswer | undefined): Verdict => {
  if (isInsideTaken) return 'stateInside';
  if (isTaken) return 'earlierOne';
  return guard === undefined || guard.value === true ? 'taken' : 'guardFails';
};

const judgeEvent = (
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: EventObject,
): readonly Judged[] => {
  const active = new Set(activeNodes(snapshot));
  const judged: Judged[] = [];
  const visit = (node: AnyStateNode): boolean => {
    const isInsideTaken = childrenOf(node)
      .filter((child) => active.has(child))
      .map(visit)
      .includes(true);
    let isTaken = isInsideTaken;
    for (const transition of rivalsIn(node, event.type)) {
      const guard = ask(transition.guard, snapshot, event);
      const verdict = verdictOf(isInsideTaken, isTaken, guard);
      isTaken ||= verdict === 'taken';
      judged.push({ transition, guard, verdict });
    }
    return isTaken;
  };
  visit(machine.root as AnyStateNode);
  return judged;
};

const settled = (judged: readonly Judged[]): readonly Candidate[] => {
  const taken = takenTransitions(
    judged.filter(({ verdict }) => verdict === 'taken').map(({ transition }) => transition),
  );
  return judged.map(({ transition, guard, verdict }) => ({
    key: transitionKey(transition),
    path: statePath(transition.source as AnyStateNode),
    guard,
    verdict: verdict === 'taken' && !taken.includes(transition) ? 'otherRegion' : verdict,
  }));
};

/**
 * Explains which transitions an event would trigger in a snapshot, without changing it. Guards are called.
 */
export const explain = (
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: EventObject,
): Explanation => {
  if (snapshot.status !== 'active') return { candidates: [], nothing: 'ended' };
  const candidates = settled(judgeEvent(machine, snapshot, event));
  if (candidates.length === 0) return { candidates, nothing: 'unknown' };
  return candidates.some(({ verdict }) => verdict === 'taken')
    ? { candidates }
    : { candidates, nothing: 'refused' };
};
