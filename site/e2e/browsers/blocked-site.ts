import { once } from 'node:events';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';

/**
 * The site in documents of an opaque origin, in which every engine refuses storage itself: reading `localStorage` throws
 * a SecurityError. Its own files are then those of another origin, and need to be allowed.
 */
export const serveWithoutStorage = async (siteUrl: string) => {
  const server = createServer(async ({ url = '/', headers: asked }, response) => {
    const headers = { accept: asked.accept ?? '*/*', 'accept-encoding': 'identity' };
    const answer = await fetch(`${siteUrl}${url}`, { headers });
    for (const [name, value] of answer.headers) response.setHeader(name, value);
    const policy = answer.headers.get('content-security-policy');
    if (policy) response.setHeader('content-security-policy', `${policy}; sandbox allow-scripts allow-forms`);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    response.writeHead(answer.status);
    if (answer.body) Readable.fromWeb(answer.body as import('node:stream/web').ReadableStream).pipe(response);
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
