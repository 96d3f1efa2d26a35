// Sends raw bytes to a real port.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createNodeServer, type NodeServer } from '@loomwright/chat-service/http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteServer } from './site-server.ts';

const secret = 'outside of the public folder';
const folder = mkdtempSync(join(tmpdir(), 'loomwright-hostile-'));
const publicFolder = join(folder, 'public');
const headers = { 'X-Content-Type-Options': 'nosniff' };

let server: NodeServer;
let port = 0;

beforeAll(async () => {
  mkdirSync(join(publicFolder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), secret);
  writeFileSync(join(publicFolder, 'index.html'), 'home');
  writeFileSync(join(publicFolder, 'products.html'), 'products');
  writeFileSync(join(publicFolder, '404.html'), 'no page');
  writeFileSync(join(publicFolder, 'assets/main.js'), 'code');
  const { fetch } = createSiteServer({
    publicFolder,
    site: {
      headers,
      pages: {
        '/': { file: 'index.html', status: 200 },
        '/products': { file: 'products.html', status: 200 },
        '/404': { file: '404.html', status: 404 },
      },
      fallbacks: [],
      notFound: '/404',
    },
  });
  server = createNodeServer({ fetch, headers });
  port = Number(new URL(await server.listen(0, '127.0.0.1')).port);
});
afterAll(async () => {
  await server.stop(0);
  rmSync(folder, { recursive: true });
});

const exchange = (bytes: string) =>
  new Promise<string>((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes, 'latin1'));
    socket.on('data', (data) => {
      received += data.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(received));
  });
const statusesOf = (received: string) =>
  [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

const request = (target: string, more = '', method = 'GET') =>
  `${method} ${target} HTTP/1.1\r\nHost: localhost\r\n${more}Connection: close\r\n\r\n`;

const dots = [
  '..',
  '%2e%2e',
  '.%2e',
  '%2E.',
  '%252e%252e',
  '%c0%ae%c0%ae',
  '%uff0e%uff0e',
  '..;',
  '.. ',
  '...',
];
const slashes = ['/', '\\', '%2f', '%5c', '%252f', '%c0%af', '//', '/./'];
const up = dots.flatMap((dot) => slashes.map((slash) => `/${`${dot}${slash}`.repeat(3)}secret.txt`));
const below = dots.flatMap((dot) => slashes.map((slash) => `/assets/${dot}${slash}${dot}${slash}secret.txt`));
const odd = [
  '/secret.txt%00.html',
  '/%00',
  '/index.html%00',
  '/%',
  '/%2',
  '/%zz',
  '/%ff%fe',
  '/%ed%a0%80',
  '//evil.example',
  '//evil.example/products',
  '//evil.example//',
  '///evil.example/%2e%2e',
  '/\\evil.example',
  '/\\/evil.example/products',
  '/%5c%5cevil.example/products/',
  '/%2f%2fevil.example/products/',
  '/.//products/',
  '/products//',
  '/products/%2f',
  '/PRODUCTS/',
  '/products.html',
  '/index.html',
  '/index',
  '/404',
  '/404.html',
  '/_headers',
  '/.env',
  '/.git/config',
  '/assets/',
  '/assets',
  '/assets/main.js.map',
  '/assets/main.js.br',
  '/assets/main.js%2f',
  '/__proto__',
  '/constructor',
  '/products/__proto__',
  '/%20/../secret.txt',
  '/~root/secret.txt',
  '/C:/secret.txt',
  '/c:%5csecret.txt',
  '/%5c%5c%3f%5csecret.txt',
  '/.well-known/../../secret.txt',
  '/assets/%2e/%2e%2e/%2e%2e/secret.txt',
  '/assets/.%00./.%00./secret.txt',
  '/products/..%3bsecret.txt',
  '/products;jsessionid=1',
  '/products%0d%0aX-Evil:%201',
  '/%e2%80%ae/products',
  '/ＰＲＯＤＵＣＴＳ',
  '/assets/main.js/',
  '/assets/main.js/../../../secret.txt',
  '/assets//../main.js',
  '/?/../../secret.txt',
  '/products?next=//evil.example',
  'http://evil.example/',
  'http://evil.example/products/',
  'https://localhost:1/../secret.txt',
  'http://evil.example',
  'HTTP://LOCALHOST/products',
  'http://evil.example\\@localhost/products',
  'http://[/',
  'file:///etc/hostname',
  '*',
  'products',
  '/100%',
  '/%E0%A4%A',
  '/caf\xe9',
  '/\x80\xff',
  '/products#%',
  '/products?q=%',
  '/products?q=\\',
  '/products/index.html',
  `/${'%zz'.repeat(3000)}`,
  `/${'a/'.repeat(2000)}`,
  `/${'../'.repeat(2000)}secret.txt`,
  `/${'%2e%2e%2f'.repeat(1000)}secret.txt`,
  `/products?${'q=1&'.repeat(3000)}`,
];
const corpus = [...new Set([...up, ...below, ...odd])].filter((target) => !target.includes(' '));

describe('an address', { tags: ['RTE-5'] }, () => {
  it('among two hundred hostile ones never leaves the public folder or the origin', {
    tags: ['SEC-1'],
  }, async () => {
    expect(corpus.length).toBeGreaterThan(200);
    for (const target of corpus) {
      const received = await exchange(request(target));
      const [status, ...more] = statusesOf(received);
      expect(more, target).toEqual([]);
      expect([200, 301, 404], target).toContain(status);
      expect(received, target).not.toContain(secret);
      expect(received, target).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
      const [, location] = /\r\nlocation: ([^\r\n]*)/i.exec(received) ?? [];
      if (status === 301) expect(location, target).toMatch(/^\/(?![/\\])/);
      else expect(location, target).toBeUndefined();
      const [, body = ''] = received.split('\r\n\r\n');
      if (status === 200) expect(['home', 'products', 'code'], target).toContain(body);
      if (status !== 404) continue;
      expect(body, target).toBe('no page');
      expect(received, target).toMatch(/\r\ncontent-type: text\/html/i);
      const head = await exchange(request(target, '', 'HEAD'));
      expect(head.replace(/\r\ndate: .*/i, ''), target).toBe(
        received.replace(/\r\ndate: .*/i, '').replace('no page', ''),
      );
    }
  });

  it.each([
    ['http://evil.example/products', 200],
    ['HTTP://LOCALHOST', 200],
    ['http://evil.example?q=1', 200],
    ['/products?q=%', 200],
    ['/products#%', 200],
    ['/\\products', 404],
    ['*', 404],
    ['file:///etc/hostname', 404],
    ['/caf\xe9', 404],
  ])('in any form that Node parses is answered with a page: %j, with %i', async (target, status) => {
    const received = await exchange(request(target));
    expect(statusesOf(received)).toEqual([status]);
    expect(received).toMatch(/\r\ncontent-type: text\/html/i);
  });
});

const smuggled = request('/assets/main.js');
const sized = (length: number | string) => `Content-Length: ${length}\r\n`;
const chunked = 'Transfer-Encoding: chunked\r\n';
const keep = (more: string, body = '') => `GET / HTTP/1.1\r\nHost: localhost\r\n${more}\r\n${body}`;

describe('bytes that two servers could parse differently', { tags: ['SEC-1'] }, () => {
  it.each<[string, string]>([
    ['a length and chunks', keep(sized(4) + chunked, `0\r\n\r\n${smuggled}`)],
    ['two lengths', keep(sized(0) + sized(smuggled.length), smuggled)],
    ['a list of lengths', keep(sized('0, 5'), smuggled)],
    ['a signed length', keep(sized(`+${smuggled.length}`), smuggled)],
    ['a length in hexadecimal', keep(sized('0x10'), smuggled)],
    [
      'chunks that are not the last coding',
      keep('Transfer-Encoding: chunked, identity\r\n', `0\r\n\r\n${smuggled}`),
    ],
    ['an unknown coding', keep('Transfer-Encoding: xchunked\r\n', `0\r\n\r\n${smuggled}`)],
    ['two codings', keep(`${chunked}Transfer-Encoding: cow\r\n`, `0\r\n\r\n${smuggled}`)],
    ['a space before a colon', keep(`Content-Length : ${smuggled.length}\r\n`, smuggled)],
    ['a folded header', keep(`X-Folded: a\r\n ${sized(smuggled.length)}`, smuggled)],
    ['a header without a name', keep(': empty\r\n')],
    ['a zero byte in a header', keep('X-Zero: a\0b\r\n')],
    ['a line that ends with CR alone', keep('X-A: b\rX-C: d\r\n')],
    ['a chunk size that is not a number', keep(chunked, `zz\r\n${smuggled}`)],
    ['a negative chunk', keep(chunked, `-1\r\n${smuggled}`)],
    ['a chunk that is too large for a number', keep(chunked, `fffffffffffffffff\r\n${smuggled}`)],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['a TLS greeting', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['headers without an end', keep(Array.from({ length: 3000 }, (_, n) => `X-${n}: ${n}\r\n`).join(''))],
  ])('are refused, and nothing after them is read: %s', async (_, bytes) => {
    const received = await exchange(bytes);
    expect(statusesOf(received).filter((status) => status < 400)).toEqual([]);
    expect(statusesOf(received).length).toBeLessThanOrEqual(1);
    expect(received).not.toContain('code');
  });

  it('are one request if their length is clear: a body is not a request', async () => {
    const received = await exchange(`${keep(sized(smuggled.length), smuggled)}${request('/products')}`);
    expect(statusesOf(received)).toEqual([200, 200]);
    expect(received).toContain('products');
    expect(received).not.toContain('code');
  });

  it('after a good request end the connection, but not its response', async () => {
    const received = await exchange(`${keep('')}\x01\x02garbage\r\n\r\n${smuggled}`);
    expect(statusesOf(received)).toEqual([200]);
    expect(received).toContain('home');
    expect(received).not.toContain('code');
  });

  it.each(['TRACE', 'CONNECT', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'])(
    'no other method is served: %s',
    async (method) => {
      const received = await exchange(request('/').replace('GET', method));
      expect(statusesOf(received).filter((status) => status < 400)).toEqual([]);
      expect(received).not.toContain('home');
    },
  );
});
