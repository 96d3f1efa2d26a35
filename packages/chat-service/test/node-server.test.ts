import { afterEach, describe, expect, it } from 'vitest';
import { createNodeServer, type ServerTimeouts } from '../src/server/node-server.ts';
import { exchange, open, question, statusesOf } from './raw-client.ts';
import { createTestService } from './support.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

const serve = async (
  fetch: (request: Request, env: object) => Response | Promise<Response>,
  timeouts: Partial<ServerTimeouts> = {},
  maxConnections = 100,
) => {
  const headers = { 'X-Frame-Options': 'DENY' };
  const server = createNodeServer({ fetch, headers, timeouts, maxConnections });
  const url = await server.listen(0, '127.0.0.1');
  stops.push(() => server.stop(0));
  return { server, url, port: Number(new URL(url).port) };
};
const short: ServerTimeouts = {
  headersTimeout: 150,
  requestTimeout: 300,
  keepAliveTimeout: 150,
  timeout: 2000,
  connectionsCheckingInterval: 30,
};

describe('slow clients', () => {
  it.each([
    ['sends nothing', '', [408]],
    ['never ends the headers', 'POST /chat HTTP/1.1\r\nHost: a\r\nX-Slow: ', [408]],
    ['never ends the body', `${question('hello').slice(0, -5)}`, [408]],
    [
      'never ends a chunk',
      'POST /chat HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"me',
      [408],
    ],
    ['keeps an idle connection', question('hello'), [200]],
  ])('a client that %s is cut off', { tags: ['SVC-3'] }, async (_, bytes, statuses) => {
    const { port } = await serve(createTestService().app.fetch, short);
    const start = performance.now();
    const received = await exchange(port, bytes);
    expect(performance.now() - start).toBeLessThan(5000);
    expect(statusesOf(received)).toEqual(statuses);
    if (statuses[0] === 408)
      expect(received).toMatch(/Connection: close\r\n\r\n\{"error":"Request Timeout"\}$/);
  });
});

describe('a connection with pipelined requests', () => {
  it('gets every response, even the last one before invalid input', { tags: ['SVC-3'] }, async () => {
    let release: () => void = () => {};
    const asked = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { port } = await serve(async ({ url }) => {
      if (url.endsWith('/slow')) await asked;
      return new Response('done');
    });
    const client = await open(port);
    const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
    client.socket.write(get('/fast') + get('/slow'));
    await expect.poll(client.received).toMatch(/done$/);
    client.socket.write('\0\r\n\r\n');
    // Once a later connection is answered, the bytes above have arrived.
    await exchange(port, get('/fast'), (received) => received.endsWith('done'));
    release();
    await client.closed;
    expect(statusesOf(client.received())).toEqual([200, 200]);
  });
});

describe('above the connection limit', () => {
  it('the oldest connection without a complete request is closed', {
    tags: ['SVC-3'],
  }, async () => {
    let release: () => void = () => {};
    const asked = new Promise<void>((resolve) => {
      release = resolve;
    });
    let arrived = 0;
    const { port } = await serve(
      async () => {
        arrived += 1;
        if (arrived === 1) await asked;
        return new Response('done');
      },
      {},
      4,
    );
    const get = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
    const answered = await open(port);
    answered.socket.write(get);
    await expect.poll(() => arrived).toBe(1);
    const slow = [];
    for (const bytes of ['', 'GET / HTTP/1.1\r\nX-Slow: ', question('hello').slice(0, -5)]) {
      const connection = await open(port);
      connection.socket.write(bytes);
      slow.push(connection);
    }
    for (const { closed } of slow) {
      // Each new connection closes the oldest slow one, and is answered.
      const next = await open(port);
      await closed;
      next.socket.write(get);
      await expect.poll(next.received).toMatch(/done$/);
      await next.closed;
      await open(port);
    }
    release();
    await expect.poll(answered.received).toMatch(/done$/);
  });
});

describe('invalid HTTP', { tags: ['SVC-3'] }, () => {
  it.each([
    ['garbage', 'how are you\r\n\r\n', 400],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n', 400],
    [
      'two lengths',
      'POST /chat HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
      400,
    ],
    [
      'a length and chunks',
      'POST /chat HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}',
      400,
    ],
    ['a negative length', 'POST /chat HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n', 400],
    ['a chunk of no size', 'POST /chat HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n', 400],
    ['no host', 'POST /chat HTTP/1.1\r\n\r\n', 400],
    ['a forged host', 'GET /healthz HTTP/1.1\r\nHost: a/b@c\r\nConnection: close\r\n\r\n', 400],
    ['huge headers', `GET /healthz HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
  ])('%s is refused, and the connection closed', async (_, bytes, status) => {
    const { port, url } = await serve(createTestService().app.fetch);
    const received = await exchange(port, Buffer.from(bytes, 'latin1'));
    expect(statusesOf(received)[0]).toBe(status);
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' });
  });

  it('gets a JSON response with the site’s headers', async () => {
    const { port } = await serve(createTestService().app.fetch);
    expect(await exchange(port, 'garbage\r\n\r\n')).toBe(
      'HTTP/1.1 400 Bad Request\r\nX-Frame-Options: DENY\r\nContent-Type: application/json\r\nContent-Length: 23\r\nConnection: close\r\n\r\n{"error":"Bad Request"}',
    );
  });
});

describe('stopping', { tags: ['SVC-3'] }, () => {
  it('refuses new requests, finishes pending ones, and closes idle connections', async () => {
    let release: () => void = () => {};
    const asked = new Promise<void>((resolve) => {
      release = resolve;
    });
    let arrived = 0;
    const { server, url, port } = await serve(async () => {
      arrived += 1;
      if (arrived === 2) await asked;
      return new Response('done');
    });
    const idle = await open(port);
    idle.socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await expect.poll(idle.received).toMatch(/done$/);
    const answer = fetch(url);
    await expect.poll(() => arrived).toBe(2);

    const stopped = server.stop(5000);
    await idle.closed;
    await expect(fetch(url)).rejects.toThrow();
    release();
    expect(await (await answer).text()).toBe('done');
    const start = performance.now();
    await stopped;
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('destroys pending connections after the grace period, even if called twice', async () => {
    const { server, url, port } = await serve(() => new Promise<Response>(() => {}));
    // Node counts a connection that has never sent a byte as busy.
    const silent = await open(port);
    const answer = fetch(url).then(
      () => 'answered',
      () => 'interrupted',
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    const start = performance.now();
    await Promise.all([server.stop(100), server.stop(60_000)]);
    expect(performance.now() - start).toBeLessThan(2000);
    expect(await answer).toBe('interrupted');
    await silent.closed;
  });

  it('a taken port or an unknown host is an error', async () => {
    const { port } = await serve(() => new Response());
    const other = createNodeServer({ fetch: () => new Response() });
    await expect(other.listen(port, '127.0.0.1')).rejects.toThrow(/EADDRINUSE/);
    await expect(other.listen(0, '203.0.113.1')).rejects.toThrow(/EADDRNOTAVAIL/);
  });
});

describe('an unusual request target', { tags: ['SVC-3'] }, () => {
  const echo = ({ method, url }: Request) => {
    const { pathname, search } = new URL(url);
    return new Response(method === 'HEAD' ? null : `<${pathname}${search}>`, { headers: { 'X-Own': 'yes' } });
  };
  const ask = (target: string, method = 'GET') =>
    `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;

  it.each([
    ['/\\evil.example/a\\b?c=\\', '/%5Cevil.example/a%5Cb?c=%5C'],
    ['http://evil.example/a?b', '/a?b'],
    ['HTTP://evil.example', '/'],
    ['https://evil.example?a', '/?a'],
    ['*', '/*'],
    ['file:///etc/hostname', '/file:///etc/hostname'],
    ['/100%', '/100%'],
    // Bytes that Node’s parser rejects.
    ['/caf\xe9', '/%'],
    ['http://evil.example\\@a/b', '/%'],
  ])('reaches the app as a path: %j', async (target, path) => {
    const { port } = await serve(echo);
    const received = await exchange(port, ask(target));
    expect(statusesOf(received)).toEqual([200]);
    expect(received).toContain(`<${path}>`);
    expect(received.match(/content-length/gi)?.length ?? 0).toBeLessThanOrEqual(1);
  });

  it('gets no body for HEAD, and nothing after it is read', async () => {
    const { port } = await serve(echo);
    const received = await exchange(port, ask('/caf\xe9', 'HEAD') + ask('/next'));
    expect(statusesOf(received)).toEqual([200]);
    expect(received).toMatch(/x-own: yes\r\n/i);
    expect(received.endsWith('\r\n\r\n')).toBe(true);
  });

  it('closes the connection if the app fails', async () => {
    const { port } = await serve(() => Promise.reject(new Error('broken')));
    expect(await exchange(port, ask('/caf\xe9'))).toBe('');
  });
});
