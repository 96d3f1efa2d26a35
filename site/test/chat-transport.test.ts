import { getEventListeners } from 'node:events';
import type { Question } from '@loomwright/chat';
import { type ServiceBehaviour, type TransportWorld, transportContract } from '@loomwright/chat/testing';
import { runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  ANSWER_TIMEOUT_MS,
  createChatTransport,
  FORGET_TIMEOUT_MS,
  MAX_ANSWER_BYTES,
} from '../src/adapters/chat-transport.ts';
import { type Act, answer, chatFaults, FAULT_NOW, faultNamed, healthy } from './support/chat-faults.ts';
import { startFaultyServer } from './support/faulty-server.ts';

const question: Question = { message: 'When are you open?', sessionId: 's1' };
const rules = {
  answered: '[CHT-2]',
  empty: '[CHT-5]',
  refused: '[CHT-4]',
  unreachable: '[CHT-4]',
  tooLong: '[CHT-4]',
};
// Short where it is waited for; long enough elsewhere for a machine that is busy.
const shortMs = 400;
const longMs = 10_000;

let server: Awaited<ReturnType<typeof startFaultyServer>>;
let signals: AbortSignal[] = [];

const createAbortController = () => {
  const controller = new AbortController();
  signals.push(controller.signal);
  return controller;
};
const transportTo = (origin: string, timeoutMs = longMs) =>
  createChatTransport(origin, {
    answerTimeoutMs: timeoutMs,
    forgetTimeoutMs: timeoutMs,
    now: () => FAULT_NOW,
  });
const bodyOf = (request: string) => request.slice(request.indexOf('\r\n\r\n') + 4);
const isQuiet = () =>
  server.openCount() === 0 &&
  !process.getActiveResourcesInfo().includes('Timeout') &&
  signals.every((signal) => getEventListeners(signal, 'abort').length === 0);
// Looks without a timer of its own.
const until = async (isTrue: () => boolean) => {
  const end = performance.now() + 3000;
  while (!isTrue()) {
    if (performance.now() > end) throw new Error('it never became true');
    await new Promise((resolve) => setImmediate(resolve));
  }
};

beforeAll(async () => {
  server = await startFaultyServer();
});
afterEach(() => {
  signals = [];
  server.requests.length = 0;
});
afterAll(() => server.stop());

describe('the chat transport, as anybody may lean on it', () => {
  const acts: { readonly [Kind in ServiceBehaviour['kind']]: (behaviour: never) => Act } = {
    answers: ({ response }: { readonly response: string }) => healthy(response),
    saysNothing: () => answer('200 OK', '{}'),
    refuses: ({
      status,
      retryAfterSeconds,
    }: {
      readonly status: number;
      readonly retryAfterSeconds?: number;
    }) => answer(`${status} No`, '', ...(retryAfterSeconds ? [`Retry-After: ${retryAfterSeconds}`] : [])),
    hangsUp: ({ isWithinAnswer }: { readonly isWithinAnswer: boolean }) =>
      actOf(isWithinAnswer ? 'closed within the body' : 'closed before the answer'),
    fallsSilent: ({ isWithinAnswer }: { readonly isWithinAnswer: boolean }) =>
      actOf(isWithinAnswer ? 'silence within the body' : 'silence instead of headers'),
  };
  const actOf = (name: string): Act => faultNamed(name).acts[0] ?? (() => {});
  const paths = () => server.requests.map((request) => request.split(' ', 2) as [string, string]);
  const createWorld = (): TransportWorld => ({
    transport: transportTo(server.origin, shortMs),
    behave: (behaviour) => server.set(acts[behaviour.kind](behaviour as never)),
    asked: () =>
      server.requests
        .filter((request) => request.startsWith('POST /chat '))
        .map((request) => JSON.parse(bodyOf(request)))
        .map(({ message, session_id }) => ({ message, sessionId: session_id })),
    ended: () =>
      paths()
        .filter(([method, path]) => method === 'DELETE' && path.startsWith('/chat/session/'))
        .map(([, path]) => decodeURIComponent(path.slice('/chat/session/'.length))),
    until,
    isQuiet,
    createAbortController,
  });
  for (const { title, run } of transportContract) test(title, () => run(createWorld()));
});

describe(`${chatFaults.length} faults of a network`, () => {
  test('[CHT-4] are forty-four, each with a name of its own', () => {
    expect(chatFaults).toHaveLength(44);
    expect(new Set(chatFaults.map(({ name }) => name)).size).toBe(44);
    // A browser alone can be without a network, or heed what another origin allows: site/e2e/chat-faults.spec.ts.
    expect(chatFaults.filter(({ acts }) => acts.length === 0).map(({ name }) => name)).toEqual([
      'nobody listens',
      'another origin that allows nobody',
      'offline',
    ]);
  });

  for (const [index, { name, outcome, acts }] of chatFaults.entries()) {
    const number = String(index + 1).padStart(2, '0');
    if (acts.length > 0)
      test(`${rules[outcome.kind]} fault ${number} ${name} → ${outcome.kind}`, async () => {
        for (const act of acts) {
          server.set(act);
          const { signal } = createAbortController();
          const timeoutMs = outcome.kind === 'tooLong' ? shortMs : longMs;
          expect(await transportTo(server.origin, timeoutMs).sendMessage(question, signal)).toEqual(outcome);
          await until(isQuiet);
        }
        expect(server.requests).toHaveLength(acts.length);
        server.set(healthy('Hi'));
        expect(
          await transportTo(server.origin).sendMessage(question, createAbortController().signal),
        ).toEqual({
          kind: 'answered',
          response: 'Hi',
        });
      });
  }

  test('[CHT-4] fault 01 nobody listens → unreachable', async () => {
    const gone = await startFaultyServer();
    await gone.stop();
    const transport = transportTo(gone.origin);
    expect(await transport.sendMessage(question, createAbortController().signal)).toEqual({
      kind: 'unreachable',
    });
    await transport.endSession('s1', createAbortController().signal);
    await until(isQuiet);
  });
});

describe('the chat transport over HTTP', () => {
  test('[CHT-2] [CHT-6] says what the contract says, and nothing of who asks', async () => {
    server.set(healthy('Hi'));
    const transport = transportTo(server.origin);
    await transport.sendMessage(question, createAbortController().signal);
    await transport.endSession('s 1', createAbortController().signal);
    const [asked = '', ended = ''] = server.requests;
    expect(asked).toMatch(/^POST \/chat HTTP/);
    expect(asked).toMatch(/^content-type: application\/json\r$/im);
    expect(asked).toMatch(/^accept: application\/json\r$/im);
    expect(asked).not.toMatch(/^(?:cookie|authorization|referer):/im);
    expect(JSON.parse(bodyOf(asked))).toEqual({ message: 'When are you open?', session_id: 's1' });
    expect(ended).toMatch(/^DELETE \/chat\/session\/s%201 HTTP/);
    expect(bodyOf(ended)).toBe('');
  });

  test('[CHT-4] waits thirty seconds for an answer, ten to forget, and reads 64 KiB', async () => {
    expect([ANSWER_TIMEOUT_MS, FORGET_TIMEOUT_MS, MAX_ANSWER_BYTES]).toEqual([30_000, 10_000, 65_536]);
    const waits = vi.spyOn(globalThis, 'setTimeout');
    server.set(healthy('Hi'));
    const transport = createChatTransport(server.origin);
    await transport.sendMessage(question, createAbortController().signal);
    await transport.endSession('s1', createAbortController().signal);
    const ours = waits.mock.calls.map(([, ms]) => ms).filter((ms) => ms === 30_000 || ms === 10_000);
    waits.mockRestore();
    expect(ours).toEqual([30_000, 10_000]);
    const wrapping = '{"response":""}'.length;
    for (const [tooMuch, kind] of [
      [0, 'answered'],
      [1, 'empty'],
    ] as const) {
      server.set(healthy('x'.repeat(MAX_ANSWER_BYTES - wrapping + tooMuch)));
      expect(await transport.sendMessage(question, createAbortController().signal)).toMatchObject({ kind });
    }
    await until(isQuiet);
  });

  test('[CHT-6] an id that cannot be written into an address is forgotten by nobody, and harms nobody', async () => {
    await transportTo(server.origin).endSession('\ud800', createAbortController().signal);
    expect(server.requests).toEqual([]);
    await until(isQuiet);
  });

  test('[CHT-4] a Retry-After is read as seconds or as a date, and as nothing else', async () => {
    const texts: readonly (readonly [string, number | undefined])[] = [
      ['1', 1000],
      ['007', 7000],
      ['99999999999999999999', Number.MAX_SAFE_INTEGER],
      ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
      ['Thursday, 01-Jan-26 00:00:05 GMT', 5000],
      ['Thu, 01 Jan 2026 00:00:00 GMT', undefined],
      ['Wed, 31 Dec 2025 23:59:59 GMT', undefined],
      ['Thu, 99 Foo 2026 00:00:00 GMT', undefined],
      ['Thu Jan  1 00:00:09 2026', undefined],
      ['2026-01-01T00:00:09Z', undefined],
      ...['0', '-5', '1.5', '1e3', '0x10', '+3000', '5 s', '5, 7', '', 'null'].map(
        (text) => [text, undefined] as const,
      ),
    ];
    for (const [text, retryAfterMs] of texts) {
      server.set(answer('429 Too Many Requests', '{}', `Retry-After: ${text}`));
      const outcome = await transportTo(server.origin).sendMessage(question, createAbortController().signal);
      expect(outcome, text).toEqual({ kind: 'refused', status: 429, ...(retryAfterMs && { retryAfterMs }) });
    }
  });

  test('[CHT-4] does not wait for the body of a refusal', async () => {
    server.set((socket) => {
      socket.write('HTTP/1.1 503 No\r\nContent-Length: 1000\r\n\r\nWe are');
    });
    const transport = createChatTransport(server.origin);
    const outcome = await transport.sendMessage(question, createAbortController().signal);
    expect(outcome).toEqual({ kind: 'refused', status: 503 });
    await until(isQuiet);
  });

  test('[CHT-2] a letter that arrives in two pieces is one letter', async () => {
    server.set((socket) => {
      const body = Buffer.from('{"response":"Caf\u00e9"}');
      const cut = body.indexOf(0xc3) + 1;
      socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`);
      socket.write(body.subarray(0, cut), () => setTimeout(() => socket.end(body.subarray(cut)), 20));
    });
    const { signal } = createAbortController();
    expect(await transportTo(server.origin).sendMessage(question, signal)).toEqual({
      kind: 'answered',
      response: 'Café',
    });
  });

  /** Sends bytes in pieces, each in a packet of its own as far as anybody can have that. */
  const inPieces =
    (bytes: Buffer, size: number): Act =>
    (socket) => {
      socket.setNoDelay(true);
      for (let start = 0; start < bytes.length; start += size)
        socket.write(bytes.subarray(start, start + size));
      socket.end();
    };
  const bodies = fc.oneof(
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    fc.json().map((text) => Buffer.from(text)),
    fc
      .record({ response: fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()), more: fc.jsonValue() })
      .map((body) => Buffer.from(JSON.stringify(body))),
  );

  test('[CHT-2] [CHT-5] whatever bytes are the answer, in whatever pieces: its `response`, or nothing', async () => {
    const seen = { answered: 0, empty: 0 };
    await fc.assert(
      fc.asyncProperty(bodies, fc.integer({ min: 1, max: 400 }), async (body, size) => {
        const head = Buffer.from(
          `HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`,
        );
        server.set(inPieces(Buffer.concat([head, body]), size));
        const outcome = await transportTo(server.origin).sendMessage(
          question,
          createAbortController().signal,
        );
        let response: unknown;
        try {
          response = JSON.parse(new TextDecoder().decode(body))?.response;
        } catch {}
        const isSaid = typeof response === 'string' && response.trim() !== '';
        expect(outcome).toEqual(isSaid ? { kind: 'answered', response } : { kind: 'empty' });
        seen[outcome.kind as keyof typeof seen] += 1;
      }),
      runs(300, 3000),
    );
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(20);
    await until(isQuiet);
  });

  test('[CHT-4] whatever a server writes, whenever it stops: an outcome, never a rejection', async () => {
    const seen = new Set<string>();
    const texts = fc.constantFrom(
      'HTTP/1.1 ',
      '200',
      ' OK',
      '\r\n',
      '\r\n\r\n',
      'Content-Length: 9',
      '{"response":"a"}',
    );
    const status = fc.integer({ min: 100, max: 999 });
    const answers = fc.oneof(
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
      fc.array(texts, { maxLength: 12 }).map((parts) => Buffer.from(parts.join(''))),
      fc
        .tuple(status, fc.integer({ min: 0, max: 60 }), bodies)
        .map(([code, length, body]) =>
          Buffer.concat([Buffer.from(`HTTP/1.1 ${code} X\r\nContent-Length: ${length}\r\n\r\n`), body]),
        ),
    );
    await fc.assert(
      fc.asyncProperty(answers, fc.integer({ min: 1, max: 400 }), async (bytes, size) => {
        server.set(inPieces(bytes, size));
        const outcome = await transportTo(server.origin).sendMessage(
          question,
          createAbortController().signal,
        );
        expect(Object.keys(rules)).toContain(outcome.kind);
        if (outcome.kind === 'refused') expect(outcome.status).toBeGreaterThan(299);
        seen.add(outcome.kind);
      }),
      runs(300, 3000),
    );
    expect([...seen]).toEqual(expect.arrayContaining(['empty', 'refused', 'unreachable']));
    await until(isQuiet);
  });
});
