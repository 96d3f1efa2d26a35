// What the server of the lab tells its pages; all of it JSON.
import type { Chart } from '../chart.ts';
import type { Drawing } from '../drawing/drawing.ts';

/** A machine in the list. */
export interface ServedMachine {
  /** Its name in addresses: its id, and its file where others have that id too. */
  readonly id: string;
  readonly description: string;
  /** Where it is written, from the folder that is served; the line is counted from 1. */
  readonly file: string;
  readonly line: number;
  readonly states: number;
  readonly transitions: number;
  /** The ids of the machines it runs, by the id of the invoke. */
  readonly runs: readonly { readonly id: string; readonly machine: string }[];
  /** Its place among the machines that its file exports, and by which name it is imported; undefined for none. */
  readonly place: number;
  readonly exported: string | undefined;
  /** Another number each time its file was loaded with another outcome. */
  readonly revision: number;
}

/** A file in the list, with why it cannot be loaded where that is so. */
export interface ServedFile {
  readonly file: string;
  readonly problem: string;
  readonly isLoading: boolean;
}

export interface ServedList {
  /** The name of the folder that is served. */
  readonly folder: string;
  readonly files: readonly ServedFile[];
  readonly machines: readonly ServedMachine[];
}

/** A chart and its layouts; `problem` says why there is none. */
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

/** What has changed since the last commit, in words, and drawn where something has. */
export interface ServedDiff {
  readonly lines: readonly string[];
  readonly drawn?: ServedChart;
  /** Rules that colour the drawing. */
  readonly style?: string;
}
