import { type FormDefinition, toSentTexts } from '@loomwright/form';
import { type FieldOf, type TextsOf, toFieldErrors } from '@loomwright/kit';
import { match } from 'ts-pattern';
import type { Filing } from './contact-form.ts';
import type { DemoRequest } from './demo-request.ts';
import { type MessagePorts, messagePartsOf } from './message-form.ts';
import { attachSavings, type SavingsQuery } from './savings.ts';
import { prefill, type Sender, submitMessage } from './sending.ts';
import { isSlot, type OfficeWeek } from './slots.ts';

export type BookingValues = TextsOf<'demo'> & {
  /** Time of the submit, in epoch milliseconds. */
  readonly at: number;
  readonly booked: readonly number[];
};

export interface Booking extends DemoRequest {
  readonly email: string;
  readonly filing: Filing;
}

/** Prefills empty fields, or adds the calculator's figures to the note (CAL-1). */
export type BookingCommand =
  | ({ readonly kind: 'prefill' } & Sender)
  | { readonly kind: 'attachSavings'; readonly savings: SavingsQuery };

/** A booking never waits for the network, since its slot may pass in the meantime. */
export interface BookingPorts extends Omit<MessagePorts, 'watchConnection'> {
  readonly office: OfficeWeek;
  readonly fileDemo: (request: DemoRequest) => Promise<Filing>;
  /** Used unless the reply contains another reference. */
  readonly reference: string;
  /** IANA time zone of the visitor. */
  readonly timeZone: string;
}

/** Parses the value of the slot field as epoch milliseconds; undefined for anything but digits. */
export const readSlot = (text: string): number | undefined =>
  /^\d{1,15}$/.test(text) ? Number(text) : undefined;

export const slotProblem = (
  office: OfficeWeek,
  { at, booked, slot }: Pick<BookingValues, 'at' | 'booked' | 'slot'>,
): string | undefined => {
  const start = readSlot(slot);
  if (start === undefined) return 'Choose a day and a time';
  if (start <= at) return 'This time has passed: choose a later one';
  if (booked.includes(start)) return 'You’ve already requested this time: choose another';
  return isSlot(office, at, start) ? undefined : 'Choose one of the times that are shown';
};

/** The demo booking form (BOK-1). A submit checks the slot again, against the current time. */
export const createBookingForm = ({
  office,
  sendForm,
  fileDemo,
  drafts,
  reference,
  timeZone,
}: BookingPorts): FormDefinition<BookingValues, FieldOf<'demo'>, Booking, never, BookingCommand> => {
  const parts = messagePartsOf('demo', { drafts });
  return {
    ...parts,
    check: (values) => toFieldErrors({ ...parts.check(values), slot: slotProblem(office, values) }),
    submit: ({ values }, signal) => {
      const { slot, ...texts } = toSentTexts('demo', values);
      const startsAt = Number(slot);
      return submitMessage(
        { ...parts, sendForm },
        { kind: 'demo', number: reference, startsAt: new Date(startsAt).toISOString(), timeZone, ...texts },
        signal,
        async (number = reference) => {
          const request = { reference: number, startsAt };
          const filing = await fileDemo(request).catch(() => 'notKept' as const);
          return { ...request, email: texts.email, filing };
        },
      );
    },
    change: ({ texts, attachment }, command) => ({
      texts: match(command)
        .with({ kind: 'prefill' }, (sender) => prefill(texts, sender))
        .with({ kind: 'attachSavings' }, ({ savings }) => ({
          ...texts,
          note: attachSavings(texts.note ?? '', savings),
        }))
        .exhaustive(),
      attachment,
    }),
  };
};
