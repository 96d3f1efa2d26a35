import { createDateFormat, createTimeFormat } from '@loomwright/kit';

const DAY_MS = 86_400_000;

export interface Reader {
  readonly now: number;
  /** IANA name, e.g. `Asia/Kolkata`; the environment's time zone if missing. */
  readonly timeZone?: string | undefined;
}

/** Formats times in epoch milliseconds (0 to 8.64e15). */
export interface DateFormatter {
  /** An ISO date such as `2026-11-21`, in the reader's time zone. */
  readonly dayOf: (time: number) => string;
  /** `Today`, `Yesterday`, or a date such as `21 November 2026`. */
  readonly dayText: (time: number) => string;
  readonly dateText: (time: number) => string;
  /** With the weekday: `Saturday, 21 November 2026`. */
  readonly longDateText: (time: number) => string;
  readonly timeText: (time: number) => string;
}

/** Create it once per list, because building the formats is expensive. */
export const createDateFormatter = ({ now, timeZone }: Reader): DateFormatter => {
  const days = new Intl.DateTimeFormat('en-GB', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  });
  const dayOf = (time: number) => {
    const parts = new Map(days.formatToParts(time).map(({ type, value }) => [type, value]));
    return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  };
  const dates = createDateFormat(timeZone);
  const weekdays = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone });
  const times = createTimeFormat(timeZone);
  const today = dayOf(now);
  // Subtracts a calendar day, because a day has 23 or 25 hours when the clocks change.
  const yesterday = new Date(Date.parse(today) - DAY_MS).toISOString().slice(0, 10);
  return {
    dayOf,
    dayText: (time) => {
      const day = dayOf(time);
      if (day === today) return 'Today';
      return day === yesterday ? 'Yesterday' : dates.format(time);
    },
    dateText: (time) => dates.format(time),
    longDateText: (time) => `${weekdays.format(time)}, ${dates.format(time)}`,
    timeText: (time) => times.format(time),
  };
};
