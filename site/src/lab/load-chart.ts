import type { ChartFile } from '@loomwright/machines/charts';

const files = import.meta.glob<ChartFile>(
  // The list of machines is part of the page: a chunk of its own would need the bundler's code before the entry.
  ['../../../packages/machines/charts/*.json', '!../../../packages/machines/charts/list.json'],
  { import: 'default' },
);
const loaded = new Map<string, ChartFile>();

/** Loads the chart of a machine, or `map`; afterwards `loadedChart` has it. Nothing is loaded for an unknown name. */
export const loadChart = async (id: string): Promise<void> => {
  const load = files[`../../../packages/machines/charts/${id}.json`];
  if (load && !loaded.has(id)) loaded.set(id, await load());
};

/** A chart that has been loaded. */
export const loadedChart = (id: string): ChartFile | undefined => loaded.get(id);
