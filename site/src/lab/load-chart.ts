import type { ChartFile } from '@loomwright/machines/charts';

const files = import.meta.glob<ChartFile>(
  // The list is part of the page: as a separate chunk it would pull the bundler's runtime into the entry.
  ['../../../packages/machines/charts/*.json', '!../../../packages/machines/charts/list.json'],
  { import: 'default' },
);
const loaded = new Map<string, ChartFile>();

/** A no-op for an unknown name. `map` is the chart of all machines. */
export const loadChart = async (id: string): Promise<void> => {
  const load = files[`../../../packages/machines/charts/${id}.json`];
  if (load && !loaded.has(id)) loaded.set(id, await load());
};

export const loadedChart = (id: string): ChartFile | undefined => loaded.get(id);
