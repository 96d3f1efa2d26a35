// What pages show of the machines, without the machines themselves: written by `npm run statecharts`.
import { type Chart, type PackedChart, unpackChart } from '@loomwright/statecharts';
import type { PackedDrawing } from '@loomwright/statecharts/drawing';
import list from '../charts/list.json' with { type: 'json' };
import { toMapChart } from './map.ts';
import type { MachineSummary } from './summary.ts';

export { groupMachines } from './groups.ts';
export type { MachineSummary } from './summary.ts';

/** A chart, laid out for a wide window and for a phone. */
export interface ChartFile {
  readonly chart: Chart;
  readonly wide: PackedDrawing;
  readonly narrow: PackedDrawing;
}

/**
 * A file under `charts`. What the list says is left out of its chart: the description of the machine, and all of the map.
 */
export type StoredChart = readonly [chart: PackedChart, wide: PackedDrawing, narrow: PackedDrawing];

/** Every machine of the site. */
export const summaries: readonly MachineSummary[] = list;

export const findSummary = (id: string): MachineSummary | undefined =>
  summaries.find((summary) => summary.id === id);

const readChart = (id: string, packed: PackedChart): Chart => {
  if (id === 'map') return toMapChart(summaries);
  const [root, ...others] = unpackChart(id, packed).states;
  return { id, states: root ? [{ ...root, description: findSummary(id)?.description }, ...others] : [] };
};

/** The chart in a file: a machine's, by its id, or `map`. */
export const readChartFile = (id: string, [packed, wide, narrow]: StoredChart): ChartFile => ({
  chart: readChart(id, packed),
  wide,
  narrow,
});
