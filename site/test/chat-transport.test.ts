import { ANSWER_TIMEOUT_MS } from '@loomwright/chat/limits';
import { type ServiceBehaviour, type TransportFixture, transportContract } from '@loomwright/chat/testing';
import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createChatTransport, FORGET_TIMEOUT_MS, MAX_ANSWER_BYTES } from '../src/adapters/chat-transport.ts';
import { bodyOf, question, SHORT_MS, until, useChatBench } from './support/chat-bench.ts';
import { type Act, answer, faultNamed, healthy } from './support/chat-faults.ts';

const { ask, createAbortController, isQuiet, server, transport: transportTo } = useChatBench();

const eventOf = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const streamed =
  (events: readonly string[], isEnded = true): Act =>
  (socket) => {
    socket.write(
      'HTTP/1.1 200 OK\r\nContent-Type: text/event-stream; charset=utf-8\r\nTransfer-Encoding: chunked\r\n\r\n',
    );
    const bytes = Buffer.from(`: the reply follows\n\n${events.join('')}`);
    for (let from = 0; from < bytes.length; from += 5) {
      const piece = bytes.subarray(from, from + 5);
      socket.write(
        Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]),
      );
    }
    if (isEnded) socket.end('0\r\n\r\n');
  };

describe('the contract of the chat transport', () => {
  const actOf = (name: string): Act => faultNamed(name).acts[0] ?? (() => {});
  const toAct = (behaviour: ServiceBehaviour): Act => {
    switch (behaviour.kind) {
      case 'answers':
        return healthy(behaviour.response);
      case 'omitsResponse':
        return answer('200 OK', '{}');
      case 'refuses': {
        const { status, retryAfterSeconds: seconds } = behaviour;
        return answer(`${status} No`, '', ...(seconds ? [`Retry-After: ${seconds}`] : []));
      }
      case 'streams':
        return streamed([
          ...behaviour.texts.map((text) => eventOf('text', { text })),
          ...(behaviour.response === undefined ? [] : [eventOf('done', { response: behaviour.response })]),
        ]);
      case 'streamsAndStalls':
        return streamed([eventOf('text', { text: behaviour.text })], false);
      case 'disconnects':
        return actOf(behaviour.isWithinAnswer ? 'closed within the body' : 'closed before the answer');
      case 'stalls':
        return actOf(behaviour.isWithinAnswer ? 'silence within the body' : 'silence instead of headers');
    }
  };
  const paths = () => server().requests.map((request) => request.split(' ', 2) as [string, string]);
  const createWorld = (): TransportFixture => ({
    transport: transportTo(),
    impatient: transportTo(SHORT_MS),
    behave: (behaviour) => server().set(toAct(behaviour)),
    asked: () =>
      server()
        .requests.filter((request) => request.startsWith('POST /chat '))
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
  for (const { title, run } of transportContract)
    test(title, { tags: ['CHT-2', 'CHT-4', 'CHT-5', 'CHT-6', 'SVC-2'] }, () => run(createWorld()));
});

describe('the chat transport over HTTP', () => {
  test('sends what the contract requires, and nothing that identifies the user', {
    tags: ['CHT-2', 'CHT-6'],
  }, async () => {
    server().set(healthy('Hi'));
    const transport = transportTo();
    await transport.sendMessage(question, () => {}, createAbortController().signal);
    await transport.endSession('s 1', createAbortController().signal);
    const [asked = '', ended = ''] = server().requests;
    expect(asked).toMatch(/^POST \/chat HTTP/);
    expect(asked).toMatch(/^content-type: application\/json\r$/im);
    expect(asked).toMatch(/^accept: application\/json\r$/im);
    expect(asked).not.toMatch(/^(?:cookie|authorization|referer):/im);
    expect(JSON.parse(bodyOf(asked))).toEqual({ message: 'When are you open?', session_id: 's1' });
    expect(ended).toMatch(/^DELETE \/chat\/session\/s%201 HTTP/);
    expect(bodyOf(ended)).toBe('');
  });

  test('accepts events only if the service declares a stream', {
    tags: ['CHT-2', 'SVC-2'],
  }, async () => {
    const transport = transportTo();
    const ask = () => transport.sendMessage(question, () => {}, createAbortController().signal);
    server().set(
      answer('200 OK', '{"response":"Hi"}', 'Link: </chat>; rel="alternate"; type="text/event-stream"'),
    );
    await ask();
    await ask();
    const accepts = server().requests.map((request) => /^accept: (.*)\r$/im.exec(request)?.[1]);
    expect(accepts).toEqual(['application/json', 'text/event-stream, application/json']);
  });

  test('rejects a stream that is HTML, endless, or of other events', { tags: ['SVC-2'] }, async () => {
    expect(await ask(streamed(['<!doctype html>\n\n<h1>Hotel</h1>\n\n']))).toEqual({ kind: 'unreachable' });
    expect(await ask(streamed([eventOf('other', { response: 'Hi' })]))).toEqual({ kind: 'unreachable' });
    const flood: Act = (socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n');
      const more = () => {
        while (!socket.destroyed && socket.write(eventOf('text', { text: 'word '.repeat(1000) })));
      };
      socket.on('drain', more);
      more();
    };
    expect(await ask(flood)).toEqual({ kind: 'empty' });
    await until(isQuiet);
  });

  test('a Unicode line separator inside JSON does not split an event', { tags: ['SVC-2'] }, async () => {
    const text = 'From ten\u2028to four\u2029daily';
    expect(await ask(streamed([eventOf('text', { text }), eventOf('done', { response: text })]))).toEqual({
      kind: 'answered',
      response: text,
    });
  });

  test('waits thirty seconds for a reply, ten for a deletion, and reads 64 KiB', {
    tags: ['CHT-4'],
  }, async () => {
    expect([ANSWER_TIMEOUT_MS, FORGET_TIMEOUT_MS, MAX_ANSWER_BYTES]).toEqual([30_000, 10_000, 65_536]);
    const waits = vi.spyOn(globalThis, 'setTimeout');
    server().set(healthy('Hi'));
    const transport = createChatTransport(server().origin);
    await transport.sendMessage(question, () => {}, createAbortController().signal);
    await transport.endSession('s1', createAbortController().signal);
    const ours = waits.mock.calls.map(([, ms]) => ms).filter((ms) => ms === 30_000 || ms === 10_000);
    waits.mockRestore();
    expect(ours).toEqual([30_000, 10_000]);
    const wrapping = '{"response":""}'.length;
    for (const [tooMuch, kind] of [
      [0, 'answered'],
      [1, 'empty'],
    ] as const) {
      expect(await ask(healthy('x'.repeat(MAX_ANSWER_BYTES - wrapping + tooMuch)))).toMatchObject({ kind });
    }
    await until(isQuiet);
  });

  test('reads Retry-After as seconds or a date, and nothing else', {
    tags: ['CHT-4'],
  }, async () => {
    const texts: readonly (readonly [string, number | undefined])[] = [
      ['1', 1000],
      ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
      ['Thursday, 01-Jan-26 00:00:05 GMT', 5000],
      ['Thu, 01 Jan 2026 00:00:00 GMT', undefined],
      ['2026-01-01T00:00:09Z', undefined],
      ...['0', '-5', '1e3', '5 s', ''].map((text) => [text, undefined] as const),
    ];
    for (const [text, retryAfterMs] of texts) {
      const outcome = await ask(answer('429 Too Many Requests', '{}', `Retry-After: ${text}`));
      expect(outcome, text).toEqual({ kind: 'refused', status: 429, ...(retryAfterMs && { retryAfterMs }) });
    }
  });

  test('any output of a server, cut anywhere, has an outcome and never rejects', {
    tags: ['CHT-4', 'CHT-5'],
  }, async () => {
    const pieces = fc.constantFrom(
      ...['HTTP/1.1 ', '200', ' OK', '\r\n', '\r\n\r\n', 'Content-Length: 9', '{"response":"a"}', '\xff'],
    );
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 12 }), async (parts) => {
        const outcome = await ask((socket) => {
          socket.setNoDelay(true);
          for (const part of parts) socket.write(part);
          socket.end();
        });
        expect(['answered', 'empty', 'refused', 'unreachable', 'timedOut']).toContain(outcome.kind);
      }),
      runs(60, 3000),
    );
    await until(isQuiet);
  });

  test('does not wait for the body of an error response', { tags: ['CHT-4'] }, async () => {
    server().set((socket) => {
      socket.write('HTTP/1.1 503 No\r\nContent-Length: 1000\r\n\r\nWe are');
    });
    const transport = createChatTransport(server().origin);
    const outcome = await transport.sendMessage(question, () => {}, createAbortController().signal);
    expect(outcome).toEqual({ kind: 'refused', status: 503 });
    await until(isQuiet);
  });
});
