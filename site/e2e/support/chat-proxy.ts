import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Act } from '../../test/support/chat-faults.ts';

/** Stands before the served site, so that the chat is asked on the page's own origin, and does to it what it is told. */
export interface ChatProxy {
  readonly url: string;
  /** The questions that came, oldest first, however they were answered. */
  readonly asked: string[];
  /** The session each of them named. */
  readonly sessions: string[];
  /** The addresses of what was to be forgotten. */
  readonly forgotten: string[];
  /** What is done to questions from now on; nothing means that the service itself answers. */
  readonly set: (act?: Act) => void;
  readonly stop: () => Promise<void>;
}

const bodyOf = async (request: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

export const startChatProxy = async (upstream: string): Promise<ChatProxy> => {
  let act: Act | undefined;
  const asked: string[] = [];
  const sessions: string[] = [];
  const forgotten: string[] = [];

  const passOn = (request: IncomingMessage, body: Buffer, response: ServerResponse) => {
    const { headers, method, url = '/' } = request;
    const onward = ask(new URL(url, upstream), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    onward.end(body);
  };
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    if (request.method === 'DELETE') forgotten.push(request.url ?? '');
    if (request.method !== 'POST') return passOn(request, body, response);
    const { message, session_id } = JSON.parse(body.toString('utf8'));
    asked.push(message);
    sessions.push(session_id);
    if (act) act(request.socket);
    else passOn(request, body, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    sessions,
    forgotten,
    set: (next) => {
      act = next;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
