import { toCountText } from '@loomwright/kit';
import type { SlotChoiceSnapshot } from './slot-choice.machine.ts';
import { isFreeSlot, isOpenDay } from './slot-choice.ts';
import { mondayOf, type OffsetAt, SLOT_MS, slotsOn, visitorDayOf, visitorMinutesOf } from './slots.ts';

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

export interface DayView {
  readonly day: number;
  /** Not within the six weeks: an empty cell. */
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
  /** Weeks from Monday to Sunday. */
  readonly weeks: readonly (readonly DayView[])[];
  readonly focusDay: number;
  /** The chosen day; empty for none. */
  readonly dayText: string;
  readonly groups: readonly SlotGroupView[];
  readonly summary: SlotSummary | undefined;
  /** What to know about the chosen day or the last choice; empty for nothing. */
  readonly noteText: string;
  readonly lostText: string;
}

const WEEKS = 7;

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

const parts = [
  { title: 'Night', until: 5 * 60 },
  { title: 'Morning', until: 12 * 60 },
  { title: 'Afternoon', until: 18 * 60 },
  { title: 'Evening', until: 24 * 60 },
] as const;

/** The view function of the choice. */
export const createSlotChoiceView = (texts: SlotTexts) => {
  const toDay = ({ context }: SlotChoiceSnapshot, day: number): DayView => {
    const { calendar, focusDay } = context;
    const { today, last } = calendar;
    if (day < today || day > last) return { ...BLANK_DAY, day };
    const free = slotsOn(calendar, day).filter((slot) => isFreeSlot(context, slot)).length;
    const isOpen = isOpenDay(context, day);
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
      isChosen: day === context.day,
      isTabStop: day === focusDay,
    };
  };

  const toGroups = ({ context }: SlotChoiceSnapshot): readonly SlotGroupView[] => {
    const slots = slotsOn(context.calendar, context.day).map((start) => ({
      start,
      minutes: visitorMinutesOf(start, texts.offsetAt),
      timeText: texts.timeText(start),
      officeText: texts.officeTimeText(start),
      isChosen: start === context.slot,
      isBooked: context.booked.includes(start),
    }));
    return parts
      .map(({ title, until }, place) => ({
        title,
        slots: slots
          .filter(({ minutes }) => minutes < until && minutes >= (parts[place - 1]?.until ?? 0))
          .map(({ minutes: _, ...slot }) => slot),
      }))
      .filter((group) => group.slots.length > 0);
  };

  const toNote = ({ context }: SlotChoiceSnapshot): string => {
    const [first] = slotsOn(context.calendar, context.day);
    const isChanged =
      first !== undefined && texts.offsetAt(first) !== texts.offsetAt(context.calendar.madeAt);
    return isChanged
      ? 'The clocks where you are change before this day. These are the times your clock will show then.'
      : '';
  };

  return (snapshot: SlotChoiceSnapshot): SlotChoiceView => {
    if (snapshot.matches('waiting')) return UNKNOWN;
    const { calendar, day, focusDay, lostSlot, slot } = snapshot.context;
    const monday = mondayOf(calendar.today);
    const dayText = day === undefined ? '' : texts.dayName(day);
    return {
      isKnown: true,
      weeks: Array.from({ length: WEEKS }, (_, week) =>
        Array.from({ length: 7 }, (_, place) => toDay(snapshot, monday + week * 7 + place)),
      ),
      focusDay,
      dayText,
      groups: toGroups(snapshot),
      summary: slot === undefined ? undefined : toSlotSummary(slot, texts),
      noteText: toNote(snapshot),
      lostText:
        lostSlot === undefined
          ? ''
          : `${texts.timeText(lostSlot)} on ${texts.dayName(visitorDayOf(lostSlot, texts.offsetAt))} is no longer available. Please choose another time.`,
    };
  };
};
