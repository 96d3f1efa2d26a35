import type { Chart, Drawing } from '@loomwright/statecharts';
import list from '../charts/list.json' with { type: 'json' };
import type { MachineSummary } from './summary.ts';

export { groupMachines } from './groups.ts';
export type { MachineSummary } from './summary.ts';

/** A file in `charts`: the chart of a machine or the map, laid out for a wide window and for a phone. */
export interface ChartFile {
  readonly chart: Chart;
  readonly wide: Drawing;
  readonly narrow: Drawing;
}

/** Summaries without machine code, for pages that load no machines. */
export const summaries: readonly MachineSummary[] = list;

export const findSummary = (id: string): MachineSummary | undefined =>
  summaries.find((summary) => summary.id === id);
