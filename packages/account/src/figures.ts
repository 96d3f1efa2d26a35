/** How a number is written: as it stands, in US dollars, or in per cent. */
export type Unit = 'count' | 'dollars' | 'percent';

/** A key figure with its trend: twelve weeks or months, oldest first. */
export interface StatFigure {
  readonly id: string;
  readonly label: string;
  readonly unit: Unit;
  /** Whether the number is the sum of its trend or the latest value. */
  readonly measure: 'sum' | 'latest';
  readonly trend: readonly number[];
  readonly period: 'week' | 'month';
}

export interface ChartSeries {
  readonly name: string;
  /** As many as the chart has labels; from 0 up. */
  readonly values: readonly number[];
}

/** A step of the horizontal axis: `short` on the axis, `whole` in the table and for screen readers. */
export interface ChartLabel {
  readonly short: string;
  readonly whole: string;
}

/** Numbers that are drawn: one series or two. */
export interface ChartFigure {
  readonly id: string;
  readonly title: string;
  readonly kind: 'bar' | 'line';
  readonly unit: Unit;
  /** What the vertical axis counts: `Conversations`. */
  readonly valueTitle: string;
  /** What the labels are: under the horizontal axis, and above their column in the table. */
  readonly labelTitle: string;
  readonly labels: readonly ChartLabel[];
  readonly series: readonly ChartSeries[];
}

/** A sample of an activity; without a time, because it never happened. */
export interface ActivityFigure {
  readonly id: string;
  readonly topic: string;
  readonly text: string;
}

/** Everything a dashboard shows but for its notifications. */
export interface Figures {
  /** The time span of the key figures. */
  readonly spanText: string;
  readonly stats: readonly StatFigure[];
  readonly charts: readonly ChartFigure[];
  /** The latest first. */
  readonly activity: readonly ActivityFigure[];
}

/** The number of a key figure. */
export const measureOf = ({ measure, trend }: StatFigure): number =>
  measure === 'sum' ? trend.reduce((sum, value) => sum + value, 0) : (trend.at(-1) ?? 0);

/** The last step of a trend; `percent` is whole, relative to the step before, and infinite when that was 0. */
export interface Change {
  readonly direction: 'up' | 'down' | 'flat';
  readonly percent: number;
}

export const changeOf = (trend: readonly number[]): Change => {
  const [before = 0, now = before] = trend.slice(-2);
  if (now === before) return { direction: 'flat', percent: 0 };
  return {
    direction: now > before ? 'up' : 'down',
    percent: Math.round((Math.abs(now - before) / before) * 100),
  };
};
