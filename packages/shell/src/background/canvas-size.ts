import { FIELD } from './field.ts';

/** `width` and `height` are in CSS pixels, `pixelRatio` in device pixels per CSS pixel. */
export interface CanvasSize {
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
}

/** A canvas width or height that every major browser allows. */
const LARGEST = 16_384;

const clamp = (value: number, least: number, most: number) =>
  // NaN becomes `least`.
  value >= least ? Math.min(value, most) : least;

/** Returns a size of at least 1 × 1, with a pixel ratio of at most 2 (BKG-1). */
export const toCanvasSize = (width: number, height: number, pixelRatio: number): CanvasSize => ({
  width: clamp(Math.round(width), 1, LARGEST),
  height: clamp(Math.round(height), 1, LARGEST),
  pixelRatio: clamp(pixelRatio, 0.25, FIELD.pixelRatioCap),
});

export const isSameSize = (a: CanvasSize, b: CanvasSize): boolean =>
  a.width === b.width && a.height === b.height && a.pixelRatio === b.pixelRatio;
