import { createStepper, runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSlotChoiceMachine, createSlotChoiceView, type SlotTexts } from '../src/index.ts';
import { toChosen, toSlotSummary } from '../src/slot-choice.view.ts';
import { mondayOf, type OffsetAt, visitorDayOf, visitorMinutesOf } from '../src/slots.ts';
import { instants, jumpingClocks, officeWeeks, sampleOffice } from '../src/testing/index.ts';

const DAY_MS = 86_400_000;
const WEDNESDAY = Date.parse('2026-11-25T10:00:00Z');
const MONDAY_NINE = Date.parse('2026-11-30T03:30:00Z');
const offsetAt = () => 0;
const dayOf = (instant: number) => Math.floor(instant / DAY_MS);
const span = (from: number, until?: number) =>
  [from, until].map((at) => (at === undefined ? '' : new Date(at).toISOString().slice(11, 16))).join('–');
const texts: SlotTexts = {
  dayNumber: (day) => String(new Date(day * DAY_MS).getUTCDate()),
  monthName: (day) => `month ${new Date(day * DAY_MS).getUTCMonth() + 1}`,
  dayName: (day) => new Date(day * DAY_MS).toISOString().slice(0, 10),
  timeText: span,
  officeTimeText: (from, until) => `office ${span(from, until)}`,
  offsetAt,
  timeZone: 'UTC',
  timeZoneText: 'UTC',
};

const open = () =>
  createStepper(createSlotChoiceMachine({ office: sampleOffice, offsetAt, watchClock: () => () => {} }));
const viewOf = ({ snapshot }: ReturnType<typeof open>) => createSlotChoiceView(texts)(snapshot);

describe('the view of the calendar', { tags: ['BOK-1'] }, () => {
  it('has seven weeks of blank days before the time is known', { tags: ['RTE-5'] }, () => {
    const days = viewOf(open()).weeks.flat();
    expect(viewOf(open()).weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7, 7]);
    expect(days).toEqual(
      days.map((_, day) => ({
        day,
        isBlank: true,
        numberText: '',
        monthText: '',
        label: '',
        isOpen: false,
        isToday: false,
        isChosen: false,
        isTabStop: false,
      })),
    );
    expect(viewOf(open())).toMatchObject({ isKnown: false, noteText: '', lostText: '', dayText: '' });
  });

  it('shows the days from today to six weeks ahead, the rest blank', () => {
    const choice = open();
    choice.send({ type: 'clock.ticked', at: WEDNESDAY });
    choice.send({ type: 'day.choose', day: dayOf(MONDAY_NINE) });
    expect(viewOf(choice).isKnown).toBe(true);
    const days = viewOf(choice).weeks.flat();
    const monday = dayOf(WEDNESDAY) - 2;
    expect(days.map(({ day }) => day)).toEqual(days.map((_, place) => monday + place));
    const shown = days.filter(({ isBlank }) => !isBlank).map(({ day }) => day);
    expect([shown[0], shown.at(-1)]).toEqual([dayOf(WEDNESDAY), dayOf(WEDNESDAY) + 42]);
    expect(shown).toHaveLength(43);
    expect(days.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual([dayOf(WEDNESDAY)]);
    expect(days.filter(({ isChosen }) => isChosen).map(({ day }) => day)).toEqual([dayOf(MONDAY_NINE)]);
    const blank = days.filter(({ isBlank }) => isBlank);
    for (const { day, isOpen, label, numberText } of blank)
      expect([isOpen, label, numberText]).toEqual([false, '', texts.dayNumber(day)]);
  });

  it('lists each slot once, by part of the day, with night last', () => {
    fc.assert(
      fc.property(officeWeeks, instants, fc.integer({ min: -24, max: 28 }), (office, at, halfHours) => {
        const toOffset = () => halfHours * 30;
        const shown = { ...texts, offsetAt: toOffset };
        const choice = createStepper(
          createSlotChoiceMachine({ office, offsetAt: toOffset, watchClock: () => () => {} }),
        );
        choice.send({ type: 'clock.ticked', at });
        const [first] = choice.snapshot.context.calendar.days;
        if (!first) return;
        choice.send({ type: 'day.choose', day: first.day });
        const { groups } = createSlotChoiceView(shown)(choice.snapshot);
        const starts = groups.flatMap(({ slots }) => slots.map(({ start }) => start));
        expect([...starts].sort((a, b) => a - b)).toEqual(first.slots);
        for (const { isNight, slots } of groups)
          for (const { start } of slots) {
            const hour = visitorMinutesOf(start, toOffset) / 60;
            expect(isNight).toBe(hour < 5 || hour >= 22);
          }
        expect(groups.slice(0, -1).some(({ isNight }) => isNight)).toBe(false);
      }),
      runs(100),
    );
  });

  it('shows every day with slots and one tab stop whenever clocks change', {
    tags: ['A11-1'],
  }, () => {
    // Late on the visitor's Sunday, a clock change can move the end of the six weeks to Monday.
    const lateSunday = (at: number, toOffset: OffsetAt, minutes: number) =>
      (mondayOf(visitorDayOf(at, toOffset)) + 7) * DAY_MS - (toOffset(at) + minutes) * 60_000;
    const late = fc.option(fc.integer({ min: 1, max: 120 }), { nil: undefined });
    const keys = fc.array(fc.constantFrom('End', 'ArrowDown', 'PageDown', 'ArrowRight'));
    let longer = 0;
    fc.assert(
      fc.property(
        fc.oneof(fc.constant(sampleOffice), officeWeeks),
        instants,
        jumpingClocks,
        late,
        keys,
        (office, at, { offsetAt: toOffset }, minutes, pressed) => {
          const now = minutes === undefined ? at : lateSunday(at, toOffset, minutes);
          const ports = { office, offsetAt: toOffset, watchClock: () => () => {} };
          const choice = createStepper(createSlotChoiceMachine(ports));
          choice.send({ type: 'clock.ticked', at: now });
          for (const key of pressed) choice.send({ type: 'day.move', key });
          const { focusDay, weeks } = viewOf(choice);
          const days = weeks.flat();
          const open = days.filter(({ isOpen }) => isOpen).map(({ day }) => day);
          expect(open).toEqual(choice.snapshot.context.calendar.days.map(({ day }) => day));
          expect(days.filter(({ isTabStop }) => isTabStop).map(({ day }) => day)).toEqual([focusDay]);
          if (weeks.length > 7) longer += 1;
        },
      ),
      runs(500),
    );
    expect(longer).toBeGreaterThan(1);
  });

  it('shows the start and end of a slot with the office’s time', () => {
    expect(toSlotSummary(MONDAY_NINE, texts)).toEqual({
      dateTime: '2026-11-30T03:30:00.000Z',
      dayText: '2026-11-30',
      timeText: '03:30–04:00',
      officeText: 'office 03:30–04:00',
    });
  });

  it('passes the chosen slot as text and the booked slots to a submit', () => {
    const choice = open();
    choice.send({ type: 'clock.ticked', at: WEDNESDAY });
    expect(toChosen(choice.snapshot)).toEqual({ slot: '', booked: [] });
    choice.send({ type: 'slot.choose', slot: MONDAY_NINE });
    expect(toChosen(choice.snapshot)).toEqual({ slot: String(MONDAY_NINE), booked: [] });
  });
});
