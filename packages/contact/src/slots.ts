import { BOOKING_WEEKS, SLOT_MINUTES } from './limits.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

export const SLOT_MS = SLOT_MINUTES * MINUTE_MS;
export const BOOKING_MS = BOOKING_WEEKS * 7 * DAY_MS;

export interface OpenHours {
  readonly opens: number;
  readonly closes: number;
}

/** Business hours of an office without daylight saving time. */
export interface OfficeWeek {
  /** Minutes ahead of UTC, all year. */
  readonly offsetMinutes: number;
  /** By weekday, Sunday first; undefined on closed days. */
  readonly days: readonly (OpenHours | undefined)[];
}

/** How many minutes the visitor's clock is ahead of UTC at an instant (epoch milliseconds). */
export type OffsetAt = (instant: number) => number;

/** A calendar day in any time zone, as the number of days since 1 January 1970. */
const dayAt = (instant: number, offsetMinutes: number): number =>
  Math.floor((instant + offsetMinutes * MINUTE_MS) / DAY_MS);

export const visitorDayOf = (instant: number, offsetAt: OffsetAt): number =>
  dayAt(instant, offsetAt(instant));

export const visitorMinutesOf = (instant: number, offsetAt: OffsetAt): number =>
  instant / MINUTE_MS + offsetAt(instant) - visitorDayOf(instant, offsetAt) * (DAY_MS / MINUTE_MS);

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;

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

/** A slot begins on the hour or half hour (office time) within business hours, after `now` and at most six weeks later (BOK-1). */
export const isSlot = (office: OfficeWeek, now: number, start: number): boolean =>
  start > now &&
  start <= now + BOOKING_MS &&
  slotsOfDay(office, dayAt(start, office.offsetMinutes)).includes(start);

/** Start times of all slots open for booking, ascending, in epoch milliseconds (BOK-1). */
export const toSlots = (office: OfficeWeek, now: number): readonly number[] => {
  const first = dayAt(now, office.offsetMinutes);
  const last = dayAt(now + BOOKING_MS, office.offsetMinutes);
  return Array.from({ length: last - first + 1 }, (_, place) => slotsOfDay(office, first + place))
    .flat()
    .filter((start) => start > now && start <= now + BOOKING_MS);
};

export interface SlotCalendar {
  readonly offset: number;
  readonly today: number;
  readonly last: number;
  /** A slot belongs to the day on which it begins. Days without slots are left out; both lists ascend. */
  readonly days: readonly { readonly day: number; readonly slots: readonly number[] }[];
}

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

/** The day that an arrow, Home, End or Page key moves to, within the six weeks; undefined for other keys. */
export const dayByKey = ({ today, last }: SlotCalendar, from: number, key: string): number | undefined => {
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (!step) return undefined;
  const to = step(from);
  if (key === 'PageUp') return to + 7 * Math.max(0, Math.ceil((today - to) / 7));
  if (key === 'PageDown') return to - 7 * Math.max(0, Math.ceil((to - last) / 7));
  if (key === 'ArrowUp' || key === 'ArrowDown') return to < today || to > last ? from : to;
  return Math.min(Math.max(to, today), last);
};
