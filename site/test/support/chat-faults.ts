import type { Socket } from 'node:net';
import type { ReplyOutcome } from '@loomwright/chat';
import { transportFaults } from '@loomwright/chat/testing';

/** Works on the raw socket, so that it can cause any fault. */
export type Act = (socket: Socket) => void;

export interface ChatFault {
  readonly name: string;
  /** The outcome of a single request (decision 18). */
  readonly outcome: ReplyOutcome;
  /** Empty for faults that need no server, or that only a browser can cause (CORS, offline). */
  readonly acts: readonly Act[];
}

export const FAULT_NOW = Date.UTC(2026, 0, 1);

const cors = ['Access-Control-Allow-Origin: *', 'Access-Control-Expose-Headers: Retry-After'];
const json = 'Content-Type: application/json';
const html = 'Content-Type: text/html';
const page = '<!doctype html><title>Welcome to our hotel</title><p>Please accept our terms.';
const saying = (response: unknown) => JSON.stringify({ response });

const headOf = (status: string, headers: readonly string[]) =>
  `HTTP/1.1 ${[status, ...cors, ...headers, 'Connection: close'].join('\r\n')}\r\n`;

export const answer =
  (status: string, body: string | Buffer = '', ...headers: readonly string[]): Act =>
  (socket) => {
    const hasLength = headers.some((header) => /^(?:content-length|transfer-encoding)/i.test(header));
    const length = hasLength ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
    socket.write(`${headOf(status, [...headers, ...length])}\r\n`);
    socket.end(body);
  };

const begun = 'HTTP/1.1 200 OK\r\nContent-Ty';
const half = `${headOf('200 OK', [json, 'Content-Length: 1000'])}\r\n{"response":"half`;
// A reset drops data in transit, so the text needs time to arrive first.
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
const writeAndWait =
  (text: string): Act =>
  (socket) => {
    if (text) socket.write(text);
  };
const dripping =
  (text: string, drop: string): Act =>
  (socket) => {
    socket.write(text);
    const timer = setInterval(() => socket.write(drop), 10);
    socket.on('close', () => clearInterval(timer));
  };

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const error = JSON.stringify({ error: 'no' });

const acts: Readonly<Record<string, readonly Act[]>> = {
  'reset before the answer': [resetting('')],
  'closed before the answer': [closing('')],
  'reset within the headers': [resetting(begun)],
  'closed within the headers': [closing(begun)],
  'reset within the body': [resetting(half)],
  'closed within the body': [closing(half)],
  'garbage instead of HTTP': [closing('nonsense\r\n\r\n')],
  'a broken status line': [closing('HTTP/1.1 abc OK\r\n\r\n{}')],
  'headers of a megabyte': [answer('200 OK', saying('Hi'), `X-Long: ${'x'.repeat(1 << 20)}`)],
  'headers that drip': [dripping('HTTP/1.1 200 OK\r\n', 'X-Slow: 1\r\n')],
  'a body that drips': [dripping(half, '.')],
  'silence instead of headers': [writeAndWait('')],
  'silence within the body': [writeAndWait(half)],
  'broken JSON': [answer('200 OK', '{"response":"Hi"', json)],
  'an empty body': [answer('200 OK', '', json)],
  'a web page': [answer('200 OK', page, html), answer('200 OK', page, json)],
  '204': [answer('204 No Content', '', json)],
  '206, half of it': [answer('206 Partial Content', '{"respon', json, 'Content-Range: bytes 0-7/20')],
  'a redirect': ['302 Found', '308 Permanent'].map((status) => answer(status, '', 'Location: /elsewhere')),
  'another content type': [answer('200 OK', saying('Hi'), 'Content-Type: text/plain')],
  'another shape': [
    ...[null, 'Hi', { answer: 'Hi' }].map((body) => answer('200 OK', JSON.stringify(body), json)),
    ...[7, ['Hi'], ' \n\t'].map((response) => answer('200 OK', saying(response), json)),
  ],
  '10 MB': [answer('200 OK', saying('x'.repeat(10 << 20)), json)],
  '100 000 deep': [
    answer('200 OK', nested(100_000), json),
    // The deepest nesting that the size limit allows.
    answer('200 OK', nested(32_000), json),
  ],
  'broken UTF-8': [answer('200 OK', Buffer.from(saying('Caf\xe9'), 'latin1'), json)],
  'a Content-Length too short': [answer('200 OK', saying('Hi'), json, 'Content-Length: 8')],
  'broken chunks': [answer('200 OK', 'zz\r\n{"response":"Hi"}', json, 'Transfer-Encoding: chunked')],
  'broken gzip': [answer('200 OK', saying('Hi'), json, 'Content-Encoding: gzip')],
};

const refusing = (name: string): readonly Act[] => {
  const [status = '', ...headers] = name.split(/, (?=[A-Z][\w-]+: )/);
  return [answer(status, error, json, ...headers), answer(status, page, html, ...headers)];
};

export const chatFaults: readonly ChatFault[] = transportFaults.map(({ name, outcome }) => ({
  name,
  outcome,
  acts: acts[name] ?? (outcome.kind === 'refused' ? refusing(name) : []),
}));

export const faultNamed = (name: string): ChatFault => {
  const found = chatFaults.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`There is no fault "${name}".`);
  return found;
};

export const healthy = (response: string): Act => answer('200 OK', saying(response), json);
