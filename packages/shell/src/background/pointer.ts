import { FIELD } from './field.ts';

/** From −1 (left or bottom) to 1 (right or top). */
export interface PointerPlace {
  readonly x: number;
  readonly y: number;
}

export const MIDDLE: PointerPlace = { x: 0, y: 0 };

const within = (value: number) => (Number.isFinite(value) ? Math.min(1, Math.max(-1, value)) : 0);

/** Returns the middle if the size is 0. */
export const toPointerPlace = (x: number, y: number, width: number, height: number): PointerPlace => ({
  x: within((2 * x) / width - 1),
  y: within(1 - (2 * y) / height),
});

/** The share of a distance covered after `seconds`, independent of the frame rate (BKG-1). */
export const smoothingFactor = (seconds: number): number =>
  seconds > 0 ? 1 - (1 - FIELD.pointerSmoothing) ** (60 * seconds) : 0;

const approach = (from: number, to: number, share: number) =>
  // Avoids the rounding error of the sum.
  share === 1 ? to : from + (to - from) * share;

/** Moves towards `to` and never overshoots. */
export const follow = (from: PointerPlace, to: PointerPlace, seconds: number): PointerPlace => {
  const share = smoothingFactor(seconds);
  return { x: approach(from.x, to.x, share), y: approach(from.y, to.y, share) };
};
