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

/** With the bytes that could not be read. */
type UnreadError = NodeJS.ErrnoException & { readonly rawPacket?: Buffer };
type AnswerHeaders = Readonly<Record<string, string>>;

// Input that Node's parser refuses has no request object: the answer is written by hand.
const write = (socket: Socket, status: number, headers: AnswerHeaders, body: Uint8Array | string) => {
  const all = { ...headers, Connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
  // Further input is ignored.
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

/**
 * The path of a request's target, which may begin with a scheme and a host, and its query. What is left always reaches the
 * app: `\` stands for itself, not for a slash.
 */
const toPath = (target: string) => {
  const path = target.replace(/^https?:\/\/[^/?#\\]*/i, '').replaceAll('\\', '%5C');
  return path.startsWith('/') ? path : `/${path}`;
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
  const listener = getRequestListener(fetch, {
    // Requests that cannot reach the app: a forged Host.
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
  const unread = new WeakSet<Socket>();
  /** A target with characters that an address must escape, as `curl` sends it, is one more unknown address. */
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
    // The answer to a whole earlier request of the connection is finished first: nothing may be written into it.
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
