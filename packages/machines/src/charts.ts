// What pages show of the machines, without the machines themselves: written by `npm run statecharts`.
import type { Chart, Drawing } from '@loomwright/statecharts';
import list from '../charts/list.json' with { type: 'json' };
import type { MachineSummary } from './summary.ts';

export { groupMachines } from './groups.ts';
export type { MachineSummary } from './summary.ts';

/** A file under `charts`, of a machine or the map: a chart, laid out for a wide window and for a phone. */
export interface ChartFile {
  readonly chart: Chart;
  readonly wide: Drawing;
  readonly narrow: Drawing;
}

/** Every machine of the site. */
export const summaries: readonly MachineSummary[] = list;

export const findSummary = (id: string): MachineSummary | undefined =>
  summaries.find((summary) => summary.id === id);
