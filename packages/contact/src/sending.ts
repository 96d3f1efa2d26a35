import type { SubmitOutcome, Texts } from '@loomwright/form';
import { forms, isBlank, type SentForm } from '@loomwright/kit';
import { match } from 'ts-pattern';

/** A form as it is sent: its name, and texts without white space around them; an optional one that shows nothing is empty. */
export type FormMessage = { readonly kind: SentForm } & Readonly<Record<string, string>>;

/** The member who writes. */
export type Sender = Readonly<Record<'name' | 'email', string>>;

/** The texts of a form, with the sender's in fields that are empty. */
export const prefill = (texts: Texts, { email, name }: Sender): Texts => ({
  ...texts,
  ...(isBlank(texts.name ?? '') && { name }),
  ...(isBlank(texts.email ?? '') && { email }),
});

/**
 * The outcome of sending: accepted, answered with an error status, answered with a web page as by an address that is no
 * endpoint, not reached, or not answered in time.
 */
export type SendOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'misdirected' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'tooLong' };

/** Sends a form. Rejects only when something broke on this page. */
export type SendForm = (form: FormMessage, signal: AbortSignal) => Promise<SendOutcome>;

/** Reports whether there is a network, at once and at every change; returns a function that stops it. */
export type WatchConnection = (listener: (isOnline: boolean) => void) => () => void;

const STAYS = 'What you wrote is still here';

/** Why a form was not sent and what to do, for the user; without an outcome, something broke on this page. */
const failureTextOf = (outcome?: Exclude<SendOutcome, { kind: 'sent' }>): string =>
  match(outcome)
    .with(
      { kind: 'refused' },
      ({ status }) => `Not sent: the server answered ${status}. ${STAYS}. Please try again in a moment.`,
    )
    .with(
      { kind: 'misdirected' },
      () =>
        `Not sent: a web page answered instead of our form service. ${STAYS}. Please try again later, or send us an email.`,
    )
    .with(
      { kind: 'unreachable' },
      () =>
        `Not sent: the network could not be reached. ${STAYS}. Please check your connection and try again.`,
    )
    .with(
      { kind: 'tooLong' },
      () => `The answer took too long, so it may not have been sent. ${STAYS}. Please try again.`,
    )
    .with(undefined, () => `Not sent: something went wrong on this page. ${STAYS}. Please try again.`)
    .exhaustive();

/** The texts of every form that is sent and may wait for the network (FRM-1). */
export const SENDING_TEXTS = {
  submitting: 'Sending…',
  waiting: 'Waiting for the network…',
  retry: 'Try again',
  waitingStatus: 'You are offline. This goes out when the network is back, as long as this page is open.',
  failure: failureTextOf(),
} as const;

/** Sends a message, then calls `whenSent`. A failure becomes a message for the user; nothing is thrown (FRM-1). */
export const submitMessage = async <R>(
  sendForm: SendForm,
  message: FormMessage,
  signal: AbortSignal,
  whenSent: () => Promise<R>,
): Promise<SubmitOutcome<never, R>> => {
  const outcome = await sendForm(message, signal).catch(() => undefined);
  return outcome?.kind === 'sent'
    ? { kind: 'done', result: await whenSent() }
    : { kind: 'rejected', message: failureTextOf(outcome) };
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
    await match(forms[form.kind].sending.withoutEndpoint)
      .with('delay', () => wait(SIMULATED_MS, signal))
      .with('log', async () => log(`Sent nowhere: ${JSON.stringify(form)}`))
      .exhaustive();
    return { kind: 'sent' };
  };
