import { MESSAGE_KINDS, type MessageKind } from '@loomwright/delivery';
import type { Answer } from './answer.ts';

export type BodyType = 'json' | 'urlencoded';

export interface Envelope {
  readonly body: object;
  /** A honeypot field, which people do not see. */
  readonly website: string;
  /** How long the form was shown, in milliseconds; undefined if the request does not say. */
  readonly elapsedMs: number | undefined;
}

export const toKind = (text: string): MessageKind | undefined => MESSAGE_KINDS.find((kind) => kind === text);

const types = new Map<string | undefined, BodyType>([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'urlencoded'],
]);

export const toBodyType = (contentType: string | undefined): BodyType | undefined =>
  types.get(contentType?.split(';', 1)[0]?.trim().toLowerCase());

export interface PageHeaders {
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
  readonly host: string | undefined;
}

/** A proxy may change the Host, so a same-origin `Sec-Fetch-Site` or the configured origin is enough. */
export const isFromSite = ({ fetchSite, host, origin }: PageHeaders, siteOrigin: string): boolean => {
  if (fetchSite === 'same-origin') return true;
  if (origin === undefined) return false;
  if (origin === siteOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
};

const parse = (type: BodyType, text: string): unknown => {
  if (type === 'urlencoded') return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const textOf = (body: object, name: string): unknown => {
  const { [name]: value = '' }: Readonly<Record<string, unknown>> = { ...body };
  return value;
};

/** Undefined for a body that no form sends. */
export const readEnvelope = (type: BodyType, text: string): Envelope | undefined => {
  const body = parse(type, text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
  const website = textOf(body, 'website');
  const elapsed = textOf(body, 'elapsedMs');
  if (typeof website !== 'string' || typeof elapsed !== 'string' || !/^\d{0,15}$/.test(elapsed))
    return undefined;
  return { body, website, elapsedMs: elapsed === '' ? undefined : Number(elapsed) };
};

/** People need longer to fill in a form. */
const MIN_ELAPSED_MS = 2000;

/** The error for a body that looks automated. The visitor sees it, because a person may have caused it. */
export const problemOf = (type: BodyType, { elapsedMs, website }: Envelope): Answer | undefined => {
  if (website !== '')
    return {
      status: 422,
      error: 'Leave the field “website” empty, and send the form again',
      fields: { website: 'Leave this empty' },
    };
  // Without JavaScript the time is unknown, and a lower rate limit applies instead.
  if (type === 'urlencoded') return undefined;
  if (elapsedMs === undefined)
    return { status: 400, error: 'elapsedMs must be the milliseconds since the form was shown, in digits' };
  return elapsedMs < MIN_ELAPSED_MS
    ? { status: 422, error: 'This was sent faster than a person writes: send it again', fields: {} }
    : undefined;
};
