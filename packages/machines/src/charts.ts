// What pages show of the machines, without the machines themselves: written by `npm run statecharts`.
import type { PackedChart } from '@loomwright/statecharts';
import type { PackedDrawing } from '@loomwright/statecharts/drawing';
import list from '../charts/list.json' with { type: 'json' };

/** A file under `charts`: a machine's chart, laid out for a wide window and for a phone. */
export interface ChartFile {
  readonly chart: PackedChart;
  readonly wide: PackedDrawing;
  readonly narrow: PackedDrawing;
}

/** What a list shows of a machine. */
export interface MachineSummary {
  readonly id: string;
  readonly description: string;
  /** Where it is written, from the root of the repository. */
  readonly file: string;
  readonly states: number;
  readonly transitions: number;
  /** The machines it runs, by id, each once. */
  readonly invokes: readonly string[];
}

/** Every machine of the site. */
export const summaries: readonly MachineSummary[] = list;

export const findSummary = (id: string): MachineSummary | undefined =>
  summaries.find((summary) => summary.id === id);
