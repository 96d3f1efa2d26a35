// @ts-check
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/** Serves documents by path on a free port, compressed as the site's own. @param {ReadonlyMap<string, string>} pages */
export const servePages = async (pages) => {
  const files = new Map([...pages].map(([path, html]) => [path, brotliCompressSync(html)]));
  const server = createServer(({ url = '' }, response) => {
    const body = files.get(url);
    response.writeHead(body ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      ...(body && { 'content-encoding': 'br' }),
    });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
