import type { Chart } from './chart.ts';

/** Throws where a key has a dot, for what finds the state around by the last dot of a path. */
export const refuseDottedKeys = (chart: Chart, what: string): void => {
  const dotted = chart.states.find(({ key, path }) => path !== '' && key.includes('.'));
  if (dotted)
    throw new Error(`Machine "${chart.id}", state "${dotted.path}": ${what} takes no key with a dot.`);
};

/** Throws where keys with dots give two states one path. */
export const refuseSharedPaths = (chart: Chart): void => {
  const paths = chart.states.map(({ path }) => path);
  const twice = paths.find((path, index) => paths.indexOf(path) !== index);
  if (twice !== undefined)
    throw new Error(`Machine "${chart.id}" has two states "${twice}": give them keys without dots.`);
};
