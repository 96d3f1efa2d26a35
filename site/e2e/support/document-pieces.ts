import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves a site as over a line that stops: its documents up to the first `end`, and the rest of them once told. */
export const startDocumentPieces = async (upstream: string, end: string) => {
  let sendRest = () => {};
  const isTold = new Promise<void>((resolve) => {
    sendRest = resolve;
  });
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, upstream));
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '' });
    const at = body.indexOf(end);
    if (at >= 0) {
      response.write(body.subarray(0, at));
      await isTold;
    }
    response.end(body.subarray(Math.max(at, 0)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sendRest,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
