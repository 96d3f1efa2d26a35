import { FIELD } from './field.ts';

/** A place on the screen: −1 left and below, 0 in the middle, 1 right and above. */
export interface PointerPlace {
  readonly x: number;
  readonly y: number;
}

export const MIDDLE: PointerPlace = { x: 0, y: 0 };

const within = (value: number) => (Number.isFinite(value) ? Math.min(1, Math.max(-1, value)) : 0);

/** Where a pointer at pixels (`x`, `y`) is on a screen of that size; the middle of a screen that has none. */
export const toPointerPlace = (x: number, y: number, width: number, height: number): PointerPlace => ({
  x: within((2 * x) / width - 1),
  y: within(1 - (2 * y) / height),
});

/** The share of a way that is gone after `seconds`, from 0 to 1, whatever the frames it was gone in (BKG-1). */
export const shareGone = (seconds: number): number =>
  seconds > 0 ? 1 - (1 - FIELD.pointerSmoothing) ** (60 * seconds) : 0;

const approach = (from: number, to: number, share: number) =>
  // At the end exactly there: the sum would be off by a rounding.
  share === 1 ? to : from + (to - from) * share;

/** Where what follows the pointer is after `seconds`: nearer to `to`, never past it. */
export const follow = (from: PointerPlace, to: PointerPlace, seconds: number): PointerPlace => {
  const share = shareGone(seconds);
  return { x: approach(from.x, to.x, share), y: approach(from.y, to.y, share) };
};
