import { toCountText } from '@loomwright/kit';
import type { SlotChoiceSnapshot } from './slot-choice.machine.ts';
import { isFreeSlot, isOpenDay, type SlotChoice } from './slot-choice.ts';
import {
  mondayOf,
  type OffsetAt,
  SLOT_MS,
  type SlotCalendar,
  slotsOn,
  visitorDayOf,
  visitorMinutesOf,
} from './slots.ts';

/** Texts for days of a calendar (0 is 1 January 1970) and for instants in epoch milliseconds. */
export interface SlotTexts {
  /** `30`. */
  readonly dayNumber: (day: number) => string;
  /** `Nov`. */
  readonly monthName: (day: number) => string;
  /** `Monday, 30 November 2026`. */
  readonly dayName: (day: number) => string;
  /** On the visitor's clock, `9:00 AM`; with a second instant the range to it. */
  readonly timeText: (from: number, to?: number) => string;
  /** The same on the office's clock, with the day of the week where it is another: `Tue 9:00 AM`. */
  readonly officeTimeText: (from: number, to?: number) => string;
  readonly offsetAt: OffsetAt;
  /** The visitor's time zone, `Europe/Berlin`. */
  readonly timeZone: string;
  /** Its name as it is read: `America/New York`. */
  readonly timeZoneText: string;
}

/** A cell of the calendar; `day` is the visitor's, counted from 1 January 1970. */
export interface DayView {
  readonly day: number;
  /** Not within the six weeks: a number at most, which cannot be chosen. */
  readonly isBlank: boolean;
  readonly numberText: string;
  /** On the first day of the calendar and of a month; empty on others. */
  readonly monthText: string;
  /** The day, and whether it can be chosen. */
  readonly label: string;
  readonly isOpen: boolean;
  readonly isToday: boolean;
  readonly isChosen: boolean;
  readonly isTabStop: boolean;
}

/** A half hour: its beginning in epoch milliseconds, and as the visitor's clock and the office's show it. */
export interface SlotView {
  readonly start: number;
  readonly timeText: string;
  readonly officeText: string;
  readonly isChosen: boolean;
  readonly isBooked: boolean;
}

export interface SlotGroupView {
  /** `Morning`. */
  readonly title: string;
  /** Most visitors sleep then. */
  readonly isNight: boolean;
  readonly slots: readonly SlotView[];
}

/** A slot in words. */
export interface SlotSummary {
  /** ISO 8601, for machines. */
  readonly dateTime: string;
  readonly dayText: string;
  readonly timeText: string;
  readonly officeText: string;
}

export interface SlotChoiceView {
  /** False until the time is known. */
  readonly isKnown: boolean;
  /** Weeks from Monday to Sunday, seven or more. */
  readonly weeks: readonly (readonly DayView[])[];
  /** The `day` that Tab leads to. */
  readonly focusDay: number;
  /** The chosen day; empty for none. */
  readonly dayText: string;
  readonly groups: readonly SlotGroupView[];
  readonly summary: SlotSummary | undefined;
  /** That the clocks change before the chosen day; empty where they do not. */
  readonly noteText: string;
  /** That a chosen slot went away; empty while none did. */
  readonly lostText: string;
}

const WEEKS = 7;
/** Where the clocks go forward, the six weeks may end a day later, in an eighth week. */
const weeksOf = ({ last, today }: SlotCalendar) =>
  Math.max(WEEKS, Math.ceil((last - mondayOf(today) + 1) / 7));

const BLANK_DAY: DayView = {
  day: 0,
  isBlank: true,
  numberText: '',
  monthText: '',
  label: '',
  isOpen: false,
  isToday: false,
  isChosen: false,
  isTabStop: false,
};

/** As a prerendered page shows it: without a date. */
const UNKNOWN: SlotChoiceView = {
  isKnown: false,
  weeks: Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => ({ ...BLANK_DAY, day: week * 7 + place })),
  ),
  focusDay: 0,
  dayText: '',
  groups: [],
  summary: undefined,
  noteText: '',
  lostText: '',
};

/** A slot in words. */
export const toSlotSummary = (start: number, texts: SlotTexts): SlotSummary => ({
  dateTime: new Date(start).toISOString(),
  dayText: texts.dayName(visitorDayOf(start, texts.offsetAt)),
  timeText: texts.timeText(start, start + SLOT_MS),
  officeText: texts.officeTimeText(start, start + SLOT_MS),
});

/** What a submit takes of the choice. */
export const toChosen = ({ context: { booked, slot } }: SlotChoiceSnapshot) => ({
  /** The text of the chosen slot; empty for none. */
  slot: slot === undefined ? '' : String(slot),
  booked,
});

const isNightAt = (minutes: number) => minutes < 5 * 60 || minutes >= 22 * 60;

/** By the visitor's clock; the night, which has both ends of the day, comes last. */
const parts = [
  { title: 'Morning', has: (minutes: number) => !isNightAt(minutes) && minutes < 12 * 60 },
  { title: 'Afternoon', has: (minutes: number) => minutes >= 12 * 60 && minutes < 18 * 60 },
  { title: 'Evening', has: (minutes: number) => !isNightAt(minutes) && minutes >= 18 * 60 },
  { title: 'At night where you are', has: isNightAt },
];

/** The choice as it is shown: a slot that the form requests is not booked before the form says so. */
const toShown = (snapshot: SlotChoiceSnapshot): SlotChoice => {
  const { context } = snapshot;
  if (!snapshot.matches({ choosing: { chosen: 'requested' } })) return context;
  return { ...context, booked: context.booked.filter((slot) => slot !== context.slot) };
};

/** The view function of the choice. */
export const createSlotChoiceView = (texts: SlotTexts) => {
  const toDay = (choice: SlotChoice, day: number): DayView => {
    const { calendar, focusDay } = choice;
    const { today, last } = calendar;
    if (day < today || day > last) return { ...BLANK_DAY, day, numberText: texts.dayNumber(day) };
    const free = slotsOn(calendar, day).filter((slot) => isFreeSlot(choice, slot)).length;
    const isOpen = isOpenDay(choice, day);
    const numberText = texts.dayNumber(day);
    const states = [day === today && 'today', isOpen ? toCountText(free, 'time') : 'closed'];
    return {
      day,
      isBlank: false,
      numberText,
      monthText: day === today || numberText === '1' ? texts.monthName(day) : '',
      label: [texts.dayName(day), ...states.filter(Boolean)].join(', '),
      isOpen,
      isToday: day === today,
      isChosen: day === choice.day,
      isTabStop: day === focusDay,
    };
  };

  const toGroups = (choice: SlotChoice): readonly SlotGroupView[] => {
    const slots = slotsOn(choice.calendar, choice.day).map((start) => ({
      start,
      minutes: visitorMinutesOf(start, texts.offsetAt),
      timeText: texts.timeText(start),
      officeText: texts.officeTimeText(start),
      isChosen: start === choice.slot,
      isBooked: choice.booked.includes(start),
    }));
    return parts
      .map(({ has, title }) => ({
        title,
        isNight: has === isNightAt,
        slots: slots.filter(({ minutes }) => has(minutes)).map(({ minutes: _, ...slot }) => slot),
      }))
      .filter((group) => group.slots.length > 0);
  };

  const toNote = ({ calendar, day }: SlotChoice): string => {
    const [first] = slotsOn(calendar, day);
    const isChanged = first !== undefined && texts.offsetAt(first) !== calendar.offset;
    return isChanged
      ? 'The clocks where you are change before this day. These are the times your clock will show then.'
      : '';
  };

  return (snapshot: SlotChoiceSnapshot): SlotChoiceView => {
    if (snapshot.matches('waiting')) return UNKNOWN;
    const choice = toShown(snapshot);
    const { calendar, day, focusDay, lostSlot, slot } = choice;
    const monday = mondayOf(calendar.today);
    const dayText = day === undefined ? '' : texts.dayName(day);
    return {
      isKnown: true,
      weeks: Array.from({ length: weeksOf(calendar) }, (_, week) =>
        Array.from({ length: 7 }, (_, place) => toDay(choice, monday + week * 7 + place)),
      ),
      focusDay,
      dayText,
      groups: toGroups(choice),
      summary: slot === undefined ? undefined : toSlotSummary(slot, texts),
      noteText: toNote(choice),
      lostText:
        lostSlot === undefined
          ? ''
          : `${texts.timeText(lostSlot)} on ${texts.dayName(visitorDayOf(lostSlot, texts.offsetAt))} is no longer available. Please choose another time.`,
    };
  };
};
