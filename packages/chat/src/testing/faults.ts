import type { ReplyOutcome } from '../transport.ts';

/** What a network, a proxy or a service can do to a request, and the outcome it has (decision 18). */
export interface TransportFault {
  readonly name: string;
  readonly outcome: ReplyOutcome;
}

// Bars stand between the names.
const faults = (outcome: ReplyOutcome, ...names: readonly string[]): readonly TransportFault[] =>
  names.flatMap((line) => line.split('|')).map((name) => ({ name, outcome }));
const refusals = (retryAfterMs: number | undefined, ...names: readonly string[]) =>
  faults({ kind: 'empty' }, ...names).map(({ name }): TransportFault => {
    const status = Number.parseInt(name, 10);
    return {
      name,
      outcome: { kind: 'refused', status, ...(retryAfterMs !== undefined && { retryAfterMs }) },
    };
  });

/**
 * The 44 faults of the catalogue. The chart is tested with their outcomes; the site's transport with the faults, under
 * the same names.
 */
export const transportFaults: readonly TransportFault[] = [
  ...faults(
    { kind: 'unreachable' },
    'connection refused|reset before the answer|closed before the answer|reset within the headers',
    'closed within the headers|reset within the body|closed within the body|garbage instead of HTTP',
    'a broken status line|headers of a megabyte|a redirect|broken chunks|broken gzip',
    'another origin without CORS|offline',
  ),
  ...faults(
    { kind: 'tooLong' },
    'headers that drip|a body that drips|silence instead of headers|silence within the body',
  ),
  ...faults(
    { kind: 'empty' },
    'broken JSON|an empty body|a web page|204|206, half of it|another shape|10 MB|100 000 deep',
    'a Content-Length too short',
  ),
  ...faults({ kind: 'answered', response: 'Hi' }, 'another content type'),
  ...faults({ kind: 'answered', response: 'Caf\ufffd' }, 'broken UTF-8'),
  ...refusals(
    undefined,
    '400 Bad Request|401 Unauthorized, WWW-Authenticate: Basic realm="hotel"|404 Not Found',
    '408 Request Timeout|413 Content Too Large|415 Unsupported Media Type|429 Too Many Requests',
    '429 Too Many Requests, Retry-After: soon, 5 minutes|500 Internal Server Error|502 Bad Gateway',
    '504 Gateway Timeout',
  ),
  ...refusals(2000, '503 Service Unavailable, Retry-After: 2'),
  ...refusals(7000, '429 Too Many Requests, Retry-After: 7'),
  ...refusals(9000, '429 Too Many Requests, Retry-After: Thu, 01 Jan 2026 00:00:09 GMT'),
];
