import { type CalendarEntry, toCalendarFile } from './calendar-file.ts';
import { type CalendarPeople, toPeopleLines } from './calendar-people.ts';
import { SLOT_MS } from './slots.ts';

/** A demo that was asked for (BOK-1). */
export interface DemoRequest {
  /** For talking about it: `7K3Q-9F2M`. */
  readonly reference: string;
  /** When it begins, in epoch milliseconds; it takes half an hour. */
  readonly startsAt: number;
}

/** What a calendar file says beside the time. */
export interface DemoCalendarTexts {
  /** The name of the company. */
  readonly producer: string;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  /** The host of the site: part of the entry's id. */
  readonly host: string;
}

const toEntry = (
  { reference, startsAt }: DemoRequest,
  { host, ...texts }: DemoCalendarTexts,
  madeAt: number,
): CalendarEntry => ({
  ...texts,
  uid: `demo-${reference.toLowerCase()}@${host}`,
  madeAt,
  startsAt,
  endsAt: startsAt + SLOT_MS,
});

/** The calendar file of a request, made at a time in epoch milliseconds (RFC 5545). */
export const toDemoCalendarFile = (request: DemoRequest, texts: DemoCalendarTexts, madeAt: number): string =>
  toCalendarFile(toEntry(request, texts, madeAt));

/** The same as an invitation, which calendars offer to accept (RFC 5546). */
export const toDemoInvitation = (
  request: DemoRequest,
  texts: DemoCalendarTexts,
  madeAt: number,
  people: CalendarPeople,
): string => toCalendarFile(toEntry(request, texts, madeAt), 'REQUEST', toPeopleLines(people));

/** A booked demo as an entry of the member's activity. */
export const toDemoActivityText = ({ reference }: Pick<DemoRequest, 'reference'>): string =>
  `Requested a demo, reference ${reference}.`;
