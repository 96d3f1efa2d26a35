import type { OffsetAt, SlotTexts } from '@loomwright/contact';
import { createDateFormat, createTimeFormat } from '@loomwright/kit';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Who reads the times: the time zone (IANA), and that of the office. */
export interface SlotReader {
  readonly timeZone: string;
  readonly officeTimeZone: string;
}

/** The time zone of this browser; UTC where it does not know its own. */
export const readerTimeZone = (): string => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  try {
    // Some report a name that they do not accept.
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
};

/** Minutes by which the clocks of a time zone are ahead of UTC, from what they show. */
export const createOffsetAt = (timeZone: string): OffsetAt => {
  const clock = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  return (instant) => {
    const shown: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
    for (const { type, value } of clock.formatToParts(instant)) shown[type] = Number(value);
    const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = shown;
    return Date.UTC(year, month - 1, day, hour, minute) / MINUTE_MS - Math.floor(instant / MINUTE_MS);
  };
};

/** The texts of days and times (BOK-1). Formats are made once: they are expensive. */
export const createSlotTexts = ({ officeTimeZone, timeZone }: SlotReader): SlotTexts => {
  const partOfDay = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
    return (day: number) => format.format(day * DAY_MS);
  };
  const weekdayName = partOfDay({ weekday: 'long' });
  const date = createDateFormat('UTC');
  const weekdayIn = (zone: string) => new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: zone });
  const [clock, officeClock] = [createTimeFormat(timeZone), createTimeFormat(officeTimeZone)];
  const [weekday, officeWeekday] = [weekdayIn(timeZone), weekdayIn(officeTimeZone)];
  // Not `formatRange`: across midnight it adds both dates.
  const onClock = (format: Intl.DateTimeFormat, from: number, to: number | undefined) =>
    to === undefined ? format.format(from) : `${format.format(from)}–${format.format(to)}`;
  return {
    dayNumber: partOfDay({ day: 'numeric' }),
    monthName: partOfDay({ month: 'short' }),
    dayName: (day) => `${weekdayName(day)}, ${date.format(day * DAY_MS)}`,
    timeText: (from, to) => onClock(clock, from, to),
    officeTimeText: (from, to) => {
      const time = onClock(officeClock, from, to);
      const day = officeWeekday.format(from);
      return day === weekday.format(from) ? time : `${day} ${time}`;
    },
    offsetAt: createOffsetAt(timeZone),
    timeZone,
    timeZoneText: timeZone.replaceAll('_', ' '),
  };
};
