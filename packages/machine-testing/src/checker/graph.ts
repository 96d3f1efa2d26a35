import { createNumbers } from './visited.ts';

export const createGraph = () => {
  const [parents, choiceOf] = [createNumbers(), createNumbers(Uint16Array)];
  const [firstEdges, targets, choiceTo] = [createNumbers(), createNumbers(), createNumbers(Uint16Array)];
  return { parents, choiceOf, firstEdges, targets, choiceTo };
};
export type Graph = ReturnType<typeof createGraph>;

export const [FROM, TO] = [1, 2];
type Flags = ReturnType<typeof createNumbers>;

export type Path = readonly number[];

export const pathTo = ({ parents, choiceOf }: Graph, id: number): Path => {
  const path: number[] = [];
  for (let at = id; at > 0; at = parents.at(at)) path.push(choiceOf.at(at));
  return path.reverse();
};

/** Marks the states that can reach a goal by fair choices. States not yet expanded count as goals. */
const leading = ({ parents, firstEdges, targets }: Graph, isGoal: (id: number) => boolean): Uint8Array => {
  const expanded = firstEdges.length - 1;
  const leads = new Uint8Array(parents.length);
  for (let id = 0; id < leads.length; id += 1) leads[id] = id >= expanded || isGoal(id) ? 1 : 0;
  for (let isSettled = false; !isSettled; ) {
    isSettled = true;
    for (let id = expanded - 1; id >= 0; id -= 1)
      for (let edge = firstEdges.at(id); leads[id] === 0 && edge < firstEdges.at(id + 1); edge += 1)
        if (leads[targets.at(edge)] === 1) [leads[id], isSettled] = [1, false];
  }
  return leads;
};

/** A counterexample to `leadsTo`: a path through a `from` state to a state after which fair choices cannot reach a `to` state. */
export const pathToLost = (graph: Graph, flags: Flags): Path | undefined => {
  const { firstEdges, targets, choiceTo } = graph;
  const has = (id: number, flag: number) => (flags.at(id) & flag) !== 0;
  const isSaved = leading(graph, (id) => has(id, TO));
  const isLost = (id: number) => isSaved[id] === 0;
  if (isSaved.every((saved) => saved === 1)) return undefined;
  const expanded = firstEdges.length - 1;
  const cameBy = new Map<number, readonly [before: number, choice: number] | undefined>();
  for (let id = 0; id < expanded; id += 1) if (has(id, FROM) && !has(id, TO)) cameBy.set(id, undefined);
  for (const id of [...cameBy.keys()].some(isLost) ? [] : cameBy.keys())
    for (let edge = firstEdges.at(id); edge < firstEdges.at(id + 1); edge += 1) {
      const to = targets.at(edge);
      if (to < expanded && !has(to, TO) && !cameBy.has(to)) cameBy.set(to, [id, choiceTo.at(edge)]);
    }
  let at = [...cameBy.keys()].find(isLost);
  if (at === undefined) return undefined;
  const way: number[] = [];
  for (let step = cameBy.get(at); step; step = cameBy.get(at)) {
    way.unshift(step[1]);
    at = step[0];
  }
  return [...pathTo(graph, at), ...way];
};
