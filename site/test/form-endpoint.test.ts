import type { FormMessage } from '@loomwright/contact';
import { goodContact } from '@loomwright/contact/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ANSWER_TIMEOUT_MS, createFormEndpoint, postForm } from '../src/adapters/form-endpoint.ts';
import { faults, startFaultyServer } from './support/faulty-server.ts';

const form: FormMessage = { kind: 'contact', ...goodContact };
const never = new AbortController().signal;

let server: Awaited<ReturnType<typeof startFaultyServer>>;
beforeAll(async () => {
  server = await startFaultyServer();
});
afterAll(() => server.stop());

describe('a form sent to an endpoint', () => {
  for (const [name, { fault, kind }] of Object.entries(faults)) {
    test(`a server that ${name}: ${kind}`, { tags: ['FRM-1'] }, async () => {
      server.set(fault);
      const before = server.requests.length;
      const outcome = await postForm(server.url, form, never, 400);
      expect(outcome.kind).toBe(kind);
      if (outcome.kind === 'refused') expect([409, 413, 500]).toContain(outcome.status);
      // `postForm` follows no redirect and does not retry.
      expect(server.requests.length - before).toBe(1);
    });
  }

  test('is unreachable without a server', { tags: ['FRM-1'] }, async () => {
    const gone = await startFaultyServer();
    await gone.stop();
    expect(await postForm(gone.url, form, never)).toEqual({ kind: 'unreachable' });
  });

  test('is sent as JSON, times out after ten seconds, and is aborted on leaving the page', {
    tags: ['FRM-1'],
  }, async () => {
    expect(ANSWER_TIMEOUT_MS).toBe(10_000);
    server.set(faults['never replies']?.fault ?? (() => {}));
    const before = server.requests.length;
    const leaving = new AbortController();
    const sending = postForm(server.url, form, leaving.signal);
    await expect.poll(() => server.requests.length).toBe(before + 1);
    leaving.abort();
    expect(await sending).toEqual({ kind: 'unreachable' });
    const [head = '', body = ''] = (server.requests.at(-1) ?? '').split('\r\n\r\n');
    expect(head).toMatch(/^POST \/forms HTTP/);
    expect(head).toMatch(/content-type: application\/json/i);
    expect(JSON.parse(body)).toEqual(form);
    const gone = new AbortController();
    gone.abort();
    expect(await postForm(server.url, form, gone.signal)).toEqual({ kind: 'unreachable' });
  });

  test('is sent once more with a new number if another message has its number', {
    tags: ['DLV-1'],
  }, async () => {
    const demo: FormMessage = { ...form, kind: 'demo', number: '7K3Q-9F2M' };
    const send = createFormEndpoint((message, signal) => postForm(server.url, message, signal, 2000));
    const numbers = () =>
      server.requests
        .slice(-2)
        .map((text) => JSON.parse(text.split('\r\n\r\n').slice(1).join('\r\n\r\n')).number);
    const conflict = faults['has the number already']?.fault ?? (() => {});
    server.set((socket) => {
      conflict(socket);
      server.set(faults.succeeds?.fault ?? (() => {}));
    });
    expect(await send(demo, never)).toMatchObject({ kind: 'sent' });
    expect(numbers()).toEqual(['7K3Q-9F2M', expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)]);
    server.set(conflict);
    const before = server.requests.length;
    expect(await send(demo, never)).toMatchObject({ kind: 'failed' });
    expect(server.requests.length - before).toBe(2);
  });
});
