import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FIELD, isSameSize, toCanvasSize } from '../src/index.ts';
import { anyNumbers } from '../src/testing/index.ts';

it('the canvas has the size of the screen, and a pixel ratio of at most 2', { tags: ['BKG-1'] }, () => {
  expect(FIELD).toMatchObject({ pixelRatioCap: 2, resizeDebounceMs: 100 });
  expect(toCanvasSize(360, 740, 1.5)).toEqual({ width: 360, height: 740, pixelRatio: 1.5 });
  expect(toCanvasSize(360.4, 740.6, 3)).toEqual({ width: 360, height: 741, pixelRatio: 2 });
});

it('any measured size gives a canvas that can be drawn on', { tags: ['BKG-1'] }, () => {
  expect(toCanvasSize(0, 0, 0)).toEqual({ width: 1, height: 1, pixelRatio: 0.25 });
  fc.assert(
    fc.property(anyNumbers, anyNumbers, anyNumbers, (width, height, ratio) => {
      const size = toCanvasSize(width, height, ratio);
      expect(Number.isInteger(size.width) && size.width >= 1).toBe(true);
      expect(Number.isInteger(size.height) && size.height >= 1).toBe(true);
      expect(size.pixelRatio >= 0.25 && size.pixelRatio <= 2).toBe(true);
      expect(isSameSize(size, toCanvasSize(size.width, size.height, size.pixelRatio))).toBe(true);
      expect(isSameSize(size, { ...size, height: size.height + 1 })).toBe(false);
      expect(isSameSize(size, { ...size, width: size.width + 1 })).toBe(false);
      expect(isSameSize(size, { ...size, pixelRatio: size.pixelRatio / 2 })).toBe(false);
    }),
    runs(1000),
  );
});
