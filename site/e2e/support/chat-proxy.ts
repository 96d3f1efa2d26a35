import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Act } from '../../test/support/chat-faults.ts';

/** A proxy before the served site, which answers chat requests on the page's own origin as it is set to. */
export interface ChatProxy {
  readonly url: string;
  /** The questions received, oldest first, whatever the reply. */
  readonly questions: string[];
  /** The session of each question. */
  readonly sessions: string[];
  /** The addresses of deletion requests. */
  readonly deletions: string[];
  /** Sets how questions are answered from now on; undefined passes them to the service. */
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
  const questions: string[] = [];
  const sessions: string[] = [];
  const deletions: string[] = [];

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
    if (request.method === 'DELETE') deletions.push(request.url ?? '');
    if (request.method !== 'POST') return passOn(request, body, response);
    const { message, session_id } = JSON.parse(body.toString('utf8'));
    questions.push(message);
    sessions.push(session_id);
    if (act) act(request.socket);
    else passOn(request, body, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    questions,
    sessions,
    deletions,
    set: (next) => {
      act = next;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
