import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { type LiveRecord, readTabMessage, type TabMessage, writeTabMessage } from '../src/lab/index.ts';
import { createAttachHub, MAX_MESSAGE_BYTES } from '../src/serve/attach.ts';

const closings: (() => Promise<void>)[] = [];

export const closeAll = async (): Promise<void> => {
  for (const close of closings.splice(0).reverse()) await close();
};

export type HubOptions = Parameters<typeof createAttachHub>[0];

export const serveHub = async (options?: HubOptions, port = 0) => {
  const hub = createAttachHub(options);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  const apps: WebSocket[] = [];
  const pages: WebSocket[] = [];
  let attachments = 0;
  let look = () => {};
  const server = createServer();
  server.on('upgrade', (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, (one) => {
      const role = request.url === '/attach' ? 'app' : 'lab';
      hub.accept(one, role);
      (role === 'app' ? apps : pages).push(one);
      if (role === 'lab') return;
      one.once('message', () => {
        attachments += 1;
        look();
      });
    }),
  );
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  const close = async () => {
    hub.close();
    for (const one of sockets.clients) one.terminate();
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  closings.push(() => (server.listening ? close() : Promise.resolve()));
  const address = (path: string) => `ws://127.0.0.1:${taken}/${path}`;
  const attached = (count: number): Promise<void> =>
    new Promise((resolve) => {
      look = () => {
        if (attachments >= count) resolve();
      };
      look();
    });
  return { hub, port: taken, attach: address('attach'), live: address('live'), apps, pages, attached, close };
};

export const connect = async (url: string) => {
  const socket = new WebSocket(url);
  const messages: TabMessage[] = [];
  let closed: { readonly code: number; readonly reason: string } | undefined;
  let look = () => {};
  socket.on('message', (data) => {
    const message = readTabMessage(JSON.parse(String(data)));
    if (!message) throw new Error(`not a message: ${data}`);
    messages.push(message);
    look();
  });
  socket.on('error', () => {});
  socket.on('close', (code, reason) => {
    closed = { code, reason: String(reason) };
    look();
  });
  closings.push(async () => socket.terminate());
  await once(socket, 'open');
  const until = <T>(find: () => T | undefined | false): Promise<T> =>
    new Promise((resolve) => {
      look = () => {
        const found = find();
        if (found !== undefined && found !== false) resolve(found);
      };
      look();
    });
  return {
    socket,
    messages,
    until,
    say: (message: TabMessage) => socket.send(JSON.stringify(writeTabMessage(message))),
    closed: () => until(() => closed),
    records: (): readonly LiveRecord[] =>
      messages.flatMap((message) => (message.kind === 'records' ? message.records : [])),
  };
};

export const followApp = async (live: string, title: string) => {
  const page = await connect(live);
  page.say({ kind: 'find', watcher: 'page' });
  const found = await page.until(() =>
    page.messages.find((message) => message.kind === 'found' && message.tab.title === title),
  );
  if (found.kind !== 'found') throw new Error('unreachable');
  const tabId = found.tab.id;
  page.say({ kind: 'follow', watcher: 'page', tabId });
  return { ...page, tabId };
};
