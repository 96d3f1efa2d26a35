export interface Box {
  readonly width: number;
  readonly height: number;
}

/** A vertical axis that starts at 0. Its ticks are round numbers, evenly spaced, and end at `maximum`. */
export interface Axis {
  readonly maximum: number;
  readonly ticks: readonly number[];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Bar extends Point, Box {}

/** Returns 0 for anything that is not between 0 and 2^53, so that one bad value does not break a chart. */
const toDrawable = (value: number | undefined): number =>
  value !== undefined && value > 0 && value <= Number.MAX_SAFE_INTEGER ? value : 0;

const round = (value: number): number => Math.round(value * 100) / 100 + 0;

/**
 * Returns, as a fraction, the smallest number that is at least `least` and is 1, 2, 2.5 or 5 times a power
 * of ten.
 */
const roundStep = (least: number): { readonly top: number; readonly bottom: number } => {
  const exponent = Math.floor(Math.log10(least)) - 1;
  // Uses whole numerators and denominators, because multiples of 0.1 are inexact.
  const [up, bottom] = exponent < 0 ? [1, 10 ** -exponent] : [10 ** exponent, 1];
  const top = [10, 20, 25, 50, 100, 200].find((leading) => (leading * up) / bottom >= least) ?? 200;
  return { top: top * up, bottom };
};

const MAX_STEPS = 4;

/** The axis for values up to `largest`, in at most four steps. */
export const niceAxis = (largest: number): Axis => {
  const reach = toDrawable(largest);
  // Smaller values are drawn as 0, on an axis from 0 to 1.
  if (reach < 1e-6) return { maximum: 1, ticks: [0, 1] };
  const { top, bottom } = roundStep(reach / MAX_STEPS);
  // Subtracts a tiny amount, so that a rounding error of the division adds no step.
  const count = Math.max(1, Math.ceil((reach * bottom) / top - 1e-9));
  const ticks = Array.from({ length: count + 1 }, (_, index) => (index * top) / bottom);
  return { maximum: (count * top) / bottom, ticks };
};

export const axisOf = (series: readonly (readonly number[])[]): Axis =>
  niceAxis(series.flat().reduce((largest, value) => Math.max(largest, toDrawable(value)), 0));

export const yOf = (value: number, { maximum }: Axis, { height }: Box): number =>
  round(height * (1 - Math.min(value / maximum, 1)));

const countOf = (series: readonly (readonly number[])[]): number =>
  Math.max(0, ...series.map(({ length }) => length));

/** FREE is the share of a column that stays empty, and GAP is the empty share of one bar's slot. */
const FREE = 0.44;
const GAP = 0.12;

export const toBars = (
  series: readonly (readonly number[])[],
  axis: Axis,
  box: Box,
): readonly (readonly Bar[])[] => {
  const column = box.width / countOf(series);
  const room = (column * (1 - FREE)) / series.length;
  const width = room * (1 - GAP);
  return series.map((values, place) =>
    values.map((value, index): Bar => {
      const y = yOf(toDrawable(value), axis, box);
      const x = index * column + (column * FREE + room * GAP) / 2 + place * room;
      return { x: round(x), y, width: round(width), height: round(box.height - y) };
    }),
  );
};

export const toPoints = (
  series: readonly (readonly number[])[],
  axis: Axis,
  box: Box,
): readonly (readonly Point[])[] => {
  const column = box.width / countOf(series);
  return series.map((values) =>
    values.map(
      (value, index): Point => ({
        x: round((index + 0.5) * column),
        y: yOf(toDrawable(value), axis, box),
      }),
    ),
  );
};

export const toBarPath = (bars: readonly Bar[]): string =>
  bars.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`).join('');

export const toLinePath = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** SVG path data of the area below a line; empty without points. */
export const toAreaPath = (points: readonly Point[], { height }: Box): string => {
  const [first, last] = [points[0], points.at(-1)];
  return first && last ? `${toLinePath(points)}L${last.x} ${height}L${first.x} ${height}z` : '';
};

/** Zero-length strokes, which round line caps draw as dots. */
export const toDotPath = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `M${x} ${y}h0`).join('');

/** Stretches the trend to the full height of the box, to show its shape rather than its size. */
export const toTrendPoints = (trend: readonly number[], box: Box): readonly Point[] => {
  const values = trend.map(toDrawable);
  const low = Math.min(...values);
  const reach = Math.max(...values) - low;
  const step = box.width / Math.max(1, values.length - 1);
  return values.map((value, index) => ({
    x: round(index * step),
    y: round(box.height * (reach > 0 ? 1 - (value - low) / reach : 0.5)),
  }));
};
