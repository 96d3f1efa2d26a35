import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  axisOf,
  type Box,
  niceAxis,
  toAreaPath,
  toBarPath,
  toBars,
  toDotPath,
  toLinePath,
  toPoints,
  toTrendPoints,
  yOf,
} from '../src/chart-geometry.ts';
import { chartValues, oddValues, seriesOf } from '../src/testing/index.ts';

const boxes: fc.Arbitrary<Box> = fc.record({
  width: fc.integer({ min: 20, max: 2000 }),
  height: fc.integer({ min: 10, max: 1000 }),
});
// Coordinates are rounded to hundredths.
const hair = 0.02;

describe('the axis', { tags: ['DSH-1'] }, () => {
  it('begins at 0, reaches every value, and its ticks are round and evenly spaced', () => {
    const seen = new Set<number>();
    fc.assert(
      fc.property(chartValues, (largest) => {
        const { maximum, ticks } = niceAxis(largest);
        expect(ticks[0]).toBe(0);
        expect(ticks.at(-1)).toBe(maximum);
        expect(maximum).toBeGreaterThanOrEqual(largest * (1 - 1e-8));
        expect(ticks.length - 1).toBeLessThanOrEqual(4);
        const step = ticks[1] ?? 0;
        for (const [index, tick] of ticks.entries())
          expect(Math.abs(tick - index * step)).toBeLessThanOrEqual(maximum * 1e-12);
        // A round step is 1, 2, 2.5 or 5 times a power of ten.
        expect(['1', '2', '25', '5']).toContain(
          step
            .toExponential(10)
            .replace(/\.?0*e.*$/, '')
            .replace('.', ''),
        );
        if (largest > 0 && ticks.length > 2) expect(maximum - step).toBeLessThan(largest);
        seen.add(ticks.length);
      }),
      runs(1000),
    );
    expect([...seen].sort()).toEqual([2, 3, 4, 5]);
  });

  it.each([
    [0.3, [0, 0.1, 0.2, 0.3]],
    [7, [0, 2, 4, 6, 8]],
    [99.97, [0, 25, 50, 75, 100]],
    [38500, [0, 10000, 20000, 30000, 40000]],
  ])('for %d is %j, without a rounding error', (largest, ticks) => {
    expect(niceAxis(largest).ticks).toEqual(ticks);
  });

  it('exists without values, and for values that are not numbers', () => {
    fc.assert(
      fc.property(seriesOf(oddValues), (series) => {
        const { maximum, ticks } = axisOf(series);
        expect(maximum).toBeGreaterThan(0);
        expect(ticks.every(Number.isFinite)).toBe(true);
      }),
      runs(1000),
    );
    expect(axisOf([])).toEqual({ maximum: 1, ticks: [0, 1] });
    expect(axisOf([[], []])).toEqual({ maximum: 1, ticks: [0, 1] });
    expect(axisOf([[0, 0]])).toEqual({ maximum: 1, ticks: [0, 1] });
    expect(axisOf([[5e-324]])).toEqual({ maximum: 1, ticks: [0, 1] });
  });
});

describe('bars and lines', { tags: ['DSH-1'] }, () => {
  it('stay in the box for any input', () => {
    fc.assert(
      fc.property(seriesOf(oddValues), boxes, (series, box) => {
        const axis = axisOf(series);
        for (const { x, y, width, height } of toBars(series, axis, box).flat()) {
          expect(Math.min(x, y, height)).toBeGreaterThanOrEqual(0);
          expect(width).toBeGreaterThan(0);
          expect(x + width).toBeLessThanOrEqual(box.width + hair);
          expect(y + height).toBeCloseTo(box.height, 1);
        }
        for (const { x, y } of toPoints(series, axis, box).flat()) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(box.width);
          expect(y).toBeLessThanOrEqual(box.height);
        }
      }),
      runs(300, 100_000),
    );
  });

  it('are proportional to the value, with 0 on the lower edge', () => {
    let higher = 0;
    fc.assert(
      fc.property(seriesOf(chartValues), boxes, (series, box) => {
        const axis = axisOf(series);
        const values = series.flat();
        const points = toPoints(series, axis, box).flat();
        for (const [index, value] of values.entries()) {
          const y = points[index]?.y ?? Number.NaN;
          expect(y).toBe(yOf(value, axis, box));
          expect(Math.abs(box.height - y - (value / axis.maximum) * box.height)).toBeLessThanOrEqual(hair);
          for (const [other, more] of values.entries()) {
            if (!(more > value)) continue;
            expect(points[other]?.y).toBeLessThanOrEqual(y);
            if ((points[other]?.y ?? y) < y) higher += 1;
          }
        }
      }),
      runs(100),
    );
    expect(higher).toBeGreaterThan(330);
    expect(yOf(0, { maximum: 8, ticks: [0, 8] }, { width: 9, height: 50 })).toBe(50);
    expect(yOf(8, { maximum: 8, ticks: [0, 8] }, { width: 9, height: 50 })).toBe(0);
  });

  it('run from left to right, with each point in the middle of its bar', () => {
    fc.assert(
      fc.property(seriesOf(chartValues), boxes, (series, box) => {
        const axis = axisOf(series);
        const bars = toBars(series, axis, box);
        const columns = (series[0] ?? []).map((_, index) => bars.flatMap((own) => own[index] ?? []));
        const inOrder = columns.flat();
        for (const [index, bar] of inOrder.entries()) {
          const before = inOrder[index - 1];
          if (before) expect(bar.x).toBeGreaterThanOrEqual(before.x + before.width - hair);
        }
        for (const [index, column] of columns.entries()) {
          const [left, right] = [column[0], column.at(-1)];
          const middle = ((left?.x ?? 0) + (right?.x ?? 0) + (right?.width ?? 0)) / 2;
          expect(Math.abs((toPoints(series, axis, box)[0]?.[index]?.x ?? 0) - middle)).toBeLessThan(0.1);
        }
      }),
      runs(100),
    );
  });
});

describe('paths', { tags: ['DSH-1'] }, () => {
  const box = { width: 100, height: 50 };

  it('contain only numbers, and are empty without data', () => {
    fc.assert(
      fc.property(seriesOf(oddValues), boxes, (series, field) => {
        const axis = axisOf(series);
        const drawn = [
          ...toBars(series, axis, field).map(toBarPath),
          ...toPoints(series, axis, field).flatMap((points) => [
            toLinePath(points),
            toAreaPath(points, field),
            toDotPath(points),
          ]),
          ...series.map((values) => toLinePath(toTrendPoints(values, field))),
        ];
        for (const path of drawn) {
          expect(path).not.toMatch(/NaN|Infinity|undefined/);
          expect(path === '').toBe(series[0]?.length === 0);
        }
      }),
      runs(1000),
    );
  });

  it('draw one value as one bar, one dot', () => {
    const axis = niceAxis(5);
    expect(toBarPath(toBars([[5]], axis, box)[0] ?? [])).toBe('M25.36 8.33h49.28v41.67h-49.28z');
    const points = toPoints([[5]], axis, box)[0] ?? [];
    expect([toLinePath(points), toDotPath(points)]).toEqual(['M50 8.33', 'M50 8.33h0']);
  });

  it('close an area along the lower edge', () => {
    const points = [
      { x: 10, y: 20 },
      { x: 30, y: 5 },
    ];
    expect(toAreaPath(points, box)).toBe('M10 20L30 5L30 50L10 50z');
  });
});

describe('a trend', () => {
  it('fills its box from edge to edge, from the lowest to the highest value', {
    tags: ['DSH-1'],
  }, () => {
    fc.assert(
      fc.property(fc.array(chartValues, { minLength: 2, maxLength: 14 }), boxes, (trend, box) => {
        const points = toTrendPoints(trend, box);
        expect([points[0]?.x, points.at(-1)?.x]).toEqual([0, box.width]);
        const low = points[trend.indexOf(Math.min(...trend))]?.y;
        const high = points[trend.indexOf(Math.max(...trend))]?.y;
        const isFlat = new Set(trend).size === 1;
        expect([low, high]).toEqual(isFlat ? [box.height / 2, box.height / 2] : [box.height, 0]);
      }),
      runs(1000),
    );
  });
});
