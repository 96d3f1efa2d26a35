import {
  type Axis,
  axisOf,
  type Box,
  toAreaPath,
  toBarPath,
  toBars,
  toDotPath,
  toLinePath,
  toPoints,
  yOf,
} from './chart-geometry.ts';
import { toFigureText, toTickText } from './figure-text.ts';
import type { ChartFigure, ChartSeries } from './figures.ts';

/** `path` is a line or bars; `area` and `dots` are empty for bars. */
export interface ChartSeriesView {
  readonly name: string;
  readonly path: string;
  readonly area: string;
  readonly dots: string;
}

/** A chart in a box that may be stretched, and the same numbers as a table. */
export interface ChartView {
  readonly id: string;
  readonly title: string;
  readonly kind: ChartFigure['kind'];
  /** For screen readers. */
  readonly summaryText: string;
  readonly box: Box;
  readonly valueTitle: string;
  readonly labelTitle: string;
  readonly ticks: readonly { readonly y: number; readonly text: string }[];
  /** `readText` contains the label and the column's values. */
  readonly columns: readonly { readonly label: string; readonly readText: string }[];
  readonly series: readonly ChartSeriesView[];
  readonly table: {
    readonly head: readonly string[];
    readonly rows: readonly { readonly label: string; readonly cells: readonly string[] }[];
  };
}

const BOX: Box = { width: 600, height: 200 };

const kindTexts = { bar: 'Bar chart', line: 'Line chart' } as const;

const toSummary = ({ kind, labels, series, title, unit }: ChartFigure): string => {
  const at = (index: number, value: number) => `${toFigureText(value, unit)} (${labels[index]?.whole ?? ''})`;
  const ends = ({ name, values }: ChartSeries) => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    if (values.length === 0) return `${name}: no figures yet.`;
    return `${name}: lowest ${at(values.indexOf(low), low)}, highest ${at(values.indexOf(high), high)}.`;
  };
  return [`${kindTexts[kind]}: ${title}.`, ...series.map(ends)].join(' ');
};

const toPaths = (kind: ChartFigure['kind'], values: readonly (readonly number[])[], axis: Axis) =>
  kind === 'bar'
    ? toBars(values, axis, BOX).map((bars) => ({ path: toBarPath(bars), area: '', dots: '' }))
    : toPoints(values, axis, BOX).map((points) => ({
        path: toLinePath(points),
        area: toAreaPath(points, BOX),
        dots: toDotPath(points),
      }));

export const toChartView = (figure: ChartFigure): ChartView => {
  const { id, kind, labelTitle, labels, series, title, unit, valueTitle } = figure;
  const values = series.map((one) => one.values);
  const axis = axisOf(values);
  const cellsAt = (index: number) => values.map((own) => toFigureText(own[index] ?? 0, unit));
  return {
    id,
    title,
    kind,
    summaryText: toSummary(figure),
    box: BOX,
    valueTitle,
    labelTitle,
    ticks: axis.ticks.map((tick) => ({ y: yOf(tick, axis, BOX), text: toTickText(tick, unit) })).reverse(),
    columns: labels.map(({ short, whole }, index) => ({
      label: short,
      readText: `${whole}: ${cellsAt(index).join(' and ')}`,
    })),
    series: toPaths(kind, values, axis).map((paths, index) => ({
      name: series[index]?.name ?? '',
      ...paths,
    })),
    table: {
      head: [labelTitle, ...series.map(({ name }) => name)],
      rows: labels.map(({ whole }, index) => ({ label: whole, cells: cellsAt(index) })),
    },
  };
};
