import { oneOf } from '@loomwright/kit/testing';
import fc from 'fast-check';
import type { OfficeWeek, OffsetAt } from '../slots.ts';

const DAY_MS = 86_400_000;

/** The business hours of the site's office, in India: Mon–Fri 9–18, Sat 10–16. */
export const sampleOffice: OfficeWeek = {
  offsetMinutes: 330,
  days: [undefined, ...Array(5).fill({ opens: 540, closes: 1080 }), { opens: 600, closes: 960 }],
};

const minutes = fc.integer({ min: 0, max: 1440 });
/** Any office: every day of its own, odd hours and clocks among them. */
export const officeWeeks: fc.Arbitrary<OfficeWeek> = fc.record({
  offsetMinutes: oneOf(0, 330, 345, -210, 525, 840, -720),
  days: fc.array(fc.option(fc.record({ opens: minutes, closes: minutes }), { nil: undefined }), {
    minLength: 7,
    maxLength: 7,
  }),
});

/** Times of the years 2026 to 2029, on the half hour and beside it most often. */
export const instants = fc
  .tuple(fc.integer({ min: 0, max: 3 * 365 * 48 }), oneOf(0, 1, -1, 899_999, 1_700_000))
  .map(([halfHours, more]) => Date.UTC(2026, 10, 25) + halfHours * 1_800_000 + more);

/** A clock that jumps once by up to two hours, and its offsets before and after, in minutes. */
export const jumpingClocks: fc.Arbitrary<{ readonly jumpsAt: number; readonly offsetAt: OffsetAt }> = fc
  .record({
    before: fc.integer({ min: -48, max: 56 }).map((quarters) => quarters * 15),
    jump: oneOf(-120, -60, -30, 0, 30, 60, 120),
    inDays: fc.integer({ min: 0, max: 45 * 96 }),
    from: instants,
  })
  .map(({ before, from, inDays, jump }) => {
    const jumpsAt = from + (inDays * DAY_MS) / 96;
    return { jumpsAt, offsetAt: (instant) => (instant < jumpsAt ? before : before + jump) };
  });
