import type { ReplyOutcome } from '../transport.ts';

const faults = (outcomeOf: (name: string) => ReplyOutcome, ...names: readonly string[]) =>
  names.flatMap((line) => line.split('|')).map((name) => ({ name, outcome: outcomeOf(name) }));
const refused = (name: string) => ({ kind: 'refused', status: Number.parseInt(name, 10) }) as const;
const refusedFor = (retryAfterMs: number) => (name: string) => ({ ...refused(name), retryAfterMs });

/** The faults from decision 18, for the tests of the chat and of the site’s transport. */
export const transportFaults = [
  ...faults(
    () => ({ kind: 'unreachable' }),
    'connection refused|reset before the answer|closed before the answer|reset within the headers',
    'closed within the headers|reset within the body|closed within the body|garbage instead of HTTP',
    'a broken status line|headers of a megabyte|a redirect|broken chunks|broken gzip',
    'another origin without CORS|offline',
  ),
  ...faults(
    () => ({ kind: 'timedOut' }),
    'headers that drip|a body that drips|silence instead of headers|silence within the body',
  ),
  ...faults(
    () => ({ kind: 'empty' }),
    'broken JSON|an empty body|a web page|204|206, half of it|another shape|10 MB|100 000 deep',
    'a Content-Length too short',
  ),
  ...faults(() => ({ kind: 'answered', response: 'Hi' }), 'another content type'),
  ...faults(() => ({ kind: 'answered', response: 'Caf\ufffd' }), 'broken UTF-8'),
  ...faults(
    refused,
    '400 Bad Request|401 Unauthorized, WWW-Authenticate: Basic realm="hotel"|404 Not Found',
    '408 Request Timeout|413 Content Too Large|415 Unsupported Media Type|429 Too Many Requests',
    '429 Too Many Requests, Retry-After: soon, 5 minutes|500 Internal Server Error|502 Bad Gateway',
    '504 Gateway Timeout',
  ),
  ...faults(refusedFor(2000), '503 Service Unavailable, Retry-After: 2'),
  ...faults(refusedFor(7000), '429 Too Many Requests, Retry-After: 7'),
  ...faults(refusedFor(9000), '429 Too Many Requests, Retry-After: Thu, 01 Jan 2026 00:00:09 GMT'),
];
