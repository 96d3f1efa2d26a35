import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

interface Changes {
  /** Answers a request itself, and then returns true. */
  readonly answers?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Changes the headers of an answer of the site. */
  readonly adaptHeaders?: (headers: Headers) => void;
  /** Changes a document of the site. */
  readonly adaptDocument?: (html: string) => string;
  /** What a request waits for. */
  readonly wait?: (url: string) => Promise<void> | undefined;
}

/** The site at another address, where some of it is changed. */
const serveBeside = async (siteUrl: string, { adaptDocument, adaptHeaders, answers, wait }: Changes) => {
  const server = createServer(async (request, response) => {
    if (answers?.(request, response)) return;
    const { method = 'GET', headers: asked, url = '/' } = request;
    await wait?.(url);
    const answer = await fetch(`${siteUrl}${url}`, {
      method,
      headers: {
        accept: asked.accept ?? '*/*',
        'accept-encoding': 'identity',
        ...(asked['content-type'] && { 'content-type': asked['content-type'] }),
      },
      ...(method === 'POST' && { body: Readable.toWeb(request) as BodyInit, duplex: 'half' }),
    });
    const headers = new Headers(answer.headers);
    adaptHeaders?.(headers);
    const isDocument = headers.get('content-type')?.startsWith('text/html');
    const html = adaptDocument && isDocument ? adaptDocument(await answer.text()) : undefined;
    if (html !== undefined) headers.delete('content-length');
    for (const [name, value] of headers) response.setHeader(name, value);
    response.writeHead(answer.status);
    if (html !== undefined) response.end(html);
    else if (answer.body) Readable.fromWeb(answer.body as ReadableStream).pipe(response);
    else response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

/**
 * The site in documents of an opaque origin, in which every engine refuses storage itself: reading `localStorage` throws
 * a SecurityError. Its own files are then those of another origin, and need to be allowed.
 */
export const serveWithoutStorage = (siteUrl: string) =>
  serveBeside(siteUrl, {
    adaptHeaders: (headers) => {
      const policy = headers.get('content-security-policy');
      if (policy) headers.set('content-security-policy', `${policy}; sandbox allow-scripts allow-forms`);
      headers.set('access-control-allow-origin', '*');
      headers.set('cross-origin-resource-policy', 'cross-origin');
    },
  });

/** What goes wrong with a question: the connection is closed, at once or within the answer, or the answer is an error. */
export type ChatFault = 'closed' | 'cut' | number;

/** The site whose chat service answers the first questions with these faults, one each, and then as it does. */
export const serveWithChatFaults = (siteUrl: string, faults: readonly ChatFault[]) => {
  const left = [...faults];
  return serveBeside(siteUrl, {
    answers: ({ method, url }, response) => {
      const fault = method === 'POST' && url === '/chat' ? left.shift() : undefined;
      if (fault === undefined) return false;
      if (typeof fault === 'number') {
        response.writeHead(fault).end();
        return true;
      }
      if (fault === 'cut') {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
        response.write('{ "response": "On Sat');
      }
      setImmediate(() => response.destroy());
      return true;
    },
  });
};

/** The site whose documents have a node of an extension after each field. Its code comes once it is released. */
export const serveWithExtensions = async (siteUrl: string) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const beside = await serveBeside(siteUrl, {
    adaptDocument: (html) => html.replaceAll(/<input\b[^>]*>|<\/textarea>/g, '$&<div data-foreign=""></div>'),
    wait: (url) => (url.startsWith('/assets/main-') ? released : undefined),
  });
  return { ...beside, release };
};
