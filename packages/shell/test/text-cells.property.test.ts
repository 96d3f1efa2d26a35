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

  it('[BKG-1] a point is free that is farther from every text than its margin of 14 px and a cell', () => {
    const seen = { free: 0 };
    fc.assert(
      fc.property(
        fc.array(pageBoxes(1500), { minLength: 1, maxLength: 4 }),
        fc.double({ min: 1, max: 3000, noNaN: true }),
        fc.double({ min: 1, max: 9000, noNaN: true }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (boxes, width, height, across, down) => {
          const { cells, columns, rows } = toTextCells(boxes, width, height);
          const [x, y] = [across * width, down * height];
          const [besides, above] = [14 + width / columns, 14 + height / rows];
          const isFar = boxes.every(
            ({ bottom, left, right, top }) =>
              x < left - besides || x > right + besides || y < top - above || y > bottom + above,
          );
          if (!isFar) return;
          seen.free += 1;
          expect(cells[Math.floor(down * rows) * columns + Math.floor(across * columns)]).toBe(255);
        },
      ),
      runs(1000),
    );
    expect(seen.free).toBeGreaterThan(100);
  });

  it('[BKG-1] are 24 px wide and high, at most 160 by 640 of them; a text covers those that its margin touches', () => {
    expect(toTextCells([], 241, 24)).toMatchObject({ columns: 11, rows: 1, width: 241, height: 24 });
    expect(toTextCells([], 1e6, 2e6)).toMatchObject({ columns: 160, rows: 640, width: 1e6, height: 1e6 });
    expect(toTextCells([], -1, Number.NaN)).toMatchObject({ columns: 1, rows: 1, width: 1, height: 1 });
    const covered = (left: number, top: number, right: number, bottom: number) =>
      [...toTextCells([{ left, top, right, bottom }], 96, 72).cells]
        .map((cell) => (cell === 0 ? 'x' : '.'))
        .join('');
    expect(covered(39, 39, 57, 57)).toBe('.....xx..xx.');
    expect(covered(40, 10, 41, 11)).toBe('.xx..xx.....');
    expect(covered(-50, -50, -20, -20)).toBe('............');
    expect(covered(200, 200, 300, 300)).toBe('............');
    expect(covered(-50, -50, 500, 500)).toBe('xxxxxxxxxxxx');
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
