import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BOOKING_MS,
  dayByKey,
  isSlot,
  type OfficeWeek,
  SLOT_MS,
  slotsOn,
  toCalendar,
  toSlots,
  visitorDayOf,
  visitorMinutesOf,
  weekdayOf,
} from '../src/slots.ts';
import { instants, jumpingClocks, officeWeeks, sampleOffice } from '../src/testing/index.ts';

const MINUTE_MS = 60_000;
const offices = fc.oneof(fc.constant(sampleOffice), officeWeeks);

const onOfficeClock = ({ offsetMinutes }: OfficeWeek, instant: number) => {
  const shown = new Date(instant + offsetMinutes * MINUTE_MS);
  return { weekday: shown.getUTCDay(), minutes: shown.getUTCHours() * 60 + shown.getUTCMinutes() };
};

describe('the slots', { tags: ['BOK-1'] }, () => {
  it('are the half hours within the business hours of the next six weeks', () => {
    fc.assert(
      fc.property(offices, instants, (office, now) => {
        const expected: number[] = [];
        const grid = 15 * MINUTE_MS;
        for (let at = Math.floor(now / grid) * grid; at <= now + BOOKING_MS; at += grid) {
          const { minutes, weekday } = onOfficeClock(office, at);
          const hours = office.days[weekday];
          if (!hours || at <= now || minutes % 30 !== 0) continue;
          if (minutes >= hours.opens && minutes + 30 <= hours.closes) expected.push(at);
        }
        expect(toSlots(office, now)).toEqual(expected);
      }),
      runs(100),
    );
  });

  it('are after now and at most six weeks ahead', () => {
    const monday = Date.parse('2026-11-30T03:30:00Z');
    expect(toSlots(sampleOffice, monday - 1)[0]).toBe(monday);
    expect([isSlot(sampleOffice, monday, monday), isSlot(sampleOffice, monday - 1, monday)]).toEqual([
      false,
      true,
    ]);
    const early = monday - BOOKING_MS;
    expect([isSlot(sampleOffice, early, monday), isSlot(sampleOffice, early - 1, monday)]).toEqual([
      true,
      false,
    ]);
  });

  it('are exactly the instants a submit accepts at the same time', () => {
    const near = fc.constantFrom(0, 1, -1, SLOT_MS, -SLOT_MS, SLOT_MS / 2, MINUTE_MS);
    fc.assert(
      fc.property(offices, instants, fc.nat(1000), near, (office, now, place, by) => {
        const slots = toSlots(office, now);
        const start = (slots[place % Math.max(1, slots.length)] ?? now) + by;
        expect(isSlot(office, now, start)).toBe(slots.includes(start));
      }),
      runs(100),
    );
  });

  it('are the same for every visitor, grouped by the visitor’s days', () => {
    const seen = { jumps: 0 };
    fc.assert(
      fc.property(offices, instants, jumpingClocks, (office, now, { jumpsAt, offsetAt }) => {
        const slots = toSlots(office, now);
        const { days, last, today } = toCalendar(office, now, offsetAt);
        expect([...days.flatMap((one) => one.slots)].sort((a, b) => a - b)).toEqual(slots);
        expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
        for (const { day, slots: own } of days) {
          expect(day >= today && day <= last).toBe(true);
          expect(own.filter((slot) => visitorDayOf(slot, offsetAt) !== day)).toEqual([]);
        }
        if (jumpsAt > now && jumpsAt < now + BOOKING_MS && offsetAt(jumpsAt) !== offsetAt(now))
          seen.jumps += 1;
      }),
      runs(100),
    );
    expect(seen.jumps).toBeGreaterThan(2);
  });

  it('show a local time that converts back to the instant', () => {
    fc.assert(
      fc.property(instants, jumpingClocks, (instant, { offsetAt }) => {
        const minutes = visitorMinutesOf(instant, offsetAt);
        const day = visitorDayOf(instant, offsetAt);
        expect(minutes >= 0 && minutes < 1440).toBe(true);
        expect((day * 1440 + minutes - offsetAt(instant)) * MINUTE_MS).toBeCloseTo(instant, 3);
      }),
      runs(1000),
    );
  });

  it.each([
    ['a Sunday, when the office is closed', '2026-11-29T06:30:00Z', '2026-11-30T03:30:00Z'],
    ['half past five on a Saturday', '2026-11-28T12:00:00Z', '2026-11-30T03:30:00Z'],
    ['the moment a slot begins', '2026-11-25T04:00:00Z', '2026-11-25T04:30:00Z'],
    ['the moment before', '2026-11-25T03:59:59Z', '2026-11-25T04:00:00Z'],
    ['midnight in India', '2026-11-25T18:30:00Z', '2026-11-26T03:30:00Z'],
    ['after the last slot of a Friday', '2026-11-27T12:00:00Z', '2026-11-28T04:30:00Z'],
  ])('start with the next one: %s', (_, now, first) => {
    const [slot = 0] = toSlots(sampleOffice, Date.parse(now));
    expect(new Date(slot).toISOString()).toBe(first.replace('Z', '.000Z'));
  });
});

describe('the calendar', { tags: ['BOK-1'] }, () => {
  const calendar = toCalendar(sampleOffice, Date.parse('2026-11-25T10:00:00Z'), () => 60);
  const { last, today } = calendar;

  it('has the visitor’s weekdays: Monday morning in India is Sunday in Hawaii', () => {
    const hawaii = toCalendar(sampleOffice, Date.parse('2026-11-25T10:00:00Z'), () => -600);
    const sundays = hawaii.days.filter(({ day }) => weekdayOf(day) === 0);
    expect(sundays).toHaveLength(6);
    // Saturday in Hawaii starts at 15:30 in India, when the last slot of the day begins.
    for (const { day } of hawaii.days.filter((one) => weekdayOf(one.day) === 6))
      expect(slotsOn(hawaii, day).every((slot) => visitorMinutesOf(slot, () => -600) < 1)).toBe(true);
    expect(slotsOn(calendar, undefined)).toEqual([]);
  });

  it.each([
    ['ArrowRight', today, today + 1],
    ['ArrowLeft', today, today],
    ['ArrowDown', today, today + 7],
    ['ArrowUp', today + 3, today + 3],
    ['ArrowUp', today + 10, today + 3],
    ['ArrowUp', today + 7, today],
    ['ArrowDown', last - 7, last],
    ['Home', today + 1, today],
    ['Home', today + 8, today + 5],
    ['End', today, today + 4],
    ['End', last, last],
    ['PageDown', today, today + 28],
    ['PageDown', today + 20, today + 41],
    ['PageUp', today + 41, today + 13],
    ['PageUp', today + 8, today + 1],
    ['ArrowDown', last - 2, last - 2],
    ['a', today, undefined],
    ['constructor', today, undefined],
  ])('%s moves from %i to %s', { tags: ['A11-1'] }, (key, from, to) => {
    expect(dayByKey(calendar, from, key)).toBe(to);
  });

  it('keeps the focus within its days, whichever keys are pressed', () => {
    const keys = fc.constantFrom(
      'ArrowUp',
      'ArrowDown',
      'ArrowLeft',
      'ArrowRight',
      'Home',
      'End',
      'PageUp',
      'PageDown',
    );
    fc.assert(
      fc.property(fc.array(keys, { maxLength: 30 }), (pressed) => {
        const end = pressed.reduce((day, key) => dayByKey(calendar, day, key) ?? Number.NaN, today);
        expect(end >= today && end <= last).toBe(true);
      }),
      runs(100),
    );
  });
});
