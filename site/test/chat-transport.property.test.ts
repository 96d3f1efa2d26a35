import { isBlank } from '@loomwright/kit';
import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { until, useChatBench } from './support/chat-bench.ts';
import type { Act } from './support/chat-faults.ts';

const { ask, isQuiet } = useChatBench();

/** Sends bytes in pieces, each in a packet of its own where the system allows. */
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

test('any bytes in any pieces are a reply with a `response`, or an empty one', {
  tags: ['CHT-2', 'CHT-5'],
}, async () => {
  const seen = { answered: 0, empty: 0 };
  await fc.assert(
    fc.asyncProperty(bodies, fc.integer({ min: 1, max: 400 }), async (body, size) => {
      const head = Buffer.from(
        `HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`,
      );
      const outcome = await ask(inPieces(Buffer.concat([head, body]), size));
      let response: unknown;
      try {
        response = JSON.parse(new TextDecoder().decode(body))?.response;
      } catch {}
      const hasText = typeof response === 'string' && !isBlank(response);
      expect(outcome).toEqual(hasText ? { kind: 'answered', response } : { kind: 'empty' });
      seen[outcome.kind as keyof typeof seen] += 1;
    }),
    runs(300, 3000),
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(20);
  await until(isQuiet);
});

test('any output of a server, cut anywhere, is an outcome and never a rejection', {
  tags: ['CHT-4'],
}, async () => {
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
      const outcome = await ask(inPieces(bytes, size));
      expect(['answered', 'empty', 'refused', 'unreachable', 'tooLong']).toContain(outcome.kind);
      if (outcome.kind === 'refused') expect(outcome.status).toBeGreaterThan(299);
      seen.add(outcome.kind);
    }),
    runs(300, 3000),
  );
  expect([...seen]).toEqual(expect.arrayContaining(['empty', 'refused', 'unreachable']));
  await until(isQuiet);
});
