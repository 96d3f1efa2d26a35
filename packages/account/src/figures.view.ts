import { type ChartView, toChartView } from './chart.view.ts';
import { type Box, toDotPath, toLinePath, toTrendPoints } from './chart-geometry.ts';
import { toChangeText, toFigureText } from './figure-text.ts';
import {
  type ActivityFigure,
  type Change,
  changeOf,
  type Figures,
  measureOf,
  type StatFigure,
} from './figures.ts';

/** In `trend`, `path` draws the line and `end` a dot at its last point, in a box that may be stretched. */
export interface StatView {
  readonly id: string;
  readonly label: string;
  readonly valueText: string;
  readonly changeText: string;
  readonly direction: Change['direction'];
  readonly trend: { readonly box: Box; readonly path: string; readonly end: string };
}

export interface FiguresView {
  readonly spanText: string;
  readonly stats: readonly StatView[];
  readonly charts: readonly ChartView[];
  readonly activity: readonly ActivityFigure[];
}

const TREND_BOX: Box = { width: 120, height: 32 };

const toStatView = (figure: StatFigure): StatView => {
  const { id, label, period, trend, unit } = figure;
  const change = changeOf(trend);
  const points = toTrendPoints(trend, TREND_BOX);
  return {
    id,
    label,
    valueText: toFigureText(measureOf(figure), unit),
    changeText: toChangeText(change, period),
    direction: change.direction,
    trend: { box: TREND_BOX, path: toLinePath(points), end: toDotPath(points.slice(-1)) },
  };
};

export const toFiguresView = ({ activity, charts, spanText, stats }: Figures): FiguresView => ({
  spanText,
  stats: stats.map(toStatView),
  charts: charts.map(toChartView),
  activity,
});
