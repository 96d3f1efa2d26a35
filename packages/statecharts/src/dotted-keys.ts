import type { Chart } from './chart.ts';
import { stateAt } from './chart-states.ts';

/** Protects callers that find the parent of a state by the last dot of its path. */
export const refuseDottedKeys = (chart: Chart, what: string): void => {
  const dotted = chart.states.find(({ key, path }) => path !== '' && key.includes('.'));
  if (dotted)
    throw new Error(
      `Machine "${chart.id}", state "${dotted.path}": ${what} does not support keys with a dot.`,
    );
};

export const refuseSharedPaths = (chart: Chart): void => {
  const twice = chart.states.find((state) => stateAt(chart, state.path) !== state)?.path;
  if (twice !== undefined)
    throw new Error(`Machine "${chart.id}" has two states "${twice}": give them keys without dots.`);
};
