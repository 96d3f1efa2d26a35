import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFreeSlot, moveFocus, NO_CHOICE, updateClock } from '../src/slot-choice.ts';
import { instants, jumpingClocks, sampleOffice } from '../src/testing/index.ts';

const DAY_MS = 86_400_000;
const utc = () => 0;
const WEDNESDAY = Date.parse('2026-11-25T10:00:00Z');
const closed = { offsetMinutes: 330, days: [] };

describe('the calendar', { tags: ['BOK-1'] }, () => {
  it('keeps its reference exactly while no day, slot or offset changes', () => {
    const later = fc.oneof(
      fc.integer({ min: 0, max: 1_800_000 }),
      fc.integer({ min: 0, max: 3 * DAY_MS }),
      fc.integer({ min: 0, max: 60 * DAY_MS }),
    );
    const outcomes = new Set<boolean>();
    fc.assert(
      fc.property(instants, later, jumpingClocks, (now, ms, { offsetAt }) => {
        const before = updateClock(NO_CHOICE, sampleOffice, now, offsetAt);
        const after = updateClock(before, sampleOffice, now + ms, offsetAt);
        const isSame = after === before;
        outcomes.add(isSame);
        const fresh = updateClock(NO_CHOICE, sampleOffice, now + ms, offsetAt).calendar;
        expect(after.calendar).toEqual(fresh);
        if (!isSame) expect(before.calendar).not.toEqual(fresh);
      }),
      runs(500),
    );
    expect(outcomes.size).toBe(2);
  });

  it('of an office that is always closed has no slots and starts today', () => {
    const choice = updateClock(NO_CHOICE, closed, WEDNESDAY, utc);
    const today = Math.floor(WEDNESDAY / DAY_MS);
    expect([choice.focusDay, choice.calendar.days]).toEqual([today, []]);
    expect(updateClock(choice, closed, WEDNESDAY + 60_000, utc)).toBe(choice);
    expect(updateClock(choice, closed, WEDNESDAY + DAY_MS, utc).focusDay).toBe(today + 1);
  });

  it('starts at the next day with slots and keeps the keyboard focus', () => {
    const sunday = Date.parse('2026-11-29T10:00:00Z');
    const first = updateClock(NO_CHOICE, sampleOffice, sunday, utc);
    expect(first.focusDay).toBe(Math.floor(sunday / DAY_MS) + 1);
    const moved = moveFocus(first, 'ArrowDown');
    expect(moved.focusDay).toBe(first.focusDay + 7);
    expect(updateClock(moved, sampleOffice, sunday + DAY_MS, utc).focusDay).toBe(moved.focusDay);
    expect(updateClock(moved, sampleOffice, sunday + 20 * DAY_MS, utc).focusDay).toBe(
      Math.floor(sunday / DAY_MS) + 20,
    );
    expect(moveFocus(moved, 'x')).toBe(moved);
  });

  it('nothing is booked or chosen before the time is known', () => {
    expect(NO_CHOICE.calendar.days).toEqual([]);
    expect(NO_CHOICE.booked).toEqual([]);
    expect(isFreeSlot(NO_CHOICE, undefined)).toBe(false);
  });
});
