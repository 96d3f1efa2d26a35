import { fieldsOf } from '@loomwright/form';
import { listFieldErrors, toCountText } from '@loomwright/kit';
import { match, P } from 'ts-pattern';
import * as z from 'zod/mini';
import { type FormMessage, formOf, KEPT_TEXT, type SendOutcome, toReference } from './sending.ts';

/** `misdirected`: the reply was a web page, so the address is not an endpoint. */
export type EndpointOutcome =
  | { readonly kind: 'sent'; readonly number?: string | undefined }
  | { readonly kind: 'refused'; readonly status: number; readonly retryAfterSeconds?: number | undefined }
  | {
      readonly kind: 'invalid';
      readonly error: string;
      readonly fields: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'misdirected' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'timedOut' };

export interface EndpointAnswer {
  readonly ok: boolean;
  readonly status: number;
  readonly contentType: string;
  readonly retryAfter: string;
  /** The parsed JSON body; undefined for anything else. */
  readonly body: unknown;
}

const numbered = z.object({ number: z.string().check(z.regex(/^[\w-]{1,20}$/)) });
const invalid = z.object({ error: z.string(), fields: z.record(z.string(), z.string()) });

/** Hosts without form handling often reply with a web page and status 200. */
export const toEndpointOutcome = ({
  body,
  contentType,
  ok,
  retryAfter,
  status,
}: EndpointAnswer): EndpointOutcome => {
  if (ok)
    return /\bhtml\b/i.test(contentType)
      ? { kind: 'misdirected' }
      : { kind: 'sent', number: numbered.safeParse(body).data?.number };
  const { data } = invalid.safeParse(body);
  if (data) return { kind: 'invalid', ...data };
  const retryAfterSeconds = /^\d{1,5}$/.test(retryAfter) ? Number(retryAfter) : undefined;
  return { kind: 'refused', status, retryAfterSeconds };
};

const TOO_MANY = 429;
const CONFLICT = 409;

const toRetryText = (seconds: number | undefined) =>
  seconds === undefined ? 'in a moment' : `in ${toCountText(seconds, 'second')}`;

const failureTextOf = (outcome: Exclude<EndpointOutcome, { kind: 'sent' | 'invalid' }>): string =>
  match(outcome)
    .with({ kind: 'refused' }, ({ retryAfterSeconds, status }) => {
      const reason =
        status === TOO_MANY ? 'too many messages arrived at once' : `the server answered ${status}`;
      return `Not sent: ${reason}. ${KEPT_TEXT}. Please try again ${toRetryText(retryAfterSeconds)}.`;
    })
    .with(
      { kind: 'misdirected' },
      () =>
        `Not sent: a web page answered instead of our form service. ${KEPT_TEXT}. Please try again later, or send us an email.`,
    )
    .with(
      { kind: 'unreachable' },
      () =>
        `Not sent: the network could not be reached. ${KEPT_TEXT}. Please check your connection and try again.`,
    )
    .with(
      { kind: 'timedOut' },
      () => `The answer took too long, so it may not have been sent. ${KEPT_TEXT}. Please try again.`,
    )
    .exhaustive();

/** If the server reports errors for fields of the form, the first one is shown at its field. */
export const toSendOutcome = (form: Pick<FormMessage, 'kind'>, outcome: EndpointOutcome): SendOutcome =>
  match(outcome)
    .returnType<SendOutcome>()
    .with({ kind: 'sent' }, (sent) => sent)
    .with({ kind: 'invalid' }, ({ error, fields }) => {
      const [known] = listFieldErrors(fields, fieldsOf(formOf(form)));
      const all = [error, ...Object.values(fields)].join('. ');
      return { kind: 'failed', message: `Not sent. ${all}. ${KEPT_TEXT}.`, ...known };
    })
    .with({ kind: P.union('refused', 'misdirected', 'unreachable', 'timedOut') }, (failure) => ({
      kind: 'failed',
      message: failureTextOf(failure),
    }))
    .exhaustive();

/** Returns a copy with a new number if the current one is taken (409); otherwise undefined. */
export const renumbered = (
  message: FormMessage,
  outcome: EndpointOutcome,
  id: number,
): FormMessage | undefined => {
  const { number } = message;
  if (outcome.kind !== 'refused' || outcome.status !== CONFLICT || typeof number !== 'string')
    return undefined;
  return { ...message, number: `${number.slice(0, -9)}${toReference(id)}` };
};
