import { office, toTimeText } from '@loomwright/content';
import { createTimeFormat } from '@loomwright/kit';
import { DAYS, type Day } from '../reading/items.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

/** `from` and `to` are minutes since midnight. */
export interface OpenTimes {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export const timesOf = (day: Day): OpenTimes | undefined => {
  // `office.days` begins on Sunday.
  const hours = office.days[(DAYS.indexOf(day) + 1) % DAYS.length];
  if (!hours) return undefined;
  const { opens, closes } = hours;
  return { from: opens, to: closes, text: `${toTimeText(opens)} to ${toTimeText(closes)}` };
};

export interface OfficeTime {
  readonly day: Day;
  readonly minute: number;
  readonly text: string;
}

export const officeTime = (at: number): OfficeTime => {
  const local = Math.floor(at / MINUTE_MS) + office.offsetMinutes;
  const minute = ((local % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  // 1 January 1970 was a Thursday.
  const place = (((Math.floor(local / DAY_MINUTES) + 3) % 7) + 7) % 7;
  return { day: DAYS[place] as Day, minute, text: toTimeText(minute) };
};

/** Formats as `Tuesday, 8:40 PM`; undefined for an unknown time zone. */
export const visitorTime = (at: number, timeZone: string | undefined): string | undefined => {
  if (timeZone === undefined) return undefined;
  try {
    const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone });
    return `${weekday.format(at)}, ${createTimeFormat(timeZone).format(at)}`;
  } catch {
    return undefined;
  }
};
