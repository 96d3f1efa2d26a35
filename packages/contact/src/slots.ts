import { BOOKING_WEEKS, SLOT_MINUTES } from './limits.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** How long a demo takes (BOK-1). */
export const SLOT_MS = SLOT_MINUTES * MINUTE_MS;
/** How far ahead a demo can be booked (BOK-1). */
export const BOOKING_MS = BOOKING_WEEKS * 7 * DAY_MS;

/** Opening and closing time of a day, in minutes since midnight. */
export interface OpenHours {
  readonly opens: number;
  readonly closes: number;
}

/** The business hours of an office whose clock is never changed. */
export interface OfficeWeek {
  /** Minutes by which its clock is ahead of UTC, all year. */
  readonly offsetMinutes: number;
  /** By weekday, Sunday first; undefined on closed days. */
  readonly days: readonly (OpenHours | undefined)[];
}

/** Minutes by which a visitor's clock is ahead of UTC at an instant in epoch milliseconds. */
export type OffsetAt = (instant: number) => number;

/** Days are counted on a calendar, not on a clock: 0 is 1 January 1970, wherever that is. */
const dayAt = (instant: number, offsetMinutes: number): number =>
  Math.floor((instant + offsetMinutes * MINUTE_MS) / DAY_MS);

/** The visitor's calendar day of an instant. */
export const visitorDayOf = (instant: number, offsetAt: OffsetAt): number =>
  dayAt(instant, offsetAt(instant));

/** Minutes since midnight that a visitor's clock shows. */
export const visitorMinutesOf = (instant: number, offsetAt: OffsetAt): number =>
  instant / MINUTE_MS + offsetAt(instant) - visitorDayOf(instant, offsetAt) * (DAY_MS / MINUTE_MS);

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;

/** The Monday on or before a day. */
export const mondayOf = (day: number): number => day - ((weekdayOf(day) + 6) % 7);

const slotsOfDay = ({ days, offsetMinutes }: OfficeWeek, day: number): readonly number[] => {
  const { opens, closes } = days[weekdayOf(day)] ?? { opens: 0, closes: 0 };
  const first = Math.ceil(opens / SLOT_MINUTES);
  const count = Math.max(0, Math.floor(closes / SLOT_MINUTES) - first);
  return Array.from(
    { length: count },
    (_, place) => day * DAY_MS + ((first + place) * SLOT_MINUTES - offsetMinutes) * MINUTE_MS,
  );
};

/**
 * Whether a demo can begin at an instant: on a half hour within the business hours, later than now, and at most six weeks
 * from now (BOK-1). The same for every visitor.
 */
export const isSlot = (office: OfficeWeek, now: number, start: number): boolean =>
  start > now &&
  start <= now + BOOKING_MS &&
  slotsOfDay(office, dayAt(start, office.offsetMinutes)).includes(start);

/** The beginnings of all demos that can be booked now, ascending, in epoch milliseconds (BOK-1). */
export const toSlots = (office: OfficeWeek, now: number): readonly number[] => {
  const first = dayAt(now, office.offsetMinutes);
  const last = dayAt(now + BOOKING_MS, office.offsetMinutes);
  return Array.from({ length: last - first + 1 }, (_, place) => slotsOfDay(office, first + place))
    .flat()
    .filter((start) => start > now && start <= now + BOOKING_MS);
};

/** The six weeks as a visitor's calendar has them. */
export interface SlotCalendar {
  /** Minutes by which the visitor's clock is ahead of UTC now. */
  readonly offset: number;
  /** The first day and the last. */
  readonly today: number;
  readonly last: number;
  /** Every slot under the visitor's day on which it begins; days without slots are missing. Both ascend. */
  readonly days: readonly { readonly day: number; readonly slots: readonly number[] }[];
}

/** The slots that can be booked now, by the visitor's days (BOK-1). */
export const toCalendar = (office: OfficeWeek, now: number, offsetAt: OffsetAt): SlotCalendar => {
  const byDay = new Map<number, number[]>();
  for (const start of toSlots(office, now)) {
    const day = visitorDayOf(start, offsetAt);
    const slots = byDay.get(day);
    if (slots) slots.push(start);
    else byDay.set(day, [start]);
  }
  return {
    offset: offsetAt(now),
    today: visitorDayOf(now, offsetAt),
    last: visitorDayOf(now + BOOKING_MS, offsetAt),
    days: [...byDay].map(([day, slots]) => ({ day, slots })),
  };
};

/** The slots of a day; none on a day that is closed, over, or not within the six weeks. */
export const slotsOn = ({ days }: SlotCalendar, day: number | undefined): readonly number[] =>
  days.find((one) => one.day === day)?.slots ?? [];

const steps: Readonly<Record<string, (day: number) => number>> = {
  ArrowLeft: (day) => day - 1,
  ArrowRight: (day) => day + 1,
  ArrowUp: (day) => day - 7,
  ArrowDown: (day) => day + 7,
  Home: mondayOf,
  End: (day) => mondayOf(day) + 6,
  PageUp: (day) => day - 28,
  PageDown: (day) => day + 28,
};

/**
 * The day that a key leads to: arrows by day and week, Home and End within the week, Page Up and Page Down by four weeks.
 * A step beyond the six weeks ends on their last day of the same weekday where there is one. Undefined for other keys.
 */
export const dayByKey = ({ today, last }: SlotCalendar, from: number, key: string): number | undefined => {
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (!step) return undefined;
  const to = step(from);
  if (key === 'PageUp') return to + 7 * Math.max(0, Math.ceil((today - to) / 7));
  if (key === 'PageDown') return to - 7 * Math.max(0, Math.ceil((to - last) / 7));
  if (key === 'ArrowUp' || key === 'ArrowDown') return to < today || to > last ? from : to;
  return Math.min(Math.max(to, today), last);
};
