import type { AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { selectedIn } from '../xstate-inside.ts';

const ancestorsOf = (node: AnyStateNode): readonly AnyStateNode[] => {
  const ancestors: AnyStateNode[] = [];
  for (let above = node.parent; above !== undefined; above = above.parent) ancestors.push(above);
  return ancestors;
};

const isBelow = (node: AnyStateNode, ancestor: AnyStateNode): boolean => ancestorsOf(node).includes(ancestor);

/** The state whose descendants a transition exits; undefined if the root is re-entered. */
const domainOf = (transition: AnyTransitionDefinition): AnyStateNode | undefined => {
  const source = transition.source as AnyStateNode;
  const targets = (transition.target ?? []) as readonly AnyStateNode[];
  const staysInside = targets.every((target) => target === source || isBelow(target, source));
  if (!transition.reenter && staysInside) return source;
  const [head, ...others] = [...targets, source];
  const common = head && ancestorsOf(head).find((above) => others.every((node) => isBelow(node, above)));
  return common ?? (transition.reenter ? undefined : (source.machine.root as AnyStateNode));
};

const leavesNothing = (transition: AnyTransitionDefinition, domain: AnyStateNode | undefined): boolean => {
  if (!transition.target?.length) return true;
  const hasStates = domain === undefined || Object.keys(domain.states).length > 0;
  return !hasStates && !(transition.reenter && transition.source === domain);
};

const leaveTheSame = (one: AnyTransitionDefinition, other: AnyTransitionDefinition): boolean => {
  const first = domainOf(one);
  const second = domainOf(other);
  if (leavesNothing(one, first) || leavesNothing(other, second)) return false;
  if (first === undefined || second === undefined || first === second) return true;
  return isBelow(first, second) || isBelow(second, first);
};

/**
 * XState reports selected transitions before it resolves conflicts between regions. Of two that exit the same
 * states, the first in document order is taken.
 */
export const takenTransitions = (
  selected: readonly AnyTransitionDefinition[],
): readonly AnyTransitionDefinition[] => {
  if (selected.length < 2) return selected;
  const kept: AnyTransitionDefinition[] = [];
  for (const candidate of new Set(selected)) {
    if (!kept.some((other) => leaveTheSame(candidate, other))) kept.push(candidate);
  }
  return kept;
};

export const transitionsTaken = (event: InspectionEvent): readonly AnyTransitionDefinition[] =>
  takenTransitions(selectedIn(event));
