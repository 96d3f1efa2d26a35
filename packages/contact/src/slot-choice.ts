import {
  dayByKey,
  type OfficeWeek,
  type OffsetAt,
  type SlotCalendar,
  slotsOn,
  toCalendar,
  visitorDayOf,
} from './slots.ts';

/** The visitor's choice (BOK-1). Days are the visitor's calendar days; times are epoch milliseconds. */
export interface SlotChoice {
  readonly calendar: SlotCalendar;
  readonly booked: readonly number[];
  /** The one day in the tab order. */
  readonly focusDay: number;
  readonly day: number | undefined;
  readonly slot: number | undefined;
  readonly lostSlot: number | undefined;
}

export const NO_CHOICE: SlotChoice = {
  calendar: { offset: 0, today: 0, last: 0, days: [] },
  booked: [],
  focusDay: 0,
  day: undefined,
  slot: undefined,
  lostSlot: undefined,
};

// Comparing the first slot is enough: six weeks are whole weeks, so a slot is added only when one passes.
const isSame = (a: SlotCalendar, b: SlotCalendar): boolean =>
  a.offset === b.offset &&
  a.today === b.today &&
  a.last === b.last &&
  a.days[0]?.slots[0] === b.days[0]?.slots[0];

/** Returns the same reference unless the bookable slots, or the visitor's day or UTC offset, change. */
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

export const isOpenDay = ({ calendar }: SlotChoice, day: number | undefined): boolean =>
  slotsOn(calendar, day).length > 0;

export const isFreeSlot = ({ booked, calendar }: SlotChoice, slot: number | undefined): boolean =>
  slot !== undefined && !booked.includes(slot) && calendar.days.some(({ slots }) => slots.includes(slot));

export const chooseDay = (choice: SlotChoice, day: number): SlotChoice => ({
  ...choice,
  day,
  focusDay: day,
  slot: undefined,
  lostSlot: undefined,
});

export const chooseSlot = (choice: SlotChoice, slot: number, offsetAt: OffsetAt): SlotChoice => ({
  ...chooseDay(choice, visitorDayOf(slot, offsetAt)),
  slot,
});

export const loseSlot = (choice: SlotChoice, slot: number | undefined): SlotChoice => ({
  ...choice,
  slot: undefined,
  lostSlot: slot,
});

/** Moves the keyboard focus. Returns the same reference if the key does not move it. */
export const moveFocus = (choice: SlotChoice, key: string): SlotChoice => {
  const focusDay = dayByKey(choice.calendar, choice.focusDay, key);
  return focusDay === undefined || focusDay === choice.focusDay ? choice : { ...choice, focusDay };
};
