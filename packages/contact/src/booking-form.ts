import type { DraftStore, FormDefinition } from '@loomwright/form';
import { emailProblem, toFieldErrors, trimText } from '@loomwright/kit';
import type { Filing } from './contact-form.ts';
import type { DemoRequest } from './demo-request.ts';
import { lengthProblem, MAX_LINE, MAX_MESSAGE, requiredProblem } from './field-problems.ts';
import { failureTextOf, prefill, type Sender, type SendForm, submitMessage, trimTexts } from './sending.ts';
import { isSlot, type OfficeWeek } from './slots.ts';

/** The fields in the order of the page. */
export const BOOKING_FIELDS = ['slot', 'name', 'email', 'note'] as const;
export type BookingField = (typeof BOOKING_FIELDS)[number];

/** What is submitted: the texts of the fields, and what they are checked against. */
export type BookingValues = Readonly<Record<BookingField, string>> & {
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

/** Puts what is known of a member into fields that are empty. */
export interface PrefillCommand extends Sender {
  readonly kind: 'prefill';
}

export interface BookingPorts {
  readonly office: OfficeWeek;
  readonly sendForm: SendForm;
  /** Lists the request of the member who is logged in. */
  readonly fileDemo: (request: DemoRequest) => Promise<Filing>;
  readonly drafts: DraftStore<never>;
  /** Of this request, the same for every attempt to send it. */
  readonly reference: string;
  /** Of the visitor, as `Europe/Berlin`. */
  readonly timeZone: string;
}

/** The instant, in epoch milliseconds, that the text of a slot names; undefined for none. */
export const readSlot = (text: string): number | undefined =>
  /^\d{1,15}$/.test(text) ? Number(text) : undefined;

const slotProblem = (office: OfficeWeek, { at, booked, slot }: BookingValues): string | undefined => {
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
}: BookingPorts): FormDefinition<BookingValues, BookingField, Booking, never, PrefillCommand> => ({
  fields: BOOKING_FIELDS,
  check: (values) =>
    toFieldErrors({
      slot: slotProblem(office, values),
      name: requiredProblem(values.name, 'Name', MAX_LINE),
      email: emailProblem(values.email),
      note: lengthProblem(trimText(values.note), 'Note', MAX_MESSAGE),
    }),
  submit: ({ values: { slot, name, email, note } }, signal) => {
    const startsAt = Number(slot);
    const texts = trimTexts({ name, email, note });
    const startsAtText = new Date(startsAt).toISOString();
    return submitMessage(
      sendForm,
      { kind: 'demo', reference, startsAt: startsAtText, timeZone, ...texts },
      signal,
      async () => {
        const request = { reference, startsAt };
        const filing = await fileDemo(request).catch(() => 'notKept' as const);
        return { ...request, email: texts.email, filing };
      },
    );
  },
  texts: {
    submit: 'Book the demo',
    submitting: 'Sending…',
    retry: 'Try again',
    succeeded: 'Request sent',
    submittingStatus: 'Sending your request...',
    succeededStatus: 'Your demo request has been made.',
    failure: failureTextOf(),
  },
  afterSuccess: 'confirm',
  draft: {
    fields: BOOKING_FIELDS.map((name) => ({ name, isLong: name === 'note' })),
    store: drafts,
  },
  change: ({ texts, attachment }, command) => ({ texts: prefill(texts, command), attachment }),
});
