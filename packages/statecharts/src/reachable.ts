import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { stateNodes, statePath, transitionsOf } from './chart.ts';

const childrenOf = (node: AnyStateNode): readonly AnyStateNode[] =>
  Object.values(node.states as Readonly<Record<string, AnyStateNode>>);

const regionsOf = (node: AnyStateNode): readonly AnyStateNode[] =>
  childrenOf(node).filter(({ type }) => type !== 'history');

const listed = (target: unknown): readonly string[] => {
  if (target === undefined) return [];
  return (Array.isArray(target) ? target : [target]) as readonly string[];
};

/** Where a history state leads the first time; later it only leads back to states that were reached before. */
const historyDefault = (
  node: AnyStateNode,
  byId: ReadonlyMap<string, AnyStateNode>,
): readonly AnyStateNode[] => {
  const { parent } = node;
  if (!parent) return [];
  const targets = listed((node.config as { readonly target?: unknown }).target);
  if (targets.length === 0) return [parent];
  const find = (target: string): AnyStateNode | undefined =>
    target.startsWith('#') ? byId.get(target.slice(1)) : childrenOf(parent).find(({ key }) => key === target);
  return targets.map(find).filter((found) => found !== undefined);
};

/** The paths of the states no sequence of transitions leads to, guards taken as passing. */
export const unreachableStates = (machine: AnyStateMachine): readonly string[] => {
  const nodes = stateNodes(machine);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const reached = new Set<AnyStateNode>();
  const enteredByDefault = new Set<AnyStateNode>();

  const reach = (node: AnyStateNode): void => {
    if (reached.has(node)) return;
    reached.add(node);
    for (const { target } of transitionsOf(node)) ((target ?? []) as readonly AnyStateNode[]).forEach(enter);
  };
  const descend = (node: AnyStateNode): void => {
    reach(node);
    if (enteredByDefault.has(node)) return;
    enteredByDefault.add(node);
    if (node.type === 'parallel') regionsOf(node).forEach(descend);
    if (node.type === 'compound') (node.initial.target as readonly AnyStateNode[]).forEach(descend);
    if (node.type === 'history') historyDefault(node, byId).forEach(enter);
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
  return nodes.filter((node) => !reached.has(node)).map(statePath);
};
