import { createServer, type Socket } from 'node:net';

export type Fault = (socket: Socket) => void;

const cors = [
  'Access-Control-Allow-Origin: *',
  'Access-Control-Allow-Headers: *',
  'Access-Control-Allow-Methods: POST',
];

const answer =
  (status: string, headers: readonly string[], body: string): Fault =>
  (socket) => {
    const head = [`HTTP/1.1 ${status}`, ...cors, ...headers, `Content-Length: ${Buffer.byteLength(body)}`];
    socket.end(`${[...head, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`);
  };
const html = 'Content-Type: text/html';
const begun = `HTTP/1.1 200 OK\r\n${cors.join('\r\n')}\r\nContent-Length: 1000\r\n\r\n{"half`;

/** Faults by name, each with its outcome (FRM-1). */
export const faults: Readonly<Record<string, { readonly fault: Fault; readonly kind: string }>> = {
  succeeds: { fault: answer('200 OK', [], '{}'), kind: 'sent' },
  'succeeds without content': {
    fault: (socket) => socket.end(`HTTP/1.1 204 No Content\r\n${cors.join('\r\n')}\r\n\r\n`),
    kind: 'sent',
  },
  'returns an HTML page': { fault: answer('200 OK', [html], '<h1>Home</h1>'), kind: 'misdirected' },
  'succeeds with a megabyte': { fault: answer('200 OK', [], 'x'.repeat(1 << 20)), kind: 'sent' },
  'succeeds with a truncated body': {
    fault: (socket) => socket.write(begun, () => setTimeout(() => socket.destroy(), 20)),
    kind: 'sent',
  },
  'succeeds with a hanging body': { fault: (socket) => socket.write(begun), kind: 'sent' },
  'returns a server error': {
    fault: answer('500 Internal Server Error', [html], '<h1>500</h1>'),
    kind: 'refused',
  },
  'refuses the size': { fault: answer('413 Content Too Large', [], ''), kind: 'refused' },
  'has the number already': { fault: answer('409 Conflict', [], '{}'), kind: 'refused' },
  redirects: { fault: answer('302 Found', ['Location: /elsewhere'], ''), kind: 'unreachable' },
  'resets the connection': { fault: (socket) => socket.resetAndDestroy(), kind: 'unreachable' },
  'closes the connection': { fault: (socket) => socket.end(), kind: 'unreachable' },
  'returns garbage': { fault: (socket) => socket.end('nonsense\r\n\r\n'), kind: 'unreachable' },
  'never replies': { fault: () => {}, kind: 'timedOut' },
};

export const startFaultyServer = async () => {
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  let fault: Fault = () => {};
  const server = createServer((socket) => {
    sockets.add(socket);
    let text = '';
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (bytes) => {
      text += bytes.toString('utf8');
      const [head = '', body] = text.split('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
      if (body === undefined || Buffer.byteLength(body) < length) return;
      if (head.startsWith('OPTIONS')) answer('200 OK', [], '')(socket);
      else {
        requests.push(text);
        fault(socket);
      }
      text = '';
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server has no address');
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    origin,
    url: `${origin}/forms`,
    requests,
    /** Ignores unused connections, because Node’s `fetch` opens a spare one after an abort. */
    openCount: () => [...sockets].filter(({ bytesRead }) => bytesRead > 0).length,
    set: (next: Fault) => {
      fault = next;
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
