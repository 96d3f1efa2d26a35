import { contactFacts } from '@loomwright/content';
import { DAYS, type Day } from '../reading/entities.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

/** The times of a day in minutes since midnight; undefined when closed. */
export interface OpenTimes {
  readonly from: number;
  readonly to: number;
  /** As the page shows them: `9:00 AM to 6:00 PM`. */
  readonly text: string;
}

const minutesOf = (time: string): number => {
  const [, hour = '0', minute = '0', half] = /^(\d+):(\d+) (AM|PM)$/.exec(time.trim()) ?? [];
  return (Number(hour) % 12) * 60 + Number(minute) + (half === 'PM' ? 720 : 0);
};

const placeOf = (short: string) => DAYS.findIndex((day) => day.startsWith(short.trim()));

/** The business hours of a day. */
export const timesOf = (day: Day): OpenTimes | undefined => {
  const row = contactFacts.hours.find(({ days }) => {
    const [from = '', to = from] = days.split('–');
    const place = DAYS.indexOf(day);
    return placeOf(from) <= place && place <= placeOf(to);
  });
  const [from, to] = row?.times?.split('–') ?? [];
  return from && to ? { from: minutesOf(from), to: minutesOf(to), text: `${from} to ${to}` } : undefined;
};

const [, sign = '+', hours = '0', minutes = '0'] = /UTC([+-])(\d+):?(\d*)/.exec(contactFacts.timeZone) ?? [];
const offsetMinutes = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes || 0));

export interface OfficeTime {
  readonly day: Day;
  /** Since midnight. */
  readonly minute: number;
  readonly text: string;
}

/** Minutes since midnight as the page shows times: `9:05 AM`. */
export const toTimeText = (minute: number): string => {
  const hour = Math.floor(minute / 60);
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** The time at the office; `at` in milliseconds since 1970. */
export const officeTime = (at: number): OfficeTime => {
  const local = Math.floor(at / MINUTE_MS) + offsetMinutes;
  const minute = ((local % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  // The first day of 1970 was a Thursday.
  const place = (((Math.floor(local / DAY_MINUTES) + 3) % 7) + 7) % 7;
  return { day: DAYS[place] as Day, minute, text: toTimeText(minute) };
};

/** The time of the visitor, `Tuesday, 8:40 PM`; undefined for an unknown time zone. */
export const visitorTime = (at: number, timeZone: string | undefined): string | undefined => {
  if (timeZone === undefined) return undefined;
  try {
    return new Intl.DateTimeFormat('en-US', { weekday: 'long', hour: 'numeric', minute: '2-digit', timeZone })
      .format(at)
      .replace(/[\u202f\u00a0]/g, ' ')
      .replace(' at ', ', ')
      .replace(/^(\w+) (\d)/, '$1, $2');
  } catch {
    return undefined;
  }
};
