import type { Chart, ChartState, ChartTransition } from '../chart.ts';
import { hasInside } from '../chart-states.ts';
import { isBelow, shownPath } from '../paths.ts';
import { toCountText } from '../texts.ts';
import type { Found } from './search-chart.ts';

export const toggled = (collapsed: readonly string[], path: string): readonly string[] =>
  collapsed.includes(path) ? collapsed.filter((one) => one !== path) : [...collapsed, path];

/** Expands the collapsed states that hide the state at `path`. */
export const revealing = (collapsed: readonly string[], path: string): readonly string[] => {
  const rest = collapsed.filter((one) => !isBelow(path, one));
  return rest.length === collapsed.length ? collapsed : rest;
};

/** Maps hidden states to the collapsed states that hide them. */
export const shownStates = (paths: readonly string[], collapsed: readonly string[]): readonly string[] => [
  ...new Set(paths.map((path) => shownPath(path, collapsed))),
];

/** Counts the states that a collapsed state hides, or the machines if the chart is the map. */
export const hiddenText = (chart: Chart, path: string, isMap: boolean): string => {
  const below = chart.states.filter((state) => isBelow(state.path, path));
  const counted = isMap ? below.filter((state) => !hasInside(chart, state.path)) : below;
  return toCountText(counted.length, isMap ? 'machine' : 'state');
};

const isHidden = (
  { targets }: ChartTransition,
  { path }: ChartState,
  collapsed: readonly string[],
): boolean => {
  const shown = shownPath(path, collapsed);
  const isInside = (target: string) =>
    shownPath(target, collapsed) === shown && !(path === shown && target === shown);
  return targets.length === 0 ? path !== shown : targets.every(isInside);
};

/** Search results to mark in a drawing with collapsed states, and how many of them are hidden. */
export const shownFound = (
  { states }: Chart,
  found: Found,
  collapsed: readonly string[],
): Found & { readonly hiddenCount: number } => {
  const keys = new Set(found.keys);
  const hidden = states.flatMap((state) =>
    state.transitions
      .filter((transition) => keys.has(transition.key) && isHidden(transition, state, collapsed))
      .map(() => state.path),
  );
  const hiddenStates = found.states.filter((path) => shownPath(path, collapsed) !== path);
  return {
    states: shownStates([...found.states, ...hidden], collapsed),
    keys: found.keys,
    hiddenCount: hiddenStates.length + hidden.length,
  };
};
