import type { SubmitOutcome, Texts } from '@loomwright/form';
import { forms, isBlank, type SentForm } from '@loomwright/kit';
import { match } from 'ts-pattern';

/** What a message is sent as: its form, or a contact message that requests a quote. */
export type SentKind = SentForm | 'quote';

/** A line of a quote request; its name and price are the catalogue's. */
type SentLine = Readonly<Record<'id' | 'quantity', number>>;

/** A form as it is sent: its kind, and texts without white space around them; an optional one that shows nothing is empty. */
export type FormMessage = { readonly kind: SentKind } & Readonly<
  Record<string, string | readonly SentLine[]>
>;

/** The form that a message was written in. */
export const formOf = ({ kind }: Pick<FormMessage, 'kind'>): SentForm =>
  kind === 'quote' ? 'contact' : kind;

/** The member who writes. */
export type Sender = Readonly<Record<'name' | 'email', string>>;

/** The texts of a form, with the sender's in fields that are empty. */
export const prefill = (texts: Texts, { email, name }: Sender): Texts => ({
  ...texts,
  ...(isBlank(texts.name ?? '') && { name }),
  ...(isBlank(texts.email ?? '') && { email }),
});

/** The outcome of sending: sent, with its number if the answer has one; or not, in words for the visitor. */
export type SendOutcome =
  | { readonly kind: 'sent'; readonly number?: string | undefined }
  | {
      readonly kind: 'failed';
      readonly message: string;
      /** The field that it is about, if it is about one. */
      readonly field?: string | undefined;
    };

/** Sends a form. Rejects only when something broke on this page. */
export type SendForm = (form: FormMessage, signal: AbortSignal) => Promise<SendOutcome>;

/** Reports whether there is a network, at once and at every change; returns a function that stops it. */
export type WatchConnection = (listener: (isOnline: boolean) => void) => () => void;

/** Said of every failure. */
export const STAYS = 'What you wrote is still here';

/** The texts of every form that is sent and may wait for the network (FRM-1). */
export const SENDING_TEXTS = {
  submitting: 'Sending…',
  waiting: 'Waiting for the network…',
  retry: 'Try again',
  waitingStatus: 'You are offline. This goes out when the network is back, as long as this page is open.',
  failure: `Not sent: something went wrong on this page. ${STAYS}. Please try again.`,
} as const;

/** What a message is sent by. */
interface Sending<F extends string> {
  readonly sendForm: SendForm;
  readonly fields: readonly F[];
}

/**
 * Sends a message, then calls `whenSent` with the number of the answer. A failure becomes a message for the visitor; nothing is
 * thrown (FRM-1).
 */
export const submitMessage = async <F extends string, R>(
  { fields, sendForm }: Sending<F>,
  message: FormMessage,
  signal: AbortSignal,
  whenSent: (number: string | undefined) => Promise<R>,
): Promise<SubmitOutcome<F, R>> => {
  const outcome = await sendForm(message, signal).catch(() => undefined);
  if (outcome?.kind === 'sent') return { kind: 'done', result: await whenSent(outcome.number) };
  return {
    kind: 'rejected',
    message: outcome?.message ?? SENDING_TEXTS.failure,
    field: fields.find((one) => one === outcome?.field),
  };
};

// Crockford's base 32: digits and letters without those that are read as another one, I, L, O and U.
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The reference for a random whole number: eight signs of its lowest forty bits, to be read out on the telephone. */
export const toReference = (id: number): string => {
  const signs = Array.from({ length: 8 }, (_, place) => DIGITS[Math.floor(id / 32 ** (7 - place)) % 32]);
  return `${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`;
};

/** The number of a quote request, from a random whole number: a reference with a sign of its kind. */
export const toQuoteNumber = (id: number): string => `Q-${toReference(id)}`;

/** How long a submit takes without an endpoint (FRM-1). */
export const SIMULATED_MS = 1500;

export interface SimulatedSenderPorts {
  /** Resolves after so many milliseconds. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Where a form goes that is logged while there is no endpoint: the browser's console. */
  readonly log: (message: string) => void;
}

/** Replaces a missing endpoint, as the list of forms says for each: it takes its time, or is logged (FRM-1, FRM-2). */
export const createSimulatedSender =
  ({ wait, log }: SimulatedSenderPorts): SendForm =>
  async (form, signal) => {
    await match(forms[formOf(form)].sending.withoutEndpoint)
      .with('delay', () => wait(SIMULATED_MS, signal))
      .with('log', async () => log(`Sent nowhere: ${JSON.stringify(form)}`))
      .exhaustive();
    return { kind: 'sent' };
  };
