import { readFileSync } from 'node:fs';
import { createServer, STATUS_CODES } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { createAnswerer, createChatService } from '@loomwright/chat-service';
import { createSiteServer, type SiteDescription } from './site-server.ts';

const defaultPort = 4173;
const graceMs = 1000;

const readPort = (text: string | undefined) => {
  if (text === undefined || text === '') return undefined;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT must be a number from 0 to 65535, not ${JSON.stringify(text)}`);
};

const start = async () => {
  const site = JSON.parse(readFileSync(new URL('./site.json', import.meta.url), 'utf8')) as SiteDescription;
  const service = createChatService({ answer: await createAnswerer() });
  const app = createSiteServer({
    publicFolder: fileURLToPath(new URL('../public', import.meta.url)),
    site,
    service,
  });
  const host = process.env.HOST || '127.0.0.1';
  const wantedPort = readPort(process.env.PORT);

  const server = createServer(
    getRequestListener(app.fetch, {
      // Requests that never become one for the app (a forged Host, a broken address) get the same headers.
      errorHandler: () => new Response('Bad request\n', { status: 400, headers: { ...site.headers } }),
    }),
  );

  // What Node's parser refuses has no request object: the answer is written by hand.
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
    const headers = { ...site.headers, 'Content-Length': '0', Connection: 'close' };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
  });

  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE' && wantedPort === undefined) {
      server.listen(0, host);
      return;
    }
    console.error(`Cannot listen on ${host}:${wantedPort ?? defaultPort}: ${error.message}`);
    process.exitCode = 1;
  });

  server.on('listening', () => {
    const { port, family, address } = server.address() as AddressInfo;
    console.log(`Loomwright AI is at http://${family === 'IPv6' ? `[${address}]` : address}:${port}/`);
  });

  const stop = () => {
    server.close();
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), graceMs).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  server.listen(wantedPort ?? defaultPort, host);
};

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
