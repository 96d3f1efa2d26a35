import type { SubmitOutcome, Texts } from '@loomwright/form';
import { forms, isBlank, type SentForm } from '@loomwright/kit';
import { match } from 'ts-pattern';

/** The form, or `quote` for a contact message with a quote request. */
export type SentKind = SentForm | 'quote';

type SentLine = Readonly<Record<'id' | 'quantity', number>>;

/** A form as it is sent. Values are trimmed; an optional field without visible text is empty. */
export type FormMessage = { readonly kind: SentKind } & Readonly<
  Record<string, string | readonly SentLine[]>
>;

export const formOf = ({ kind }: Pick<FormMessage, 'kind'>): SentForm =>
  kind === 'quote' ? 'contact' : kind;

export type Sender = Readonly<Record<'name' | 'email', string>>;

export const prefill = (texts: Texts, { email, name }: Sender): Texts => ({
  ...texts,
  ...(isBlank(texts.name ?? '') && { name }),
  ...(isBlank(texts.email ?? '') && { email }),
});

export type SendOutcome =
  | { readonly kind: 'sent'; readonly number?: string | undefined }
  | {
      readonly kind: 'failed';
      readonly message: string;
      readonly field?: string | undefined;
    };

/** Sends a form. Rejects only if this page itself fails, for example if a chunk does not load. */
export type SendForm = (form: FormMessage, signal: AbortSignal) => Promise<SendOutcome>;

/** Reports the connection state immediately and on every change. Returns an unsubscribe function. */
export type WatchConnection = (listener: (isOnline: boolean) => void) => () => void;

export const KEPT_TEXT = 'What you wrote is still here';

export const SENDING_TEXTS = {
  submitting: 'Sending…',
  waiting: 'Waiting for the network…',
  retry: 'Try again',
  waitingStatus: 'You are offline. This goes out when the network is back, as long as this page is open.',
  failure: `Not sent: something went wrong on this page. ${KEPT_TEXT}. Please try again.`,
} as const;

interface Sending<F extends string> {
  readonly sendForm: SendForm;
  readonly fields: readonly F[];
}

/** A rejection of `sendForm` becomes a message for the visitor (FRM-1). */
export const submitMessage = async <F extends string, R>(
  { fields, sendForm }: Sending<F>,
  message: FormMessage,
  signal: AbortSignal,
  onSent: (number: string | undefined) => Promise<R>,
): Promise<SubmitOutcome<F, R>> => {
  const outcome = await sendForm(message, signal).catch(() => undefined);
  if (outcome?.kind === 'sent') return { kind: 'done', result: await onSent(outcome.number) };
  return {
    kind: 'rejected',
    message: outcome?.message ?? SENDING_TEXTS.failure,
    field: fields.find((one) => one === outcome?.field),
  };
};

// Crockford's base 32, without the ambiguous I, L, O and U.
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Encodes the lowest forty bits of a random whole number in eight digits that are easy to read out. */
export const toReference = (id: number): string => {
  const signs = Array.from({ length: 8 }, (_, place) => DIGITS[Math.floor(id / 32 ** (7 - place)) % 32]);
  return `${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`;
};

export const toQuoteNumber = (id: number): string => `Q-${toReference(id)}`;

/** Duration of a submit without an endpoint (FRM-1). */
export const SIMULATED_MS = 1500;

export interface SimulatedSenderPorts {
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly log: (message: string) => void;
}

/** Used without an endpoint: each form is either delayed or logged (FRM-1, FRM-2). */
export const createSimulatedSender =
  ({ wait, log }: SimulatedSenderPorts): SendForm =>
  async (form, signal) => {
    await match(forms[formOf(form)].sending.withoutEndpoint)
      .with('delay', () => wait(SIMULATED_MS, signal))
      .with('log', async () => log(`Sent nowhere: ${JSON.stringify(form)}`))
      .exhaustive();
    return { kind: 'sent' };
  };
