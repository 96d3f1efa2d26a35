import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';

type Answer = (
  request: Request,
  pass: () => Promise<Response>,
  outgoing: ServerResponse,
) => Response | Promise<Response>;

/** The site at another address, where some of its answers are others. */
const serveBeside = async (siteUrl: string | undefined, answer: Answer) => {
  const listener = getRequestListener((request, { outgoing }) => {
    const { pathname, search } = new URL(request.url);
    const pass = async () => {
      const { body, headers, method } = request;
      // Its length, and not packed.
      const asked = { accept: headers.get('accept') ?? '*/*', 'accept-encoding': 'identity' };
      const type = headers.get('content-type');
      return fetch(`${siteUrl}${pathname}${search}`, {
        method,
        headers: { ...asked, ...(type && { 'content-type': type }) },
        ...(body && { body, duplex: 'half' }),
      });
    };
    return answer(request, pass, outgoing as ServerResponse);
  });
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    [Symbol.dispose]: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

/**
 * The site in documents of an opaque origin, in which every engine refuses storage itself: reading `localStorage` throws
 * a SecurityError. Its own files are then those of another origin, and need to be allowed.
 */
export const serveWithoutStorage = (siteUrl: string | undefined) =>
  serveBeside(siteUrl, async (_, pass) => {
    const { body, headers, status } = await pass();
    const policy = headers.get('content-security-policy');
    const changed = new Headers(headers);
    if (policy) changed.set('content-security-policy', `${policy}; sandbox allow-scripts allow-forms`);
    changed.set('access-control-allow-origin', '*');
    changed.set('cross-origin-resource-policy', 'cross-origin');
    return new Response(body, { status, headers: changed });
  });

/** The site whose chat service closes the first connection, cuts the second answer, refuses a third, and then answers. */
export const serveWithChatFaults = (siteUrl: string | undefined) => {
  const faults: ((outgoing: ServerResponse) => void)[] = [
    (outgoing) => outgoing.destroy(),
    (outgoing) => {
      outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      outgoing.write('{ "response": "On Sat', () => outgoing.destroy());
    },
    (outgoing) => outgoing.writeHead(503).end(),
  ];
  return serveBeside(siteUrl, (request, pass, outgoing) => {
    const fault = request.method === 'POST' && new URL(request.url).pathname === '/chat' && faults.shift();
    if (!fault) return pass();
    fault(outgoing);
    return RESPONSE_ALREADY_SENT;
  });
};

/** The site whose documents have a node of an extension after each field. Its code comes once it is released. */
export const serveWithExtensions = async (siteUrl: string | undefined) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const beside = await serveBeside(siteUrl, async (request, pass) => {
    if (request.url.includes('/assets/main-')) await released;
    const response = await pass();
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    const html = await response.text();
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    return new Response(html.replaceAll(/<input\b[^>]*>|<\/textarea>/g, '$&<div data-foreign=""></div>'), {
      status: response.status,
      headers,
    });
  });
  return { ...beside, release };
};
