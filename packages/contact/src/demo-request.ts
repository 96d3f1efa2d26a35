import { toCalendarFile } from './calendar-file.ts';
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

/** The calendar file of a request, made at a time in epoch milliseconds (RFC 5545). */
export const toDemoCalendarFile = (
  { reference, startsAt }: DemoRequest,
  { host, ...texts }: DemoCalendarTexts,
  madeAt: number,
): string =>
  toCalendarFile({
    ...texts,
    uid: `demo-${reference.toLowerCase()}@${host}`,
    madeAt,
    startsAt,
    endsAt: startsAt + SLOT_MS,
  });

/** A booked demo as an entry of the member's activity. */
export const toDemoActivityText = ({ reference }: Pick<DemoRequest, 'reference'>): string =>
  `Requested a demo, reference ${reference}.`;
