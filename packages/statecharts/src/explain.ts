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

/** Why a transition is taken or not. */
export type Verdict =
  | 'taken'
  /** Its guard says no, or cannot judge the event. */
  | 'guardFails'
  /** One before it in the same state is taken. */
  | 'earlierOne'
  /** One of a state inside is taken, which comes first. */
  | 'stateInside'
  /** One of another region leaves the same states, and comes first. */
  | 'otherRegion';

/** What a guard said of an event. */
export interface GuardAnswer {
  readonly name: string;
  /** What it was given, where it asks for parameters. */
  readonly params?: unknown;
  /** An error where the guard throws: it cannot judge this event. */
  readonly value: boolean | Error;
}

/** A transition that an event could set off. */
export interface Candidate {
  /** Its name in charts and records: `machine|state path|event descriptor|index`. */
  readonly key: string;
  readonly path: string;
  /** Missing without a guard. */
  readonly guard?: GuardAnswer | undefined;
  readonly verdict: Verdict;
}

/** What an event does in a state of a machine, and why. */
export interface Explanation {
  /** In the order in which XState tries them. */
  readonly candidates: readonly Candidate[];
  /** Why nothing happens; missing where something does. */
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

/** Whether a transition is for an event: its descriptor names it, or is a wildcard for it. */
export const isMeant = (type: string, descriptor: string): boolean =>
  descriptor === type ||
  descriptor === '*' ||
  (descriptor.endsWith('.*') && `${type}.`.startsWith(descriptor.slice(0, -1)));

/** The transitions of a state for an event: those that name it, then wildcards, the longer first. */
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
  /** Whether a transition of the state or of one inside it is taken. */
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

/** What an event does in a state of a machine, and why; nothing is changed. Guards are called as XState calls them. */
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
