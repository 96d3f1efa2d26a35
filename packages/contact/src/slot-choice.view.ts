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

/** Formats days (0 is 1 January 1970) and instants (epoch milliseconds). */
export interface SlotTexts {
  readonly dayNumber: (day: number) => string;
  readonly monthName: (day: number) => string;
  /** For example `Monday, 30 November 2026`. */
  readonly dayName: (day: number) => string;
  /** In the visitor's time zone, for example `9:00 AM`; a range if `to` is given. */
  readonly timeText: (from: number, to?: number) => string;
  /** In the office's time zone, with the weekday if it differs, as in `Tue 9:00 AM`. */
  readonly officeTimeText: (from: number, to?: number) => string;
  readonly offsetAt: OffsetAt;
  readonly timeZone: string;
  readonly timeZoneText: string;
}

export interface DayView {
  readonly day: number;
  /** Outside the six weeks: cannot be chosen. */
  readonly isBlank: boolean;
  readonly numberText: string;
  /** Set for today and for the first day of each month. */
  readonly monthText: string;
  /** Accessible name: the day, and whether it can be chosen. */
  readonly label: string;
  readonly isOpen: boolean;
  readonly isToday: boolean;
  readonly isChosen: boolean;
  readonly isTabStop: boolean;
}

export interface SlotView {
  readonly start: number;
  readonly timeText: string;
  readonly officeText: string;
  readonly isChosen: boolean;
  readonly isBooked: boolean;
}

export interface SlotGroupView {
  readonly title: string;
  /** Whether the slots are at night in the visitor's time zone. */
  readonly isNight: boolean;
  readonly slots: readonly SlotView[];
}

export interface SlotSummary {
  readonly dateTime: string;
  readonly dayText: string;
  readonly timeText: string;
  readonly officeText: string;
}

export interface SlotChoiceView {
  readonly isKnown: boolean;
  /** Seven or eight weeks, each starting on Monday. */
  readonly weeks: readonly (readonly DayView[])[];
  readonly focusDay: number;
  readonly dayText: string;
  readonly groups: readonly SlotGroupView[];
  readonly summary: SlotSummary | undefined;
  /** Set if the visitor's clock changes before the chosen day. */
  readonly noteText: string;
  readonly lostText: string;
}

const WEEKS = 7;
/** When clocks go forward, the six weeks may end a day later, in an eighth week. */
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

/** For the prerendered page, which has no date. */
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

export const toSlotSummary = (start: number, texts: SlotTexts): SlotSummary => ({
  dateTime: new Date(start).toISOString(),
  dayText: texts.dayName(visitorDayOf(start, texts.offsetAt)),
  timeText: texts.timeText(start, start + SLOT_MS),
  officeText: texts.officeTimeText(start, start + SLOT_MS),
});

export const toChosen = ({ context: { booked, slot } }: SlotChoiceSnapshot) => ({
  slot: slot === undefined ? '' : String(slot),
  booked,
});

const isNightAt = (minutes: number) => minutes < 5 * 60 || minutes >= 22 * 60;

/** Parts of the day in the visitor's time zone. Night covers both ends of the day and is listed last. */
const parts = [
  { title: 'Morning', has: (minutes: number) => !isNightAt(minutes) && minutes < 12 * 60 },
  { title: 'Afternoon', has: (minutes: number) => minutes >= 12 * 60 && minutes < 18 * 60 },
  { title: 'Evening', has: (minutes: number) => !isNightAt(minutes) && minutes >= 18 * 60 },
  { title: 'At night where you are', has: isNightAt },
];

/** The slot that this form is requesting, or has requested, does not show as booked. */
const toShown = (snapshot: SlotChoiceSnapshot): SlotChoice => {
  const { context } = snapshot;
  if (!snapshot.matches({ choosing: { chosen: 'requested' } })) return context;
  return { ...context, booked: context.booked.filter((slot) => slot !== context.slot) };
};

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
