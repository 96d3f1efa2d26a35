import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostileSample } from '@loomwright/kit/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFileOutbox } from './file-outbox.ts';
import { type RunningForms, readFormsSettings, startForms } from './start.ts';
import { contact, siteOrigin, toRequest } from './testing/forms-app.ts';

let folder = '';
let lines: string[] = [];
let running: RunningForms | undefined;

const start = async (environment: Readonly<Record<string, string>> = {}) => {
  const settings = readFormsSettings({
    FORMS_TO: 'we@example.com',
    FORMS_FOLDER: folder,
    LOOMWRIGHT_ORIGIN: siteOrigin,
    ...environment,
  });
  if (!settings) throw new Error('no settings');
  running = await startForms(settings, { log: (line) => lines.push(line) });
  return running;
};
const send = async ({ app }: RunningForms, message = contact.message, more: object = {}) => {
  const body = { ...contact, message, elapsedMs: '2000', ...more };
  const answer = await app.request('/forms/contact', toRequest(body));
  return { status: answer.status, ...(await answer.json()) };
};
// Ignores emails that are still being written, whose names end in `.part`.
const mails = () =>
  (existsSync(join(folder, 'mail')) ? readdirSync(join(folder, 'mail')) : []).filter((name) =>
    name.endsWith('.eml'),
  );

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loomwright-start-'));
  lines = [];
});
afterEach(async () => {
  await running?.close();
  running = undefined;
  rmSync(folder, { recursive: true });
});

describe('the forms on a server', () => {
  it('write a mail to the company, and a copy if the visitor wants one', {
    tags: ['DLV-1'],
  }, async () => {
    const forms = await start();
    const { number, status } = await send(forms, 'A <b>loom</b>.', { copy: 'on' });
    expect(status).toBe(202);
    await vi.waitFor(() => expect(mails().sort()).toEqual([`${number}.copy.eml`, `${number}.eml`]), 5000);
    const mail = readFileSync(join(folder, 'mail', `${number}.eml`), 'utf8');
    expect(mail).toMatch(/^To: we@example\.com\r?$/m);
    expect(mail).toMatch(/^Reply-To: .*ada@example\.com/m);
    expect(lines.join('\n')).not.toMatch(/Ada|ada@|loom</);
  });

  it('recognise a message after a restart; another with its number is a conflict', {
    tags: ['DLV-1'],
  }, async () => {
    const first = await start();
    const { number } = await send(first);
    await vi.waitFor(() => expect(mails()).toEqual([`${number}.eml`]), 5000);
    await first.close();
    rmSync(join(folder, 'mail'), { recursive: true });
    const second = await start();
    expect(await send(second)).toEqual({ status: 202, number });
    expect(await send(second, 'Another.', { number })).toMatchObject({ status: 409 });
    const { number: other } = await send(second, 'Another.');
    await vi.waitFor(() => expect(mails()).toEqual([`${other}.eml`]), 5000);
  });

  it('answer a hundred requests of one message with its number, and write one mail', {
    tags: ['DLV-1'],
  }, async () => {
    const forms = await start({ FORMS_LIMIT: '0', FORMS_LIMIT_PER_CALLER: '0' });
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(forms)));
    expect(new Set(answers.map(({ number, status }) => `${status} ${number}`)).size).toBe(1);
    await vi.waitFor(() => expect(mails()).toHaveLength(1), 5000);
  });

  it('treat input as text: a visitor cannot add headers or recipients', {
    tags: ['DLV-2'],
  }, async () => {
    const forms = await start({ FORMS_LIMIT: '0', FORMS_LIMIT_PER_CALLER: '0' });
    const answers = await Promise.all(
      [...hostileSample, 'a\r\nBcc: c@example.com'].map((text) =>
        send(forms, `${text} .`, { name: `Ada ${text}`, company: text, [text]: text }),
      ),
    );
    expect(answers.filter(({ status }) => status !== 202 && status !== 422)).toEqual([]);
    const numbers = new Set(answers.flatMap(({ number, status }) => (status === 202 ? [number] : [])));
    expect(numbers.size).toBeGreaterThan(hostileSample.length / 2);
    await vi.waitFor(() => expect(mails()).toHaveLength(numbers.size), 5000);
    for (const name of mails()) {
      const [head = ''] = readFileSync(join(folder, 'mail', name), 'utf8').split('\r\n\r\n', 1);
      expect(head, name).toMatch(/^To: we@example\.com\r?$/m);
      expect(head, name).not.toMatch(/^(?:Bcc|Cc):/im);
    }
    expect(lines.filter((line) => /fail|evil|alert/.test(line))).toEqual([]);
  });

  it('do not start if their folder is a file, and name it', { tags: ['DLV-1'] }, async () => {
    writeFileSync(join(folder, 'file'), '');
    await expect(start({ FORMS_FOLDER: join(folder, 'file') })).rejects.toThrow(join(folder, 'file'));
  });
});

describe('a stop', () => {
  it('stores an attempt that it aborts; the next start retries the mail', {
    tags: ['DLV-2'],
  }, async () => {
    const sockets = new Set<Socket>();
    const countSockets = () =>
      process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;
    const socketsBefore = countSockets();
    const silent = createServer({ allowHalfOpen: true }, (socket) => sockets.add(socket)).listen(
      0,
      '127.0.0.1',
    );
    await once(silent, 'listening');
    const address = silent.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const forms = await start({ FORMS_SMTP_URL: `smtp://127.0.0.1:${address.port}` });
    const { number } = await send(forms);
    await vi.waitFor(() => expect(sockets.size).toBe(1), 5000);
    forms.refuse();
    expect(await send(forms, 'Too late.')).toMatchObject({ status: 503 });
    const before = performance.now();
    await forms.close();
    expect(performance.now() - before).toBeLessThan(2000);
    await vi.waitFor(() => expect(countSockets()).toBe(socketsBefore + sockets.size), 1000);
    silent.close();
    for (const socket of sockets) socket.destroy();
    const options = { log: () => {}, atOnce: 0, send: () => Promise.reject(new Error('nothing is sent')) };
    const outbox = await createFileOutbox({ ...options, folder });
    expect(await outbox.list()).toMatchObject([
      { id: number, status: 'waiting', attempts: 1, reason: 'the attempt was cut off' },
    ]);
    await outbox.close();
  });
});
