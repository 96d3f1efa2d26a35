import { match } from 'ts-pattern';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { childrenOf, historyDefaults, stateNodes, statePath } from './chart.ts';
import { transitionsOf } from './xstate-inside.ts';

const regionsOf = (node: AnyStateNode): readonly AnyStateNode[] =>
  childrenOf(node).filter(({ type }) => type !== 'history');

/** Where a history state leads the first time; later it only leads back to states that were reached before. */
const firstTargets = (node: AnyStateNode): readonly AnyStateNode[] => {
  const found = historyDefaults(node);
  return found.length === 0 && node.parent ? [node.parent] : found;
};

/** The paths of the states no sequence of transitions leads to, guards taken as passing. */
export const unreachableStates = (machine: AnyStateMachine): readonly string[] => {
  const nodes = stateNodes(machine);
  const reached = new Set<AnyStateNode>();
  const enteredByDefault = new Set<AnyStateNode>();
  // Not entered on the spot: a long chain of states would be as many calls deep.
  const waiting: AnyStateNode[] = [];

  const reach = (node: AnyStateNode): void => {
    if (reached.has(node)) return;
    reached.add(node);
    for (const { target } of transitionsOf(node))
      waiting.push(...((target ?? []) as readonly AnyStateNode[]));
  };
  const descend = (node: AnyStateNode): void => {
    reach(node);
    if (enteredByDefault.has(node)) return;
    enteredByDefault.add(node);
    match(node.type)
      .with('parallel', () => regionsOf(node).forEach(descend))
      .with('compound', () => (node.initial.target as readonly AnyStateNode[]).forEach(descend))
      .with('history', () => void waiting.push(...firstTargets(node)))
      .with('atomic', 'final', () => {})
      .exhaustive();
  };
  // A target inside other states enters those too, but not where they would start by themselves.
  const enter = (target: AnyStateNode): void => {
    descend(target);
    let from = target;
    for (let above = from.parent; above; above = above.parent) {
      reach(above);
      if (above.type === 'parallel')
        for (const region of regionsOf(above)) if (region !== from) descend(region);
      from = above;
    }
  };
  descend(machine.root as AnyStateNode);
  for (let next = waiting.pop(); next; next = waiting.pop()) enter(next);
  return nodes.filter((node) => !reached.has(node)).map(statePath);
};
