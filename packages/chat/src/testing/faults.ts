import type { ReplyOutcome } from '../transport.ts';

/** What a network, a proxy or a service can do to a request, and the outcome it has (decision 18). */
export interface TransportFault {
  readonly name: string;
  readonly outcome: ReplyOutcome;
}

const unreachable: ReplyOutcome = { kind: 'unreachable' };
const tooLong: ReplyOutcome = { kind: 'tooLong' };
const empty: ReplyOutcome = { kind: 'empty' };
const answered = (response: string): ReplyOutcome => ({ kind: 'answered', response });

const fault = (name: string, outcome: ReplyOutcome): TransportFault => ({ name, outcome });
const refusal = (name: string, retryAfterMs?: number): TransportFault =>
  fault(name, {
    kind: 'refused',
    status: Number.parseInt(name, 10),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  });

/** The 44 faults of the catalogue. The chart is tested with their outcomes; the site's transport with the faults, under
 * the same names. */
export const transportFaults: readonly TransportFault[] = [
  fault('connection refused', unreachable),
  fault('reset before the answer', unreachable),
  fault('closed before the answer', unreachable),
  fault('reset within the headers', unreachable),
  fault('closed within the headers', unreachable),
  fault('reset within the body', unreachable),
  fault('closed within the body', unreachable),
  fault('garbage instead of HTTP', unreachable),
  fault('a broken status line', unreachable),
  fault('headers of a megabyte', unreachable),
  fault('headers that drip', tooLong),
  fault('a body that drips', tooLong),
  fault('silence instead of headers', tooLong),
  fault('silence within the body', tooLong),
  fault('broken JSON', empty),
  fault('an empty body', empty),
  fault('a web page', empty),
  fault('204', empty),
  fault('206, half of it', empty),
  fault('a redirect', unreachable),
  refusal('400 Bad Request'),
  refusal('401 Unauthorized, WWW-Authenticate: Basic realm="hotel"'),
  refusal('404 Not Found'),
  refusal('408 Request Timeout'),
  refusal('413 Content Too Large'),
  refusal('415 Unsupported Media Type'),
  refusal('429 Too Many Requests'),
  refusal('429 Too Many Requests, Retry-After: 7', 7000),
  refusal('429 Too Many Requests, Retry-After: Thu, 01 Jan 2026 00:00:09 GMT', 9000),
  refusal('429 Too Many Requests, Retry-After: soon, 5 minutes'),
  refusal('500 Internal Server Error'),
  refusal('502 Bad Gateway'),
  refusal('503 Service Unavailable, Retry-After: 2', 2000),
  refusal('504 Gateway Timeout'),
  fault('another content type', answered('Hi')),
  fault('another shape', empty),
  fault('10 MB', empty),
  fault('100 000 deep', empty),
  fault('broken UTF-8', answered('Caf\ufffd')),
  fault('a Content-Length too short', empty),
  fault('broken chunks', unreachable),
  fault('broken gzip', unreachable),
  fault('another origin without CORS', unreachable),
  fault('offline', unreachable),
];
