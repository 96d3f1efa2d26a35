import { type FormDefinition, toSentTexts } from '@loomwright/form';
import { type FieldOf, type TextsOf, toFieldErrors } from '@loomwright/kit';
import { match } from 'ts-pattern';
import type { Filing } from './contact-form.ts';
import type { DemoRequest } from './demo-request.ts';
import { type MessagePorts, messagePartsOf } from './message-form.ts';
import { attachSavings, type SavingsQuery } from './savings.ts';
import { prefill, type Sender, submitMessage } from './sending.ts';
import { isSlot, type OfficeWeek } from './slots.ts';

/** What is submitted: the texts of the fields, and what they are checked against. */
export type BookingValues = TextsOf<'demo'> & {
  /** The time of the submit, in epoch milliseconds. */
  readonly at: number;
  /** The beginnings of the demos that this member has booked already. */
  readonly booked: readonly number[];
};

/** What a success results in. */
export interface Booking extends DemoRequest {
  /** Where it is confirmed. */
  readonly email: string;
  readonly filing: Filing;
}

/** Changes the form beside typing: what is known of a member into fields that are empty, figures into the note (CAL-1). */
export type BookingCommand =
  | ({ readonly kind: 'prefill' } & Sender)
  | { readonly kind: 'attachSavings'; readonly savings: SavingsQuery };

/** It waits for no network: the time may have passed by then. */
export interface BookingPorts extends Omit<MessagePorts, 'watchConnection'> {
  readonly office: OfficeWeek;
  /** Lists the request of the member who is logged in. */
  readonly fileDemo: (request: DemoRequest) => Promise<Filing>;
  /** Of this request, unless the answer has another one. */
  readonly reference: string;
  /** Of the visitor, as `Europe/Berlin`. */
  readonly timeZone: string;
}

/** The instant, in epoch milliseconds, that the text of a slot names; undefined for none. */
export const readSlot = (text: string): number | undefined =>
  /^\d{1,15}$/.test(text) ? Number(text) : undefined;

/** The problem of a chosen slot; undefined for none (BOK-1). */
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

/** The form that books a demo (BOK-1). The slot is checked against the time of the submit, not that of the page. */
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
