import type { Socket } from 'node:net';
import type { ReplyOutcome } from '@loomwright/chat';
import { transportFaults } from '@loomwright/chat/testing';

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
// Of an answer that says `Connection: close`, Node's client takes whatever came for all of it; browsers do not.
const halfChunk = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n50\r\n{"response":"half';
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

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const error = JSON.stringify({ error: 'no' });
const refusal = (status: string, ...headers: readonly string[]) => answer(status, error, json, ...headers);
const redirect = (status: string, to = '/elsewhere') => answer(status, '', `Location: ${to}`);
const tooMany = '429 Too Many Requests';

/** How each of the catalogue's faults is done, by its name; some in several ways. */
const acts: Readonly<Record<string, readonly Act[]>> = {
  'reset before the headers': [resetting('')],
  'reset within the headers': [resetting(begun)],
  'reset within the body': [resetting(half)],
  'end before the headers': [closing('')],
  'end within the headers': [closing(begun)],
  'end within the body': [closing(half)],
  'end within a chunk': [closing(halfChunk)],
  'garbage for headers': [
    closing('nonsense\r\n\r\n'),
    closing('\0\xff\x16\x03\x01\n'),
    closing('HTTP/1.1 abc OK\r\n\r\n{}'),
    closing('HTTP/1.1 2000\r\n\r\n'),
  ],
  'huge headers': [answer('200 OK', saying('Hi'), `X-Long: ${'x'.repeat(1 << 20)}`)],
  'slow headers': [dripping('HTTP/1.1 200 OK\r\n', 'X-Slow: 1\r\n')],
  'slow body': [dripping(half, '.')],
  'silence before the headers': [saysAndWaits(''), saysAndWaits(begun)],
  'silence after the headers': [saysAndWaits(half)],
  '200 with invalid JSON': [
    answer('200 OK', '{"response":"Hi"', json),
    answer('200 OK', 'Hi', json),
    answer('200 OK', saying('Hi'), json, 'Content-Length: 8'),
  ],
  '200 with nothing': [answer('200 OK', '', json)],
  '200 with HTML': [answer('200 OK', page, html), answer('200 OK', page, json)],
  '204': [answer('204 No Content', '', json)],
  '206 with half of it': [answer('206 Partial Content', '{"respon', json, 'Content-Range: bytes 0-7/20')],
  '301': [redirect('301 Moved Permanently')],
  '302 to elsewhere': [redirect('302 Found')],
  '304': [answer('304 Not Modified')],
  '307 to itself': [redirect('307 Temporary Redirect', '/chat')],
  '400': [refusal('400 Bad Request')],
  '404 with HTML': [answer('404 Not Found', page, html)],
  '408': [answer('408 Request Timeout')],
  '413': [refusal('413 Content Too Large')],
  '429': [refusal(tooMany)],
  '429 after seconds': [refusal(tooMany, 'Retry-After: 5')],
  '429 after a date': [refusal(tooMany, 'Retry-After: Thu, 01 Jan 2026 00:00:04 GMT')],
  '429 after an hour': [refusal(tooMany, 'Retry-After: 3600')],
  '429 after nonsense': [refusal(tooMany, 'Retry-After: soon, 5 minutes')],
  '500': [refusal('500 Internal Server Error')],
  '502 with HTML': [answer('502 Bad Gateway', page, html)],
  '503 after seconds': [refusal('503 Service Unavailable', 'Retry-After: 2')],
  '504': [answer('504 Gateway Timeout')],
  '200 of another type': ['Content-Type: text/plain', 'Content-Type: image/png', 'X-No: type'].map((type) =>
    answer('200 OK', saying('Said as plain text.'), type),
  ),
  '200 of another shape': [[saying('Hi')], null, 'Hi', 7, { answer: 'Hi' }, { data: { response: 'Hi' } }].map(
    (body) => answer('200 OK', JSON.stringify(body), json),
  ),
  '200 with a response that is no string': [7, null, ['Hi'], { text: 'Hi' }].map((response) =>
    answer('200 OK', saying(response), json),
  ),
  '200 with 10 MB': [answer('200 OK', saying('x'.repeat(10 << 20)), json)],
  '200 nested 100 000 deep': [
    answer('200 OK', nested(100_000), json),
    // As deep as the cap on an answer's size lets any be.
    answer('200 OK', nested(32_000), json),
    answer('200 OK', `{"response":${nested(32_000)}}`, json),
  ],
  '200 with invalid UTF-8': [answer('200 OK', Buffer.from(saying('Broken \xe9 letters.'), 'latin1'), json)],
};

/** The catalogue's 44 faults, with what this site's transport makes of them. */
export const chatFaults: readonly ChatFault[] = transportFaults.map(({ name, outcomes: [outcome] }) => ({
  name,
  outcome,
  acts: acts[name] ?? [],
}));

const unreachable: ReplyOutcome = { kind: 'unreachable' };

/** Relatives of these that are worth a look of their own. */
export const moreFaults: readonly ChatFault[] = [
  {
    name: '401 that asks for a password',
    outcome: { kind: 'refused', status: 401 },
    acts: [refusal('401 Unauthorized', 'WWW-Authenticate: Basic realm="hotel"')],
  },
  {
    name: '415',
    outcome: { kind: 'refused', status: 415 },
    acts: [refusal('415 Unsupported Media Type')],
  },
  {
    name: '303 or 308',
    outcome: unreachable,
    acts: [redirect('303 See Other'), redirect('308 Permanent Redirect')],
  },
  {
    name: 'a broken chunk',
    outcome: unreachable,
    acts: [answer('200 OK', 'zz\r\n{"response":"Hi"}', json, 'Transfer-Encoding: chunked')],
  },
  {
    name: 'broken gzip',
    outcome: unreachable,
    acts: [answer('200 OK', saying('Hi'), json, 'Content-Encoding: gzip')],
  },
  {
    name: '200 with a blank response',
    outcome: { kind: 'empty' },
    acts: [answer('200 OK', saying(''), json), answer('200 OK', saying(' \n\t'), json)],
  },
  {
    name: '206 with all of it',
    outcome: { kind: 'answered', response: 'Hi' },
    acts: [answer('206 Partial Content', saying('Hi'), json)],
  },
];

/** The one of that name. */
export const faultNamed = (name: string): ChatFault => {
  const found = [...chatFaults, ...moreFaults].find((candidate) => candidate.name === name);
  if (!found) throw new Error(`There is no fault "${name}".`);
  return found;
};

/** A good answer. */
export const healthy = (response: string): Act => answer('200 OK', saying(response), json);
