import type { ChartFile } from '@loomwright/machines/charts';

const files = import.meta.glob<ChartFile>(
  // Without `list.json`: pages import it, and a separate chunk would add the bundler's runtime to the entry.
  ['../../../packages/machines/charts/*.json', '!../../../packages/machines/charts/list.json'],
  { import: 'default' },
);
const loaded = new Map<string, ChartFile>();

/** Does nothing for an unknown id. `map` is the id of the chart of all machines. */
export const loadChart = async (id: string): Promise<void> => {
  const load = files[`../../../packages/machines/charts/${id}.json`];
  if (load && !loaded.has(id)) loaded.set(id, await load());
};

export const loadedChart = (id: string): ChartFile | undefined => loaded.get(id);
