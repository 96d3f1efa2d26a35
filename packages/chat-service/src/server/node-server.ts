import { createServer, type Server, STATUS_CODES } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';

/** Milliseconds after which slow clients are cut off. */
export interface ServerTimeouts {
  /** For the headers of a request, and for the whole of it. */
  readonly headersMs: number;
  readonly requestMs: number;
  /** Longer than a proxy in front keeps its connections, so that none is closed under a request. */
  readonly keepAliveMs: number;
  /** Nothing read or written meanwhile. */
  readonly idleMs: number;
  /** How often the first two are looked at. */
  readonly checkMs: number;
}

const usualTimeouts: ServerTimeouts = {
  headersMs: 10_000,
  requestMs: 15_000,
  keepAliveMs: 75_000,
  idleMs: 60_000,
  checkMs: 1000,
};
/** A connection costs some 10 kB; what comes beyond is closed at once. */
const MAX_CONNECTIONS = 5000;
const SWEEP_MS = 20;

export interface NodeServerOptions {
  readonly fetch: (request: Request, env: object) => Response | Promise<Response>;
  /** Of answers to what never becomes a request. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeouts?: Partial<ServerTimeouts>;
}

export interface NodeServer {
  /** The address it listens on. `port` 0 is a free one; rejects when it is taken, or not to be had. */
  readonly listen: (port: number, host: string) => Promise<string>;
  /** Stops taking, waits for what is on its way, and breaks off what is not ready after the grace. */
  readonly stop: (graceMs: number) => Promise<void>;
}

const statusOf: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

// What Node's parser refuses has no request object: the answer is written by hand.
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
  // Whoever keeps sending after that is not listened to.
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () =>
    socket.destroy(),
  );
};

const addressOf = (server: Server) => {
  const { port, family, address } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
};

/** The one way an app of this workspace becomes a Node server. */
export const createNodeServer = ({ fetch, headers = {}, timeouts }: NodeServerOptions): NodeServer => {
  const { headersMs, requestMs, keepAliveMs, idleMs, checkMs } = { ...usualTimeouts, ...timeouts };
  const server = createServer(
    {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      keepAliveTimeout: keepAliveMs,
      connectionsCheckingInterval: checkMs,
    },
    getRequestListener(fetch, {
      // Requests that never become one for the app: a forged Host, a broken address.
      errorHandler: () =>
        Response.json({ error: STATUS_CODES[400] }, { status: 400, headers: { ...headers } }),
    }),
  );
  server.timeout = idleMs;
  server.maxConnections = MAX_CONNECTIONS;
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => refuse(error, socket, headers));
  let stopped: Promise<void> | undefined;

  return {
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          server.off('error', reject);
          resolve(addressOf(server));
        });
      }),
    stop: (graceMs) => {
      stopped ??= new Promise((resolve) => {
        // A connection that is kept alive becomes idle after its answer, and would hold everything up.
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
