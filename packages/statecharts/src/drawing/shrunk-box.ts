import type { Point, Rect } from './drawing.ts';

export interface Contact {
  readonly isUpright: boolean;
  readonly isLow: boolean;
  readonly at: number;
}

const CORNER = 14;

export const touchOf = (points: readonly Point[]): Contact => {
  const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = points.slice(-2);
  return x1 === x2
    ? { isUpright: true, isLow: y1 < y2, at: x2 }
    : { isUpright: false, isLow: x1 < x2, at: y2 };
};

/** Extends the last segment, in its direction, to the border of a shrunk box. */
export const prolonged = (points: readonly Point[], { height, width, x, y }: Rect): readonly Point[] => {
  const { at, isLow, isUpright } = touchOf(points);
  const end: Point = isUpright ? [at, isLow ? y : y + height] : [isLow ? x : x + width, at];
  return [...points.slice(0, -1), end];
};

interface Stretch {
  readonly from: number;
  readonly length: number;
}

/**
 * Keeps the part of a side around the arrows at `along`, or else at the end set in `ends`, or else at the
 * fraction `resting`.
 */
const kept = (
  { from, length }: Stretch,
  least: number,
  along: readonly number[],
  ends: { readonly low: boolean; readonly high: boolean },
  resting: number,
): Stretch => {
  const [low, high] = [Math.min(...along) - CORNER, Math.max(...along) + CORNER];
  const hasAlong = along.length > 0;
  const size = Math.min(length, Math.max(least, hasAlong ? high - low : 0));
  const rest = length - size;
  const end = ends.high && !ends.low ? rest : Math.floor(rest * (ends.low ? 0 : resting));
  const middle = Math.floor((low + high - size) / 2) - from;
  return { from: from + Math.min(Math.max(hasAlong ? middle : end, 0), rest), length: size };
};

export const widthFor = (touches: readonly Contact[]): number => {
  const along = touches.filter(({ isUpright }) => isUpright).map(({ at }) => at);
  return along.length === 0 ? 0 : Math.max(...along) - Math.min(...along) + 2 * CORNER;
};

export const shrunkBox = (
  box: Rect,
  words: Pick<Rect, 'width' | 'height'>,
  touches: readonly Contact[],
): Rect => {
  const axis = (isAcross: boolean) => {
    const along = touches.filter(({ isUpright }) => isUpright === isAcross).map(({ at }) => at);
    const others = touches.filter(({ isUpright }) => isUpright !== isAcross);
    const ends = { low: others.some(({ isLow }) => isLow), high: others.some(({ isLow }) => !isLow) };
    const stretch = isAcross ? { from: box.x, length: box.width } : { from: box.y, length: box.height };
    return kept(stretch, isAcross ? words.width : words.height, along, ends, isAcross ? 0.5 : 0);
  };
  const [across, down] = [axis(true), axis(false)];
  return { x: across.from, y: down.from, width: across.length, height: down.length };
};
