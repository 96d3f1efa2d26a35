export type Unit = 'count' | 'dollars' | 'percent';

/** A key figure with its trend: twelve weeks or months, oldest first. */
export interface StatFigure {
  readonly id: string;
  readonly label: string;
  readonly unit: Unit;
  readonly measure: 'sum' | 'latest';
  readonly trend: readonly number[];
  readonly period: 'week' | 'month';
}

export interface ChartSeries {
  readonly name: string;
  /** One value per label, each at least 0. */
  readonly values: readonly number[];
}

/** `short` is for the axis, `whole` for the table and screen readers. */
export interface ChartLabel {
  readonly short: string;
  readonly whole: string;
}

export interface ChartFigure {
  readonly id: string;
  readonly title: string;
  readonly kind: 'bar' | 'line';
  readonly unit: Unit;
  /** What the vertical axis counts, e.g. `Conversations`. */
  readonly valueTitle: string;
  /** The title of the horizontal axis and of the table's first column. */
  readonly labelTitle: string;
  readonly labels: readonly ChartLabel[];
  readonly series: readonly ChartSeries[];
}

/** A sample entry; it has no time, because it never happened. */
export interface ActivityFigure {
  readonly id: string;
  readonly topic: string;
  readonly text: string;
}

export interface Figures {
  readonly spanText: string;
  readonly stats: readonly StatFigure[];
  readonly charts: readonly ChartFigure[];
  readonly activity: readonly ActivityFigure[];
}

export const measureOf = ({ measure, trend }: StatFigure): number =>
  measure === 'sum' ? trend.reduce((sum, value) => sum + value, 0) : (trend.at(-1) ?? 0);

/**
 * `percent` is rounded and relative to the previous value of the trend; it is infinite if that value was 0.
 */
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
