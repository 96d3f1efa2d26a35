// JSON replies of the lab server.
import type { Chart } from '../chart.ts';
import type { Drawing } from '../drawing/drawing.ts';

export interface ServedMachine {
  /** The machine’s name in addresses: the id, plus the file if several files export that id. */
  readonly id: string;
  readonly description: string;
  readonly file: string;
  readonly line: number;
  readonly states: number;
  readonly transitions: number;
  readonly runs: readonly { readonly id: string; readonly machine: string }[];
  /** `place` is the index among the machines of the file; `exported` is the export name, if any. */
  readonly place: number;
  readonly exported: string | undefined;
  /** Changes with each load that has a different result. */
  readonly revision: number;
}

export interface ServedFile {
  readonly file: string;
  readonly problem: string;
  readonly isLoading: boolean;
}

export interface ServedList {
  readonly folder: string;
  readonly files: readonly ServedFile[];
  readonly machines: readonly ServedMachine[];
}

export interface ServedChart {
  readonly chart: Chart;
  readonly wide: Drawing;
  readonly narrow: Drawing;
  readonly problem: string;
}

export interface ServedSource {
  readonly text: string;
  readonly line: number;
}

export interface ServedDiff {
  readonly lines: readonly string[];
  readonly drawn?: ServedChart;
  readonly style?: string;
}
