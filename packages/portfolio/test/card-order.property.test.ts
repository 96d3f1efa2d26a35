import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCardOrder } from '../src/card-order.ts';

const GAP = 12;

const drags = fc
  .array(fc.integer({ min: 10, max: 300 }), { minLength: 1, maxLength: 12 })
  .chain((heights) => {
    let top = 100;
    const places = heights.map((height) => {
      const place = { top, height };
      top += height + GAP;
      return place;
    });
    return fc.record({
      places: fc.constant(places),
      from: fc.nat(heights.length - 1),
      moved: fc.integer({ min: -4000, max: 4000 }),
    });
  });

describe('a dragged card', { tags: ['PGN-1'] }, () => {
  it('moves with the pointer; only the cards it passes make room for it', () => {
    fc.assert(
      fc.property(drags, ({ places, from, moved }) => {
        const { to, shifts } = toCardOrder(places, from, moved);
        const room = (places[from]?.height ?? 0) + GAP;
        expect(shifts[from]).toBe(moved);
        for (const [index, shift] of shifts.entries()) {
          if (index === from) continue;
          const isBetween = index > from ? index <= to : index >= to;
          expect(shift).toBe(isBetween ? (index > from ? -room : room) : 0);
        }
      }),
    );
  });

  it('keeps the displayed order when dropped', () => {
    fc.assert(
      fc.property(drags, ({ places, from, moved }) => {
        const { to, shifts } = toCardOrder(places, from, moved);
        const others = places
          .map(({ top }, index) => ({ index, at: top + (shifts[index] ?? 0) }))
          .filter(({ index }) => index !== from)
          .sort((a, b) => a.at - b.at);
        const order = others.map(({ index }) => index);
        order.splice(to, 0, from);
        const expected = places.map((_, index) => index);
        expected.splice(to, 0, ...expected.splice(from, 1));
        expect(order).toEqual(expected);
      }),
    );
  });

  it('moves further the further it is dragged, up to either end', () => {
    fc.assert(
      fc.property(drags, fc.nat(500), ({ places, from, moved }, more) => {
        expect(toCardOrder(places, from, moved + more).to).toBeGreaterThanOrEqual(
          toCardOrder(places, from, moved).to,
        );
        expect(toCardOrder(places, from, 0).to).toBe(from);
        expect(toCardOrder(places, from, 10_000).to).toBe(places.length - 1);
        expect(toCardOrder(places, from, -10_000).to).toBe(0);
      }),
    );
  });

  it('that is not in the list changes nothing', () => {
    expect(toCardOrder([{ top: 0, height: 10 }], 3, 50)).toEqual({ to: 3, shifts: [0] });
    expect(toCardOrder([], 0, 50)).toEqual({ to: 0, shifts: [] });
  });
});
