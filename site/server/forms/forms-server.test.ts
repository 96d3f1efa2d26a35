// Sends raw bytes to a real port.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createNodeServer, type NodeServer } from '@loomwright/chat-service/http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSiteServer } from '../site-server.ts';
import { contact, createFormsApp, siteOrigin } from './testing/forms-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'loomwright-forms-'));
const headers = { 'Content-Security-Policy': "default-src 'self'", 'X-Frame-Options': 'DENY' };
let forms: ReturnType<typeof createFormsApp>;
let server: NodeServer;
let port = 0;

beforeAll(() => {
  writeFileSync(join(folder, 'index.html'), 'home');
  writeFileSync(join(folder, '404.html'), 'no page');
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(async () => {
  forms = createFormsApp();
  const { fetch } = createSiteServer({
    publicFolder: folder,
    site: {
      headers,
      pages: { '/': { file: 'index.html', status: 200 }, '/404': { file: '404.html', status: 404 } },
      fallbacks: [],
      notFound: '/404',
    },
    services: [forms.app],
  });
  server = createNodeServer({
    fetch,
    headers,
    timeouts: { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 30 },
  });
  port = Number(new URL(await server.listen(0, '127.0.0.1')).port);
});
afterEach(() => server.stop(0));

const exchange = (bytes: string, { isEnded = true, goesOn = false } = {}) =>
  new Promise<{ received: string; taken: number }>((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes, 'latin1');
      if (isEnded && !goesOn) socket.end();
      if (goesOn) pour();
    });
    const pour = () => {
      while (!socket.destroyed && socket.write('x'.repeat(64 * 1024)));
    };
    socket.on('drain', pour);
    socket.on('data', (data) => {
      received += data.toString('latin1');
      if (goesOn) socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve({ received, taken: socket.bytesWritten }));
  });
const statusesOf = (received: string) =>
  [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

const body = JSON.stringify({ ...contact, elapsedMs: '2000' });
const head = (more: string, path = '/forms/contact') =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nOrigin: ${siteOrigin}\r\nContent-Type: application/json\r\n${more}\r\n`;
const sized = (length: number | string) => `Content-Length: ${length}\r\n`;
const chunked = 'Transfer-Encoding: chunked\r\n';
const whole = head(`${sized(body.length)}Connection: close\r\n`) + body;

describe('a message on a real connection', () => {
  it("is kept on the site's origin, with its headers", { tags: ['DLV-1'] }, async () => {
    const { received } = await exchange(whole);
    expect(statusesOf(received)).toEqual([202]);
    expect(received).toMatch(/\r\nx-frame-options: DENY\r\n/i);
    expect(received).toMatch(/\r\ncontent-security-policy: default-src 'self'\r\n/i);
    expect(forms.accepted).toHaveLength(1);
    expect((await exchange('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).received).toMatch(
      /home$/,
    );
    expect((await exchange('GET /forms HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).received).toMatch(
      /no page$/,
    );
  });

  it('is answered with a page that has its own policy', { tags: ['DLV-2'] }, async () => {
    const { received } = await exchange(
      'GET /forms/contact HTTP/1.1\r\nHost: a\r\nAccept: text/html\r\nConnection: close\r\n\r\n',
    );
    expect(received).toMatch(/\r\ncontent-security-policy: default-src 'none'; style-src 'sha256-/i);
    expect(received).toMatch(/\r\nx-frame-options: DENY\r\n/i);
  });

  it('in several packets is one message', { tags: ['DLV-1'] }, async () => {
    const { received } = await exchange(
      `${head(`${chunked}Connection: close\r\n`)}${[...body].map((byte) => `1\r\n${byte}\r\n`).join('')}0\r\n\r\n`,
    );
    expect(statusesOf(received)).toEqual([202]);
  });
});

describe('a body that is too long', () => {
  const tenMb = 10 * 1024 * 1024;

  it.each([
    ['of a length that is said', head(sized(tenMb))],
    ['in one chunk', `${head(chunked)}${tenMb.toString(16)}\r\n`],
  ])('is refused before the rest of it is read: ten megabytes %s', { tags: ['DLV-2'] }, async (_, bytes) => {
    const { received, taken } = await exchange(bytes, { goesOn: true });
    expect(statusesOf(received)).toEqual([413]);
    expect(taken).toBeLessThan(tenMb / 2);
    expect(forms.accepted).toEqual([]);
  });
});

describe('a slow client', { tags: ['DLV-2'] }, () => {
  it.each([
    ['sends half a body', head(sized(body.length)) + body.slice(0, -20)],
    ['never ends a chunk', `${head(chunked)}5\r\n{"na`],
    ['never ends its headers', head('').slice(0, -2)],
  ])('is disconnected, and its message is not kept: one that %s', async (_, bytes) => {
    const { received } = await exchange(bytes, { isEnded: false });
    expect(statusesOf(received)).toEqual([408]);
    expect(forms.accepted).toEqual([]);
  });

  it('that leaves half-way leaves nothing behind', async () => {
    await exchange(head(sized(body.length)) + body.slice(0, -1));
    expect(statusesOf((await exchange(whole)).received)).toEqual([202]);
    expect(forms.accepted).toHaveLength(1);
  });
});

describe('bytes that two servers could parse differently', { tags: ['DLV-2'] }, () => {
  it.each<[string, string]>([
    ['a length and chunks', `${head(sized(4) + chunked)}0\r\n\r\n${whole}`],
    ['two lengths', head(sized(0) + sized(body.length)) + body],
    ['a list of lengths', head(sized('0, 5')) + whole],
    ['an unknown coding', head('Transfer-Encoding: xchunked\r\n') + whole],
    ['a space before a colon', head(`Content-Length : ${body.length}\r\n`) + body],
    ['a folded header', head(`X-Folded: a\r\n ${sized(body.length)}`) + body],
    ['a zero byte in a header', head(`X-Zero: a\0b\r\n${sized(body.length)}`) + body],
    ['no host', whole.replace('Host: localhost\r\n', '')],
  ])('are rejected: %s', async (_, bytes) => {
    const { received } = await exchange(bytes);
    expect(statusesOf(received).filter((status) => status < 400)).toEqual([]);
    expect(forms.accepted).toEqual([]);
  });

  it.each([
    '/forms/contact%00',
    '/forms/%63ontact%2f',
    '/forms//contact',
    '/forms/../forms/login',
    '/forms/contact%0d%0aX-Evil:1',
    '/FORMS/contact',
    '/forms/contact;x=1',
    '/forms/%',
    '/forms/__proto__',
  ])('an unknown form address accepts nothing: %s', async (path) => {
    const { received } = await exchange(head(`${sized(body.length)}Connection: close\r\n`, path) + body);
    const [status = 0, ...more] = statusesOf(received);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(more).toEqual([]);
    expect(received).not.toMatch(/\r\nx-evil/i);
    expect(forms.accepted).toEqual([]);
  });
});
