import type { Socket } from 'node:net';
import type { ReplyOutcome } from '@loomwright/chat';

/** What is done to the connection of whoever asked; byte by byte, so that every fault can be made. */
export type Act = (socket: Socket) => void;

export interface ChatFault {
  readonly name: string;
  /** What one request comes to (decision 18). */
  readonly outcome: ReplyOutcome;
  /** Ways to do it with the same outcome; none where only a browser can (CORS, offline), or where nobody listens. */
  readonly acts: readonly Act[];
}

/** The clock by which a Retry-After that is a date is read: 2026-01-01, midnight. */
export const FAULT_NOW = Date.UTC(2026, 0, 1);

const cors = ['Access-Control-Allow-Origin: *', 'Access-Control-Expose-Headers: Retry-After'];
const json = 'Content-Type: application/json';
const html = 'Content-Type: text/html';
const page = '<!doctype html><title>Welcome to our hotel</title><p>Please accept our terms.';
const saying = (response: unknown) => JSON.stringify({ response });

const headOf = (status: string, headers: readonly string[]) =>
  `HTTP/1.1 ${[status, ...cors, ...headers, 'Connection: close'].join('\r\n')}\r\n`;

/** A whole answer, well formed; its length is told unless the headers tell another. */
export const answer =
  (status: string, body: string | Buffer = '', ...headers: readonly string[]): Act =>
  (socket) => {
    const isTold = headers.some((header) => /^(?:content-length|transfer-encoding)/i.test(header));
    const length = isTold ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
    socket.write(`${headOf(status, [...headers, ...length])}\r\n`);
    socket.end(body);
  };

const begun = 'HTTP/1.1 200 OK\r\nContent-Ty';
const half = `${headOf('200 OK', [json, 'Content-Length: 1000'])}\r\n{"response":"half`;
// Time for what was written to arrive: a reset throws away what is still on its way.
const arriveMs = 20;

const closing =
  (text: string): Act =>
  (socket) =>
    socket.end(text);
const resetting =
  (text: string): Act =>
  (socket) => {
    if (text === '') socket.resetAndDestroy();
    else socket.write(text, () => setTimeout(() => socket.resetAndDestroy(), arriveMs));
  };
const saysAndWaits =
  (text: string): Act =>
  (socket) => {
    if (text) socket.write(text);
  };
/** A few bytes now and then, for as long as anybody listens. */
const dripping =
  (text: string, drop: string): Act =>
  (socket) => {
    socket.write(text);
    const timer = setInterval(() => socket.write(drop), 10);
    socket.on('close', () => clearInterval(timer));
  };

const unreachable: ReplyOutcome = { kind: 'unreachable' };
const tooLong: ReplyOutcome = { kind: 'tooLong' };
const empty: ReplyOutcome = { kind: 'empty' };
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const error = JSON.stringify({ error: 'no' });

const fault = (name: string, outcome: ReplyOutcome, ...acts: readonly Act[]): ChatFault => ({
  name,
  outcome,
  acts,
});
const refusal = (words: string, body = error, headers: readonly string[] = [], retryAfterMs?: number) =>
  fault(
    [words, ...headers].join(', '),
    { kind: 'refused', status: Number.parseInt(words, 10), ...(retryAfterMs && { retryAfterMs }) },
    answer(words, body, body === page ? html : json, ...headers),
  );

/** The 44 things that can go wrong between a question and its answer. */
export const chatFaults: readonly ChatFault[] = [
  fault('nobody listens', unreachable),
  fault('reset before the answer', unreachable, resetting('')),
  fault('closed before the answer', unreachable, closing('')),
  fault('reset within the headers', unreachable, resetting(begun)),
  fault('closed within the headers', unreachable, closing(begun)),
  fault('reset within the body', unreachable, resetting(half)),
  fault('closed within the body', unreachable, closing(half)),
  fault('garbage instead of HTTP', unreachable, closing('nonsense\r\n\r\n'), closing('\0\xff\x16\x03\x01\n')),
  fault(
    'a broken status line',
    unreachable,
    closing('HTTP/1.1 abc OK\r\n\r\n{}'),
    closing('HTTP/1.1 2000\r\n\r\n'),
  ),
  fault(
    'headers of a megabyte',
    unreachable,
    answer('200 OK', saying('Hi'), `X-Long: ${'x'.repeat(1 << 20)}`),
  ),
  fault('headers that drip', tooLong, dripping('HTTP/1.1 200 OK\r\n', 'X-Slow: 1\r\n')),
  fault('a body that drips', tooLong, dripping(half, '.')),
  fault('silence instead of headers', tooLong, saysAndWaits(''), saysAndWaits(begun)),
  fault('silence within the body', tooLong, saysAndWaits(half)),
  fault('broken JSON', empty, answer('200 OK', '{"response":"Hi"', json), answer('200 OK', 'Hi', json)),
  fault('an empty body', empty, answer('200 OK', '', json)),
  fault('a web page', empty, answer('200 OK', page, html), answer('200 OK', page, json)),
  fault('204', empty, answer('204 No Content', '', json)),
  fault(
    '206, half of it',
    empty,
    answer('206 Partial Content', '{"respon', json, 'Content-Range: bytes 0-7/20'),
  ),
  fault(
    'a redirect',
    unreachable,
    ...['301 Moved', '302 Found', '307 Temporary', '308 Permanent'].map((status) =>
      answer(status, '', 'Location: /elsewhere'),
    ),
  ),
  refusal('400 Bad Request'),
  refusal('401 Unauthorized', error, ['WWW-Authenticate: Basic realm="hotel"']),
  refusal('404 Not Found', page),
  refusal('408 Request Timeout', ''),
  refusal('413 Content Too Large'),
  refusal('415 Unsupported Media Type'),
  refusal('429 Too Many Requests'),
  refusal('429 Too Many Requests', error, ['Retry-After: 7'], 7000),
  refusal('429 Too Many Requests', error, ['Retry-After: Thu, 01 Jan 2026 00:00:09 GMT'], 9000),
  refusal('429 Too Many Requests', error, ['Retry-After: soon, 5 minutes']),
  refusal('500 Internal Server Error'),
  refusal('502 Bad Gateway', page),
  refusal('503 Service Unavailable', error, ['Retry-After: 2'], 2000),
  refusal('504 Gateway Timeout', ''),
  fault(
    'another content type',
    { kind: 'answered', response: 'Hi' },
    answer('200 OK', saying('Hi'), 'Content-Type: text/plain'),
    answer('200 OK', saying('Hi'), 'Content-Type: image/png'),
    answer('200 OK', saying('Hi')),
  ),
  fault(
    'another shape',
    empty,
    ...[[saying('Hi')], null, 'Hi', 7, true, { answer: 'Hi' }, { data: { response: 'Hi' } }].map((body) =>
      answer('200 OK', JSON.stringify(body), json),
    ),
    ...[7, null, ['Hi'], { text: 'Hi' }, '', ' \n\t'].map((response) =>
      answer('200 OK', saying(response), json),
    ),
  ),
  fault('10 MB', empty, answer('200 OK', saying('x'.repeat(10 << 20)), json)),
  fault(
    '100 000 deep',
    empty,
    answer('200 OK', nested(100_000), json),
    // As deep as the cap on an answer's size lets any be.
    answer('200 OK', nested(32_000), json),
    answer('200 OK', `{"response":${nested(32_000)}}`, json),
  ),
  fault(
    'broken UTF-8',
    { kind: 'answered', response: 'Caf\ufffd' },
    answer('200 OK', Buffer.from(saying('Caf\xe9'), 'latin1'), json),
  ),
  fault('a Content-Length too short', empty, answer('200 OK', saying('Hi'), json, 'Content-Length: 8')),
  fault(
    'broken chunks',
    unreachable,
    answer('200 OK', 'zz\r\n{"response":"Hi"}', json, 'Transfer-Encoding: chunked'),
  ),
  fault('broken gzip', unreachable, answer('200 OK', saying('Hi'), json, 'Content-Encoding: gzip')),
  fault('another origin that allows nobody', unreachable),
  fault('offline', unreachable),
];

/** The one of that name. */
export const faultNamed = (name: string): ChatFault => {
  const found = chatFaults.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`There is no fault "${name}".`);
  return found;
};

/** A good answer. */
export const healthy = (response: string): Act => answer('200 OK', saying(response), json);
