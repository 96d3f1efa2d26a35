// Where arrows usually begin and end: at the borders of what they join.
import type { Point, Rect } from './drawing.ts';

const borderOf = ({ height, width, x, y }: Rect, isUpright: boolean, isFar: boolean): number =>
  isUpright ? y + (isFar ? height : 0) : x + (isFar ? width : 0);

/** Where an arrow begins that leaves a rectangle, or leads inward from its border, so far `across` from its corner. */
export const usualStart = (
  from: Rect,
  isInward: boolean,
  isUpright: boolean,
  across: number,
  step: number,
): Point => {
  const border = borderOf(from, isUpright, step > 0 !== isInward);
  return isUpright ? [from.x + across, border] : [border, from.y + across];
};

/** How far it is to a rectangle beside a place. */
export const usualStep = (to: Rect, [x, y]: Point, isUpright: boolean): number => {
  const [at, near, far] = [isUpright ? y : x, borderOf(to, isUpright, false), borderOf(to, isUpright, true)];
  if (at < near) return near - at;
  return at > far ? far - at : 0;
};

const DOT_RADIUS = 5;

/** The room of a dot, whose middle is given. */
export const aroundDot = ({ x, y }: { readonly x: number; readonly y: number }): Rect => ({
  x: x - DOT_RADIUS,
  y: y - DOT_RADIUS,
  width: 2 * DOT_RADIUS,
  height: 2 * DOT_RADIUS,
});
