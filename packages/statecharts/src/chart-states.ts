import type { Chart, ChartState } from './chart.ts';
import { aroundOf } from './paths.ts';

interface Index {
  readonly byPath: ReadonlyMap<string, ChartState>;
  readonly inside: ReadonlyMap<string, readonly ChartState[]>;
}

// Cached: a linear search for every state takes seconds in charts with thousands of states.
const indexes = new WeakMap<Chart, Index>();

const indexOf = (chart: Chart): Index => {
  const known = indexes.get(chart);
  if (known) return known;
  const byPath = new Map<string, ChartState>();
  const inside = new Map<string, ChartState[]>();
  for (const state of chart.states) {
    if (!byPath.has(state.path)) byPath.set(state.path, state);
    if (state.path === '') continue;
    const around = aroundOf(state);
    const siblings = inside.get(around);
    if (siblings) siblings.push(state);
    else inside.set(around, [state]);
  }
  const index = { byPath, inside };
  indexes.set(chart, index);
  return index;
};

export const stateAt = (chart: Chart, path: string): ChartState | undefined =>
  indexOf(chart).byPath.get(path);

export const statesIn = (chart: Chart, path: string): readonly ChartState[] =>
  indexOf(chart).inside.get(path) ?? [];

export const hasInside = (chart: Chart, path: string): boolean => indexOf(chart).inside.has(path);

export const nameOf = ({ id }: Chart, path: string): string => (path === '' ? id : path);
