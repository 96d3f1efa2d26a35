import {
  dayByKey,
  type OfficeWeek,
  type OffsetAt,
  type SlotCalendar,
  slotsOn,
  toCalendar,
  visitorDayOf,
} from './slots.ts';

/** What a visitor has chosen of the six weeks (BOK-1). Days are the visitor's; times are in epoch milliseconds. */
export interface SlotChoice {
  readonly calendar: SlotCalendar;
  /** The beginnings of the demos that this member has booked. */
  readonly booked: readonly number[];
  /** The one day of the calendar that Tab leads to. */
  readonly focusDay: number;
  readonly day: number | undefined;
  readonly slot: number | undefined;
  /** A chosen slot that went away: its time has come, or it is booked. */
  readonly lostSlot: number | undefined;
}

/** Before the time is known. */
export const NO_CHOICE: SlotChoice = {
  calendar: { offset: 0, today: 0, last: 0, days: [] },
  booked: [],
  focusDay: 0,
  day: undefined,
  slot: undefined,
  lostSlot: undefined,
};

// Six weeks are whole weeks of the office, whose clock is never changed: a slot comes exactly when one goes.
const isSame = (a: SlotCalendar, b: SlotCalendar): boolean =>
  a.offset === b.offset &&
  a.today === b.today &&
  a.last === b.last &&
  a.days[0]?.slots[0] === b.days[0]?.slots[0];

/** The choice at a time. The same reference while no slot comes or goes and the visitor's clock is not changed. */
export const updateClock = (
  choice: SlotChoice,
  office: OfficeWeek,
  now: number,
  offsetAt: OffsetAt,
): SlotChoice => {
  const calendar = toCalendar(office, now, offsetAt);
  if (isSame(calendar, choice.calendar)) return choice;
  const isFirst = choice.calendar.days.length === 0;
  const focusDay = isFirst ? (calendar.days[0]?.day ?? calendar.today) : choice.focusDay;
  return {
    ...choice,
    calendar,
    focusDay: Math.min(Math.max(focusDay, calendar.today), calendar.last),
  };
};

/** Whether a day has slots. */
export const isOpenDay = ({ calendar }: SlotChoice, day: number | undefined): boolean =>
  slotsOn(calendar, day).length > 0;

/** Whether a slot can be chosen. */
export const isFreeSlot = ({ booked, calendar }: SlotChoice, slot: number | undefined): boolean =>
  slot !== undefined && !booked.includes(slot) && calendar.days.some(({ slots }) => slots.includes(slot));

export const chooseDay = (choice: SlotChoice, day: number): SlotChoice => ({
  ...choice,
  day,
  focusDay: day,
  slot: undefined,
  lostSlot: undefined,
});

/** Chooses a slot and the day it is on. */
export const chooseSlot = (choice: SlotChoice, slot: number, offsetAt: OffsetAt): SlotChoice => ({
  ...chooseDay(choice, visitorDayOf(slot, offsetAt)),
  slot,
});

/** A slot that was chosen, here or in a draft, is gone. */
export const loseSlot = (choice: SlotChoice, slot: number | undefined): SlotChoice => ({
  ...choice,
  slot: undefined,
  lostSlot: slot,
});

/** Moves the place in the calendar by a key; the same reference where it does not lead anywhere. */
export const moveFocus = (choice: SlotChoice, key: string): SlotChoice => {
  const focusDay = dayByKey(choice.calendar, choice.focusDay, key);
  return focusDay === undefined || focusDay === choice.focusDay ? choice : { ...choice, focusDay };
};
