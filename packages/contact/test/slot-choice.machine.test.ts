import { createStepper, runs, startActor } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSlotChoiceMachine, createSlotChoiceView, type SlotTexts, toChosen } from '../src/index.ts';
import type { SlotChoiceEvent } from '../src/slot-choice.machine.ts';
import { isFreeSlot } from '../src/slot-choice.ts';
import { isSlot, type OffsetAt, slotsOn, toSlots, visitorDayOf } from '../src/slots.ts';
import { instants, jumpingClocks, sampleOffice } from '../src/testing/index.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const WEDNESDAY = Date.parse('2026-11-25T10:00:00Z');
const MONDAY_NINE = Date.parse('2026-11-30T03:30:00Z');
const berlin: OffsetAt = () => 60;

const createBench = (offsetAt: OffsetAt = berlin) => {
  const stepper = createStepper(
    createSlotChoiceMachine({ office: sampleOffice, offsetAt, watchClock: () => () => {} }),
  );
  const texts: SlotTexts = {
    dayNumber: (day) => String(new Date(day * DAY_MS).getUTCDate()),
    monthName: (day) => `month ${new Date(day * DAY_MS).getUTCMonth() + 1}`,
    dayName: (day) => new Date(day * DAY_MS).toISOString().slice(0, 10),
    timeText: (from) => new Date(from + offsetAt(from) * MINUTE_MS).toISOString().slice(11, 16),
    officeTimeText: (from) => new Date(from + 330 * MINUTE_MS).toISOString().slice(11, 16),
    offsetAt,
    timeZone: 'Europe/Berlin',
    timeZoneText: 'Europe/Berlin',
  };
  const toView = createSlotChoiceView(texts);
  const send = (...events: readonly SlotChoiceEvent[]) => {
    for (const event of events) stepper.send(event);
  };
  return { stepper, send, view: () => toView(stepper.snapshot) };
};
const tick = (at: number) => ({ type: 'clock.ticked', at }) as const;
const chooseDay = (day: number) => ({ type: 'day.choose', day }) as const;
const chooseSlot = (slot: number) => ({ type: 'slot.choose', slot }) as const;
const monday = MONDAY_NINE / DAY_MS - 3.5 / 24;

describe('choosing a time', { tags: ['BOK-1'] }, () => {
  it('shows no date until the time is known, then today and the next day with slots', {
    tags: ['RTE-5'],
  }, () => {
    const { send, view } = createBench();
    expect(view()).toMatchObject({ isKnown: false, dayText: '', groups: [], summary: undefined });
    expect(
      view()
        .weeks.flat()
        .every(({ isBlank, label }) => isBlank && label === ''),
    ).toBe(true);
    send(chooseDay(monday), chooseSlot(MONDAY_NINE));
    expect(view().isKnown).toBe(false);
    send(tick(WEDNESDAY));
    const days = view().weeks.flat();
    expect(days).toHaveLength(49);
    expect(days.filter(({ isToday }) => isToday).map(({ label }) => label)).toEqual([
      '2026-11-25, today, 4 times',
    ]);
    expect(days.filter(({ isTabStop }) => isTabStop)).toHaveLength(1);
    expect(days.find(({ day }) => day === monday - 1)).toMatchObject({
      label: '2026-11-29, closed',
      isOpen: false,
      numberText: '29',
      monthText: '',
    });
    expect(days.find(({ numberText }) => numberText === '1')).toMatchObject({ monthText: 'month 12' });
  });

  it('shows the slots of the chosen day, grouped by the part of the visitor’s day', () => {
    const { send, view } = createBench();
    send(tick(WEDNESDAY), chooseDay(monday - 1));
    expect(view()).toMatchObject({ dayText: '', groups: [] });
    send(chooseDay(monday));
    expect(view().dayText).toBe('2026-11-30');
    expect(
      view().groups.map(({ title, slots }) => [
        title,
        slots.length,
        slots[0]?.timeText,
        slots[0]?.officeText,
      ]),
    ).toEqual([
      ['Morning', 14, '05:00', '09:30'],
      ['Afternoon', 3, '12:00', '16:30'],
      ['At night where you are', 1, '04:30', '09:00'],
    ]);
    send(chooseSlot(MONDAY_NINE + 1));
    expect(view().summary).toBeUndefined();
    send(chooseSlot(MONDAY_NINE));
    expect(view().summary).toEqual({
      dateTime: '2026-11-30T03:30:00.000Z',
      dayText: '2026-11-30',
      timeText: '04:30',
      officeText: '09:00',
    });
    expect(view().groups.at(-1)?.slots[0]).toMatchObject({ isChosen: true, isBooked: false });
    send(chooseDay(monday + 1));
    expect(view()).toMatchObject({ dayText: '2026-12-01', summary: undefined });
  });

  it('a chosen slot is lost when it passes, and its day after the last slot', () => {
    const { send, view } = createBench();
    const slot = Date.parse('2026-11-25T12:00:00Z');
    send(tick(WEDNESDAY), chooseSlot(slot), tick(slot - 1));
    expect(view()).toMatchObject({ lostText: '', summary: { timeText: '13:00' } });
    send(tick(slot));
    expect(view()).toMatchObject({ dayText: '', summary: undefined });
    expect(view().lostText).toBe('13:00 on 2026-11-25 is no longer available. Please choose another time.');
    send(tick(slot), chooseDay(monday));
    expect(view().lostText).toBe('');
  });

  it('slots the member has booked in any tab cannot be chosen', {
    tags: ['STO-4'],
  }, () => {
    const { send, view } = createBench();
    send(tick(WEDNESDAY), chooseSlot(MONDAY_NINE), { type: 'bookings.updated', booked: [MONDAY_NINE] });
    expect(view()).toMatchObject({ dayText: '2026-11-30', summary: undefined });
    expect(view().groups.at(-1)?.slots[0]).toMatchObject({ isBooked: true, isChosen: false });
    send(chooseSlot(MONDAY_NINE));
    expect(view().summary).toBeUndefined();
    expect(
      view()
        .weeks.flat()
        .find(({ day }) => day === monday)?.label,
    ).toBe('2026-11-30, 17 times');
  });

  it.each<[title: string, events: readonly SlotChoiceEvent[]]>([
    ['is stored as a booking', [{ type: 'bookings.updated', booked: [MONDAY_NINE] }]],
    ['starts', [tick(MONDAY_NINE)]],
  ])('a requested slot stays when it %s, and is lost after a failure', (_, events) => {
    const { send, view } = createBench();
    const follow = (status: 'submitting' | 'succeeded' | 'failed') => send({ type: 'form.updated', status });
    send(tick(WEDNESDAY), chooseSlot(MONDAY_NINE));
    const before = view();
    for (const status of ['submitting', 'succeeded'] as const) {
      follow(status);
      send(...events);
      const { lostText, summary, groups } = view();
      expect([lostText, summary]).toEqual(['', before.summary]);
      expect(groups.flatMap(({ slots }) => slots).some(({ isBooked }) => isBooked)).toBe(false);
    }
    follow('failed');
    expect(view().summary).toBeUndefined();
    expect(view().lostText).toContain('2026-11-30 is no longer available');
  });

  it('a draft’s slot is restored if it can be booked, or else reported as lost', {
    tags: ['FRM-3'],
  }, () => {
    const { send, view } = createBench();
    const restore = (slot: number) => send({ type: 'slot.restored', slot });
    send(tick(WEDNESDAY));
    restore(MONDAY_NINE);
    expect(view()).toMatchObject({ dayText: '2026-11-30', summary: { timeText: '04:30' } });
    restore(WEDNESDAY - DAY_MS);
    expect(view()).toMatchObject({ summary: undefined });
    expect(view().lostText).toContain('2026-11-24 is no longer available');
  });

  it('a draft’s slot read before the time is known is restored as well', {
    tags: ['FRM-3'],
  }, () => {
    const slots = [MONDAY_NINE, WEDNESDAY - DAY_MS, WEDNESDAY, MONDAY_NINE + 1];
    fc.assert(
      fc.property(fc.constantFrom(...slots), fc.subarray(slots), (slot, booked) => {
        const restored = { type: 'slot.restored', slot } as const;
        const early = createBench();
        const late = createBench();
        for (const { send } of [early, late]) send({ type: 'bookings.updated', booked });
        early.send(restored);
        expect(toChosen(early.stepper.snapshot).slot).toBe(String(slot));
        early.send(tick(WEDNESDAY));
        late.send(tick(WEDNESDAY), restored);
        expect(early.view()).toEqual(late.view());
        expect(early.stepper.snapshot.value).toEqual(late.stepper.snapshot.value);
      }),
      runs(30),
    );
  });

  it('notes that the visitor’s clock changes before the chosen day', () => {
    const change = MONDAY_NINE - DAY_MS;
    const { send, view } = createBench((instant) => (instant < change ? 60 : 0));
    send(tick(WEDNESDAY), chooseDay(monday - 2));
    expect(view().noteText).toBe('');
    send(chooseDay(monday));
    expect(view().noteText).toContain('clocks where you are change');
    expect(view().groups.at(-1)?.slots[0]).toMatchObject({ timeText: '03:30', officeText: '09:00' });
    send(tick(change - 60_000));
    expect(view().noteText).toContain('clocks where you are change');
    send(tick(change + 60_000));
    expect(view().noteText).toBe('');
  });

  it('keys move only the tab stop', { tags: ['A11-1'] }, () => {
    const { send, stepper, view } = createBench();
    send(tick(WEDNESDAY));
    const { focusDay } = view();
    send({ type: 'day.move', key: 'ArrowDown' });
    expect(view()).toMatchObject({ focusDay: focusDay + 7, dayText: '' });
    const { context } = stepper.snapshot;
    send({ type: 'day.move', key: 'Tab' });
    expect(stepper.snapshot.context).toEqual(context);
  });

  it('stays unchanged when the clock fails', () => {
    const { send, stepper, view } = createBench();
    send(tick(WEDNESDAY));
    stepper.fail('clock', new Error('broken'));
    send(chooseSlot(MONDAY_NINE));
    expect(view().summary?.officeText).toBe('09:00');
  });

  it('watches the clock from start to stop', () => {
    const running = new Set<unknown>();
    const actor = startActor(
      createSlotChoiceMachine({
        office: sampleOffice,
        offsetAt: berlin,
        watchClock: (listener) => {
          running.add(listener);
          listener(WEDNESDAY);
          return () => running.delete(listener);
        },
      }),
    );
    expect([actor.getSnapshot().matches('choosing'), running.size]).toEqual([true, 1]);
    actor.stop();
    expect(running.size).toBe(0);
  });
});

it('in any history only a bookable slot is chosen, on its own day', {
  tags: ['BOK-1'],
}, () => {
  const seen = { chosen: 0, lost: 0, requested: 0 };
  const pick = fc.nat(700);
  const steps = fc.oneof(
    { weight: 3, arbitrary: pick.map((place) => ({ kind: 'slot', place }) as const) },
    { weight: 2, arbitrary: pick.map((place) => ({ kind: 'day', place }) as const) },
    {
      weight: 2,
      arbitrary: fc.integer({ min: -2, max: 200 }).map((hours) => ({ kind: 'wait', hours }) as const),
    },
    { weight: 1, arbitrary: pick.map((place) => ({ kind: 'book', place }) as const) },
    {
      weight: 1,
      arbitrary: pick.map((place) => ({ kind: 'restore', place }) as const),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('submitting' as const, 'failed' as const)
        .map((status) => ({ kind: 'form', status }) as const),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('ArrowDown', 'PageDown', 'Home')
        .map((key) => ({ kind: 'key', key }) as const),
    },
  );
  fc.assert(
    fc.property(
      instants,
      jumpingClocks,
      fc.array(steps, { maxLength: 25 }),
      (start, { offsetAt }, history) => {
        const { send, stepper } = createBench(offsetAt);
        let now = start;
        send(tick(now));
        const slots = toSlots(sampleOffice, start);
        const slotAt = (place: number) => slots[place % slots.length] ?? 0;
        for (const step of history) {
          if (step.kind === 'slot') send(chooseSlot(slotAt(step.place)));
          if (step.kind === 'day')
            send(chooseDay(visitorDayOf(slotAt(step.place), offsetAt) + (step.place % 3)));
          if (step.kind === 'book') send({ type: 'bookings.updated', booked: [slotAt(step.place)] });
          if (step.kind === 'form') send({ type: 'form.updated', status: step.status });
          if (step.kind === 'key') send({ type: 'day.move', key: step.key });
          if (step.kind === 'restore') send({ type: 'slot.restored', slot: slotAt(step.place) });
          if (step.kind === 'wait') {
            now += step.hours * 3_600_000;
            send(tick(now));
          }
          const { context } = stepper.snapshot;
          expect(
            context.focusDay >= context.calendar.today && context.focusDay <= context.calendar.last,
          ).toBe(true);
          expect(stepper.snapshot.matches({ choosing: 'chosen' })).toBe(context.slot !== undefined);
          if (context.lostSlot !== undefined) seen.lost += 1;
          if (context.slot === undefined) continue;
          if (stepper.snapshot.matches({ choosing: { chosen: 'requested' } })) {
            seen.requested += 1;
            continue;
          }
          seen.chosen += 1;
          expect(isSlot(sampleOffice, now, context.slot)).toBe(true);
          expect(isFreeSlot(context, context.slot)).toBe(true);
          expect(slotsOn(context.calendar, context.day)).toContain(context.slot);
        }
      },
    ),
    runs(100),
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(10);
});
