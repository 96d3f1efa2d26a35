// A fake language model over raw sockets; it can also misbehave.
import { createServer, type Socket } from 'node:net';

export interface ModelRequest {
  readonly head: string;
  readonly body: Record<string, unknown>;
}

export type Behaviour = (socket: Socket, request: ModelRequest) => void;

const respond = (socket: Socket, status: string, type: string, body: string) =>
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );

export const json =
  (value: unknown, status = '200 OK'): Behaviour =>
  (socket) =>
    respond(socket, status, 'application/json', JSON.stringify(value));
export const says = (content: unknown) => json({ choices: [{ message: { role: 'assistant', content } }] });

const start = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n';
const piece = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;

/** Ways to fail without an answer. */
export const misbehaviours: Readonly<Record<string, Behaviour>> = {
  'a hang': () => {},
  'a hang after the headers': (socket) => socket.write(`${start}Content-Length: 100\r\n\r\n{`),
  'a slow body': (socket) => {
    socket.write(`${start}Transfer-Encoding: chunked\r\n\r\n`);
    const drip = setInterval(() => socket.write(piece(' ')), 20);
    socket.on('close', () => clearInterval(drip));
  },
  'a reset': (socket) => socket.resetAndDestroy(),
  'a reset half-way': (socket) => {
    socket.write(`${start}Content-Length: 100\r\n\r\n{"choices"`);
    setTimeout(() => socket.resetAndDestroy(), 10);
  },
  'an end half-way': (socket) => socket.end(`${start}Content-Length: 100\r\n\r\n{"choices"`),
  garbage: (socket) => socket.end('\0\x01\x02 what\r\n\r\n'),
  'status 500': json({ error: { message: 'overloaded' } }, '500 Internal Server Error'),
  'status 401': json({ error: { message: 'wrong key' } }, '401 Unauthorized'),
  'status 204': (socket) => socket.end('HTTP/1.1 204 No Content\r\n\r\n'),
  'a redirect': (socket) =>
    socket.end(
      'HTTP/1.1 307 Temporary Redirect\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n',
    ),
  HTML: (socket) => respond(socket, '200 OK', 'text/html', '<!doctype html><h1>Welcome to the hotel</h1>'),
  nothing: (socket) => respond(socket, '200 OK', 'application/json', ''),
  '10 MB': (socket) =>
    respond(socket, '200 OK', 'application/json', `{"choices":"${'x'.repeat(10_000_000)}"}`),
  'an endless body': (socket) => {
    socket.write(`${start}Transfer-Encoding: chunked\r\n\r\n`);
    const text = piece('x'.repeat(65_536));
    const more = () => {
      while (!socket.destroyed && socket.write(text));
    };
    socket.on('drain', more);
    more();
  },
  'another shape': json({ choices: { 0: { message: { content: 'x' } } } }),
  'no choices': json({ choices: [] }),
  'an answer that is cut off': json({
    choices: [{ message: { content: 'From ten to' }, finish_reason: 'length' }],
  }),
  'no words': says('   \n'),
  'only markup': says('<br>![](x)'),
  'a number for words': says(7),
  'null for words': says(null),
};

// Without “close”, the next request may reuse a socket that is closing.
const events =
  'HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n';
const eventOf = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
const DONE = 'data: [DONE]\n\n';
const chunk = (bytes: Buffer) =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);

/** Sends small chunks, which may split characters. */
export const streams =
  (texts: readonly string[], { end = DONE, bytesAtOnce = 7 } = {}): Behaviour =>
  (socket) => {
    socket.write(events);
    const bytes = Buffer.from(texts.map(eventOf).join('') + end);
    for (let from = 0; from < bytes.length; from += bytesAtOnce)
      socket.write(chunk(bytes.subarray(from, from + bytesAtOnce)));
    socket.end('0\r\n\r\n');
  };

/** Streams a valid beginning, then calls `goOn`. */
const begins =
  (goOn: (socket: Socket) => void): Behaviour =>
  (socket) => {
    socket.write(events);
    socket.write(piece(eventOf('From ten ') + eventOf('to four, ')));
    goOn(socket);
  };
const floods = (text: string) => (socket: Socket) => {
  const more = () => {
    while (!socket.destroyed && socket.write(piece(text)));
  };
  socket.on('drain', more);
  more();
};

export const brokenStreams: Readonly<Record<string, Behaviour>> = {
  'a stall': begins(() => {}),
  'a reset': begins((socket) => setTimeout(() => socket.resetAndDestroy(), 10)),
  'an end without [DONE]': begins((socket) => socket.end('0\r\n\r\n')),
  'an end within an event': begins((socket) => socket.end(`${piece('data: {"choices"')}0\r\n\r\n`)),
  'a flood of words': begins(floods(eventOf('word '.repeat(1000)))),
  'a flood of blank events': begins(floods('\n\n\n\n'.repeat(10_000))),
  'an endless line': begins(floods('x'.repeat(65_536))),
  'a drip of comments': begins((socket) => {
    const drip = setInterval(() => socket.write(piece(': wait\n\n')), 10);
    socket.on('close', () => clearInterval(drip));
  }),
  'half a character at the end': begins((socket) => {
    socket.write(chunk(Buffer.from('data: {"choices":[{"delta":{"content":"ä').subarray(0, -1)));
    socket.end('0\r\n\r\n');
  }),
  'bytes that are not UTF-8': begins((socket) => {
    socket.write(chunk(Buffer.from([0x64, 0xff, 0xfe, 0x0a])));
    socket.end('0\r\n\r\n');
  }),
  'an answer that is cut off': begins((socket) =>
    socket.end(`${piece(`data: {"choices":[{"delta":{},"finish_reason":"length"}]}\n\n${DONE}`)}0\r\n\r\n`),
  ),
  'an error event': begins((socket) =>
    socket.end(`${piece('data: {"error":{"message":"overloaded"}}\n\n')}0\r\n\r\n`),
  ),
  'data that is not JSON': begins((socket) => socket.end(`${piece('data: <h1>Hotel</h1>\n\n')}0\r\n\r\n`)),
  'an invented number': streams(['From ten ', 'to four, ', 'for $19.99 ', 'a month.']),
  'an invented number at the end': streams(['From ten ', 'to four, and 7']),
  'an invented address': streams(['From ten ', 'to four, ', 'see https://evil.example ', 'for more.']),
  'nothing but HTML': streams(['<br>', '<img src=x>', '![](x)']),
  'no words': streams([' ', '\n']),
};

/** Failures that only a time-out ends. */
export const hanging = ['a hang', 'a hang after the headers', 'a slow body', 'a stall', 'a drip of comments'];

export const createFakeModel = async () => {
  let behave: Behaviour = says('Hello.');
  const requests: ModelRequest[] = [];
  const sockets = new Set<Socket>();
  // Sockets with a request, counted separately because fetch opens a spare connection after an abort.
  const asked = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => {
      sockets.delete(socket);
      asked.delete(socket);
    });
    socket.on('error', () => {});
    let received = '';
    socket.setEncoding('utf8').on('data', (text) => {
      received += text;
      const [head = '', body = ''] = received.split('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.POSITIVE_INFINITY);
      if (Buffer.byteLength(body) < length) return;
      received = '';
      const request = { head, body: JSON.parse(body) as Record<string, unknown> };
      asked.add(socket);
      requests.push(request);
      behave(socket, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    openRequests: () => asked.size,
    set: (behaviour: Behaviour) => {
      behave = behaviour;
    },
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
};
