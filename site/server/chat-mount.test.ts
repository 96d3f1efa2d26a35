import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readChatSettings, startChat } from '@loomwright/chat-service';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSiteServer } from './site-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'loomwright-mount-'));
const headers = { 'Content-Security-Policy': "default-src 'none'", 'X-Content-Type-Options': 'nosniff' };
let app: ReturnType<typeof createSiteServer>;
let chat: Awaited<ReturnType<typeof startChat>>;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<h1>Home</h1>');
  writeFileSync(join(folder, '404.html'), '<h1>Page not found</h1>');
  chat = await startChat(readChatSettings({}), () => {});
  app = createSiteServer({
    publicFolder: folder,
    site: {
      headers,
      pages: { '/': { file: 'index.html', status: 200 }, '/404': { file: '404.html', status: 404 } },
      fallbacks: [],
      notFound: '/404',
    },
    services: [chat.app],
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

const ask = () =>
  app.request('/chat', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"message":"Do you have a free trial?","session_id":"s"}',
  });

test('the chat replies on the origin of the site, with its headers', async () => {
  const answer = await ask();
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ response: expect.any(String) });
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  for (const [name, value] of Object.entries(headers)) expect(answer.headers.get(name)).toBe(value);
});

test.each([
  ['/chat', 'GET', 405],
  ['/chat/', 'POST', 404],
  ['/chat/x', 'GET', 404],
  ['/chat/%', 'GET', 404],
  ['/chat/session/%', 'DELETE', 200],
  ['/chat/session/%ff', 'DELETE', 200],
  ['/chat/session/s', 'DELETE', 200],
  ['/healthz', 'GET', 200],
])('%s with %s is answered by the service, as JSON', { tags: ['SVC-3'] }, async (path, method, status) => {
  const answer = await app.request(path, { method });
  expect(answer.status).toBe(status);
  expect(await answer.json()).toBeTypeOf('object');
});

test.each([
  ['/', 200, 'Home'],
  ['/chatter', 404, 'Page not found'],
  ['/chat.html', 404, 'Page not found'],
  ['/session/s', 404, 'Page not found'],
  ['/chat%2Fx', 404, 'Page not found'],
  ['/chat%', 404, 'Page not found'],
  ['/healthz/x', 404, 'Page not found'],
])('%s is answered by the pages', { tags: ['SVC-3'] }, async (path, status, text) => {
  const answer = await app.request(path);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toContain(text);
  expect(answer.headers.get('Content-Type')).not.toMatch(/json/);
});

test('while the server stops the chat refuses, and pending pages are served', {
  tags: ['SVC-3'],
}, async () => {
  chat.refuse();
  expect((await ask()).status).toBe(503);
  expect((await app.request('/')).status).toBe(200);
});
