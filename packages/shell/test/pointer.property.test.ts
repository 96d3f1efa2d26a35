import { oneOf, runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIELD, follow, MIDDLE, smoothingFactor, toPointerPlace } from '../src/index.ts';
import { anyNumbers } from '../src/testing/index.ts';

// Adding 0 turns −0 into 0.
const share = fc.double({ min: -1, max: 1, noNaN: true }).map((value) => value + 0);
const pointerPlaces = fc.record({ x: share, y: share });

const elapsedSeconds = fc.oneof(
  oneOf(0, 1 / 240, 1 / 60, 1 / 30, 1, 1e12, Number.MAX_VALUE),
  fc.double({ min: 0, max: 10, noNaN: true }),
);

const between = (value: number, a: number, b: number) =>
  value >= Math.min(a, b) - 1e-12 && value <= Math.max(a, b) + 1e-12;

describe('following the pointer', { tags: ['BKG-1'] }, () => {
  it('covers a twentieth of the distance per frame at 60 frames a second', () => {
    expect(FIELD.pointerSmoothing).toBe(0.05);
    expect(smoothingFactor(1 / 60)).toBeCloseTo(0.05, 12);
    expect(smoothingFactor(2 / 60)).toBeCloseTo(0.05 + 0.95 * 0.05, 12);
    expect(follow(MIDDLE, { x: 1, y: -1 }, 1 / 60)).toEqual({
      x: expect.closeTo(0.05, 12),
      y: expect.closeTo(-0.05, 12),
    });
  });

  it('comes nearer and never overshoots, after any time', () => {
    fc.assert(
      fc.property(pointerPlaces, pointerPlaces, elapsedSeconds, (from, to, seconds) => {
        const place = follow(from, to, seconds);
        for (const axis of ['x', 'y'] as const) {
          expect(between(place[axis], from[axis], to[axis])).toBe(true);
          expect(Math.abs(to[axis] - place[axis])).toBeLessThanOrEqual(
            Math.abs(to[axis] - from[axis]) + 1e-12,
          );
        }
      }),
      runs(1000),
    );
  });

  it('does not depend on the frame rate: steps compose', () => {
    fc.assert(
      fc.property(
        pointerPlaces,
        pointerPlaces,
        fc.array(fc.double({ min: 0, max: 2, noNaN: true }), { maxLength: 20 }),
        (from, to, steps) => {
          const stepped = steps.reduce((place, seconds) => follow(place, to, seconds), from);
          const atOnce = follow(
            from,
            to,
            steps.reduce((sum, seconds) => sum + seconds, 0),
          );
          expect(stepped.x).toBeCloseTo(atOnce.x, 9);
          expect(stepped.y).toBeCloseTo(atOnce.y, 9);
        },
      ),
      runs(1000),
    );
  });

  it('arrives, and stays if no time passes or the clock is wrong', () => {
    fc.assert(
      fc.property(pointerPlaces, pointerPlaces, (from, to) => {
        expect(follow(from, to, 1e9)).toEqual(to);
        expect(follow(from, to, Number.POSITIVE_INFINITY)).toEqual(to);
        for (const seconds of [0, -1, Number.NaN]) expect(follow(from, to, seconds)).toEqual(from);
      }),
      runs(1000),
    );
  });
});

describe('the place of the pointer', { tags: ['BKG-1'] }, () => {
  it('is −1 to 1 from left to right and from bottom to top', () => {
    expect(toPointerPlace(0, 0, 800, 600)).toEqual({ x: -1, y: 1 });
    expect(toPointerPlace(400, 300, 800, 600)).toEqual(MIDDLE);
    expect(toPointerPlace(800, 600, 800, 600)).toEqual({ x: 1, y: -1 });
  });

  it('is on the screen for any measured size', () => {
    fc.assert(
      fc.property(anyNumbers, anyNumbers, anyNumbers, anyNumbers, (x, y, width, height) => {
        const place = toPointerPlace(x, y, width, height);
        for (const value of [place.x, place.y]) expect(Math.abs(value)).toBeLessThanOrEqual(1);
      }),
      runs(1000),
    );
  });
});
