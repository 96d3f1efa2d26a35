import type { OffsetAt, SlotTexts } from '@loomwright/contact';
import { createDateFormat, createTimeFormat } from '@loomwright/kit';

type TimeFormat = ReturnType<typeof createTimeFormat>;

const DAY_MS = 86_400_000;

export interface SlotReader {
  readonly timeZone: string;
  readonly offsetAt: OffsetAt;
}

export const readReader = (): SlotReader => {
  const { timeZone } = new Intl.DateTimeFormat('en-GB').resolvedOptions();
  try {
    // Some browsers report a time zone that they do not accept.
    createDateFormat(timeZone);
    return { timeZone, offsetAt: (instant) => -new Date(instant).getTimezoneOffset() };
  } catch {
    return { timeZone: 'UTC', offsetAt: () => 0 };
  }
};

/** The text for days and times (BOK-1). Creates each format only once, because creating one is slow. */
export const createSlotTexts = ({ offsetAt, timeZone }: SlotReader, officeTimeZone: string): SlotTexts => {
  const partOfDay = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
    return (day: number) => format.format(day * DAY_MS);
  };
  const weekdayName = partOfDay({ weekday: 'long' });
  const date = createDateFormat('UTC');
  const weekdayIn = (zone: string) => new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: zone });
  const [clock, officeClock] = [createTimeFormat(timeZone), createTimeFormat(officeTimeZone)];
  const [weekday, officeWeekday] = [weekdayIn(timeZone), weekdayIn(officeTimeZone)];
  // Across midnight, `formatRange` would add both dates.
  const onClock = (format: TimeFormat, from: number, to: number | undefined) =>
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
    offsetAt,
    timeZone,
    timeZoneText: timeZone.replaceAll('_', ' '),
  };
};
