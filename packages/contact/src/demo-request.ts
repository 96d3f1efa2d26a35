import { type CalendarEntry, toCalendarFile } from './calendar-file.ts';
import { type CalendarPeople, toPeopleLines } from './calendar-people.ts';
import { SLOT_MS } from './slots.ts';

export interface DemoRequest {
  /** For example `7K3Q-9F2M`, which is easy to read out over the phone. */
  readonly reference: string;
  /** In epoch milliseconds; a demo lasts half an hour. */
  readonly startsAt: number;
}

export interface DemoCalendarTexts {
  readonly producer: string;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
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

/** The calendar file of a request (RFC 5545). `madeAt` is in epoch milliseconds. */
export const toDemoCalendarFile = (request: DemoRequest, texts: DemoCalendarTexts, madeAt: number): string =>
  toCalendarFile(toEntry(request, texts, madeAt));

/** The invitation to a demo, which calendar programs offer to accept (RFC 5546). */
export const toDemoInvitation = (
  request: DemoRequest,
  texts: DemoCalendarTexts,
  madeAt: number,
  people: CalendarPeople,
): string => toCalendarFile(toEntry(request, texts, madeAt), 'REQUEST', toPeopleLines(people));

export const toDemoActivityText = ({ reference }: Pick<DemoRequest, 'reference'>): string =>
  `Requested a demo, reference ${reference}.`;
