import type { Chart } from './chart.ts';
import { stateAt } from './chart-states.ts';

/** Throws where a key has a dot, for what finds the state around by the last dot of a path. */
export const refuseDottedKeys = (chart: Chart, what: string): void => {
  const dotted = chart.states.find(({ key, path }) => path !== '' && key.includes('.'));
  if (dotted)
    throw new Error(`Machine "${chart.id}", state "${dotted.path}": ${what} takes no key with a dot.`);
};

/** Throws where keys with dots give two states one path. */
export const refuseSharedPaths = (chart: Chart): void => {
  const twice = chart.states.find((state) => stateAt(chart, state.path) !== state)?.path;
  if (twice !== undefined)
    throw new Error(`Machine "${chart.id}" has two states "${twice}": give them keys without dots.`);
};
