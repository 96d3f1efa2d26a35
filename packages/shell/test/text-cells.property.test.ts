import { runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PageBox, toTextCells } from '../src/index.ts';
import { anyNumbers } from '../src/testing/index.ts';

const pageBoxes = (largest: number): fc.Arbitrary<PageBox> =>
  fc
    .tuple(...Array.from({ length: 4 }, () => fc.double({ min: -100, max: largest, noNaN: true })))
    .map(([x = 0, y = 0, width = 0, height = 0]) => ({
      left: x,
      top: y,
      right: x + Math.abs(width),
      bottom: y + Math.abs(height),
    }));

describe('the cells of a page', () => {
  it('[BKG-1] [A11-1] every point of a text is in a covered cell', () => {
    const seen = { inside: 0, free: 0 };
    fc.assert(
      fc.property(
        fc.array(pageBoxes(3000), { maxLength: 20 }),
        fc.double({ min: 1, max: 3000, noNaN: true }),
        fc.double({ min: 1, max: 20_000, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (boxes, width, height, across, down) => {
          const { cells, columns, rows } = toTextCells(boxes, width, height);
          expect(cells).toHaveLength(columns * rows);
          for (const { bottom, left, right, top } of boxes) {
            const [x, y] = [left + across * (right - left), top + down * (bottom - top)];
            if (x < 0 || y < 0 || x >= width || y >= height) continue;
            seen.inside += 1;
            const [column, row] = [Math.floor((x / width) * columns), Math.floor((y / height) * rows)];
            expect(cells[row * columns + column]).toBe(0);
          }
          if (cells.includes(255)) seen.free += 1;
        },
      ),
      runs(1000),
    );
    expect(Math.min(seen.inside, seen.free)).toBeGreaterThan(100);
  });

  it('[BKG-1] are all free without text, and few whatever a browser measures', () => {
    fc.assert(
      fc.property(anyNumbers, anyNumbers, anyNumbers, anyNumbers, (a, b, width, height) => {
        const { cells, ...page } = toTextCells([{ left: a, top: b, right: b, bottom: a }], width, height);
        expect(cells.length).toBeLessThanOrEqual(160 * 640);
        expect(Object.values(page).every((value) => Number.isFinite(value) && value > 0)).toBe(true);
        expect(new Set(toTextCells([], width, height).cells)).toEqual(new Set([255]));
      }),
      runs(1000),
    );
  });
});
