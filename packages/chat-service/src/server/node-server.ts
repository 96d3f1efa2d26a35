import { once } from 'node:events';
import { createServer, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';

/** In milliseconds, with Node’s names. */
export interface ServerTimeouts {
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  /** Must exceed that of a proxy in front, which may otherwise reuse a closing connection. */
  readonly keepAliveTimeout: number;
  readonly timeout: number;
  readonly connectionsCheckingInterval: number;
}

const usualTimeouts: ServerTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 75_000,
  timeout: 60_000,
  connectionsCheckingInterval: 1000,
};
const MAX_CONNECTIONS = 5000;
const SWEEP_MS = 20;

export interface NodeServerOptions {
  readonly fetch: (request: Request, env: object) => Response | Promise<Response>;
  /** Sent with error responses to requests that never reach the app. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeouts?: Partial<ServerTimeouts>;
  readonly maxConnections?: number;
}

export interface NodeServer {
  /** Resolves with the URL; port 0 picks a free port. Rejects if the port or host is unavailable. */
  readonly listen: (port: number, host: string) => Promise<string>;
  /** Refuses new requests, waits for pending ones, and destroys the remaining connections after `graceMs`. */
  readonly stop: (graceMs: number) => Promise<void>;
}

const statusOf: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

type UnreadError = NodeJS.ErrnoException & { readonly rawPacket?: Buffer };
type AnswerHeaders = Readonly<Record<string, string>>;

// Input that Node’s parser rejects has no response object, so the response is written by hand.
const write = (socket: Socket, status: number, headers: AnswerHeaders, body: Uint8Array | string) => {
  const all = { ...headers, Connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
  socket.end(body, () => socket.destroy());
};

const refuse = (error: UnreadError, socket: Socket, headers: AnswerHeaders) => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusOf[error.code ?? ''] ?? 400;
  const body = JSON.stringify({ error: STATUS_CODES[status] });
  const length = String(Buffer.byteLength(body));
  write(socket, status, { ...headers, 'Content-Type': 'application/json', 'Content-Length': length }, body);
};

/** Strips the scheme and host from an absolute target. Escapes `\`, which `URL` would read as a slash. */
const toPath = (target: string) => {
  const path = target.replace(/^https?:\/\/[^/?#\\]*/i, '').replaceAll('\\', '%5C');
  return path.startsWith('/') ? path : `/${path}`;
};

const addressOf = (server: Server) => {
  const { port, family, address } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
};

/** A server with time-outs for slow clients and a graceful stop. */
export const createNodeServer = ({
  fetch,
  headers = {},
  timeouts,
  maxConnections = MAX_CONNECTIONS,
}: NodeServerOptions): NodeServer => {
  const { timeout, ...checked } = { ...usualTimeouts, ...timeouts };
  const listener = getRequestListener(fetch, {
    // Called for an invalid Host header, for example.
    errorHandler: () => Response.json({ error: STATUS_CODES[400] }, { status: 400, headers: { ...headers } }),
  });
  const server = createServer(checked, (request, response) => {
    request.url = toPath(request.url ?? '');
    void listener(request, response);
  });
  server.timeout = timeout;
  const pending = new WeakMap<object, ServerResponse>();
  server.prependListener('request', ({ socket }, response) => {
    pending.set(socket, response);
    // A pipelined request may already have replaced this response.
    response.once('close', () => {
      if (pending.get(socket) === response) pending.delete(socket);
    });
  });
  const connections = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
    if (connections.size <= maxConnections) return;
    // Slow and idle connections must not keep new ones out, so the oldest of them is closed.
    for (const other of connections) {
      if (pending.get(other)?.req.complete) continue;
      connections.delete(other);
      return void other.destroy();
    }
  });
  const unread = new WeakSet<Socket>();
  /** Answers a target with unescaped characters, which `curl` may send, as if the path were unknown. */
  const answerUnread = async ({ rawPacket }: UnreadError, socket: Socket) => {
    if (unread.has(socket)) return;
    unread.add(socket);
    const method = rawPacket?.subarray(0, 5).toString('latin1') === 'HEAD ' ? 'HEAD' : 'GET';
    const answer = await fetch(new Request('http://localhost/%', { method }), {});
    const body = new Uint8Array(await answer.arrayBuffer());
    const length = String(body.byteLength);
    write(socket, answer.status, { 'content-length': length, ...Object.fromEntries(answer.headers) }, body);
  };
  server.on('clientError', (error: UnreadError, socket: Socket) => {
    const response = pending.get(socket);
    // An earlier pipelined request is still being answered; writing now would corrupt its response.
    if (response?.req.complete) response.once('close', () => socket.destroy());
    else if (error.code === 'HPE_INVALID_URL') answerUnread(error, socket).catch(() => socket.destroy());
    else refuse(error, socket, headers);
  });
  let stopped: Promise<void> | undefined;

  return {
    listen: async (port, host) => {
      server.listen(port, host);
      await once(server, 'listening');
      return addressOf(server);
    },
    stop: (graceMs) => {
      stopped ??= new Promise((resolve) => {
        // A keep-alive connection becomes idle after its response and would delay the stop.
        const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
        const end = setTimeout(() => server.closeAllConnections(), graceMs);
        server.close(() => {
          clearInterval(sweep);
          clearTimeout(end);
          resolve();
        });
        server.closeIdleConnections();
      });
      return stopped;
    },
  };
};
