import { once } from 'node:events';
import { createServer, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';

/** Milliseconds after which slow clients are cut off, by the names of Node. */
export interface ServerTimeouts {
  /** For the headers of a request, and for the whole of it. */
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  /** Longer than a proxy in front keeps its connections, so that none is closed under a request. */
  readonly keepAliveTimeout: number;
  /** Without anything read or written. */
  readonly timeout: number;
  /** How often the first two are checked. */
  readonly connectionsCheckingInterval: number;
}

const usualTimeouts: ServerTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 75_000,
  timeout: 60_000,
  connectionsCheckingInterval: 1000,
};
/** A connection costs some 10 kB. */
const MAX_CONNECTIONS = 5000;
const SWEEP_MS = 20;

export interface NodeServerOptions {
  readonly fetch: (request: Request, env: object) => Response | Promise<Response>;
  /** For the answers to bytes that are no request. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeouts?: Partial<ServerTimeouts>;
  /** How many connections are kept open; 5000 when missing. */
  readonly maxConnections?: number;
}

export interface NodeServer {
  /** Resolves with the address. `port` 0 is a free one; rejects when the port or host is not available. */
  readonly listen: (port: number, host: string) => Promise<string>;
  /** Takes no new requests, waits for the pending ones, and cuts off those that are not ready after the grace. */
  readonly stop: (graceMs: number) => Promise<void>;
}

const statusOf: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

// Input that Node's parser refuses has no request object: the answer is written by hand.
const refuse = (error: NodeJS.ErrnoException, socket: Socket, headers: Readonly<Record<string, string>>) => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusOf[error.code ?? ''] ?? 400;
  const body = JSON.stringify({ error: STATUS_CODES[status] });
  const all = {
    ...headers,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  // Further input is ignored.
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () =>
    socket.destroy(),
  );
};

const addressOf = (server: Server) => {
  const { port, family, address } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
};

/** Serves an app of this workspace with Node. */
export const createNodeServer = ({
  fetch,
  headers = {},
  timeouts,
  maxConnections = MAX_CONNECTIONS,
}: NodeServerOptions): NodeServer => {
  const { timeout, ...checked } = { ...usualTimeouts, ...timeouts };
  const server = createServer(
    checked,
    getRequestListener(fetch, {
      // Requests that cannot reach the app: a forged Host, a broken address.
      errorHandler: () =>
        Response.json({ error: STATUS_CODES[400] }, { status: 400, headers: { ...headers } }),
    }),
  );
  server.timeout = timeout;
  const pending = new WeakMap<object, ServerResponse>();
  server.prependListener('request', ({ socket }, response) => {
    pending.set(socket, response);
    // The next request of a connection may have come while this one was answered.
    response.once('close', () => {
      if (pending.get(socket) === response) pending.delete(socket);
    });
  });
  // Oldest first.
  const connections = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
    if (connections.size <= maxConnections) return;
    // Connections that wait, or send a request slowly, cannot keep others out: the oldest of them makes room. Where all are
    // being answered, that is the new one.
    for (const other of connections) {
      if (pending.get(other)?.req.complete) continue;
      connections.delete(other);
      return void other.destroy();
    }
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const response = pending.get(socket);
    // The answer to a whole earlier request of the connection is finished first: nothing may be written into it.
    if (response?.req.complete) response.once('close', () => socket.destroy());
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
        // A kept-alive connection becomes idle after its answer, and would delay the stop.
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
