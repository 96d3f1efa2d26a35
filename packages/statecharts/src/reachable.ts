import { match } from 'ts-pattern';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { childrenOf, historyDefaults, stateNodes, statePath } from './chart.ts';
import { transitionsOf } from './xstate-inside.ts';

const regionsOf = (node: AnyStateNode): readonly AnyStateNode[] =>
  childrenOf(node).filter(({ type }) => type !== 'history');

/** Where a history state leads on first entry. Later it returns to states that were reached before. */
const firstTargets = (node: AnyStateNode): readonly AnyStateNode[] => {
  const found = historyDefaults(node);
  return found.length === 0 && node.parent ? [node.parent] : found;
};

export const unreachableStates = (machine: AnyStateMachine): readonly string[] => {
  const nodes = stateNodes(machine);
  const reached = new Set<AnyStateNode>();
  const enteredByDefault = new Set<AnyStateNode>();
  // A worklist, because recursion would overflow the call stack on long chains of states.
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
  // A nested target enters its ancestors, but not their initial states.
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
