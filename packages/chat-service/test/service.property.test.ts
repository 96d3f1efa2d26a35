import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestService, post, responseOf } from './support.ts';

const statuses = [200, 400, 413, 415];

const expectDocumented = async (answer: Response) => {
  expect(statuses).toContain(answer.status);
  const body = (await answer.json()) as Record<string, unknown>;
  expect(body[answer.status === 200 ? 'response' : 'error']).toBeTypeOf('string');
};

const almost = fc.record(
  {
    message: fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()),
    session_id: fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()),
    more: fc.jsonValue(),
  },
  { requiredKeys: [] },
);

test('any JSON gets a documented status and a JSON response', { tags: ['SVC-3'] }, async () => {
  const seen = new Set<number>();
  const { app } = createTestService();
  await fc.assert(
    fc.asyncProperty(fc.oneof(almost, fc.jsonValue()), async (value) => {
      const answer = await post(app, JSON.stringify(value));
      seen.add(answer.status);
      await expectDocumented(answer);
    }),
    runs(100),
  );
  expect([...seen].sort()).toEqual([200, 400]);
});

test('any bytes of any type get a documented status and a JSON response', {
  tags: ['SVC-3'],
}, async () => {
  const { app } = createTestService();
  const type = fc.constantFrom('application/json', 'text/plain', 'application/json;', 'json');
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), type, async (bytes, contentType) => {
      await expectDocumented(await post(app, Uint8Array.from(bytes), { 'Content-Type': contentType }));
    }),
    runs(100),
  );
});

test('every accepted session id can be deleted by its URL', { tags: ['SVC-3'] }, async () => {
  let taken = 0;
  const id = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
    fc.string({
      unit: fc.constantFrom('%', '/', '.', '?', '#', '2', 'f', 'F', ' ', '+', '\\', '&'),
      minLength: 1,
    }),
  );
  await fc.assert(
    fc.asyncProperty(id, async (sessionId) => {
      const { app, store } = createTestService();
      const answer = await post(app, JSON.stringify({ message: 'a', session_id: sessionId }));
      if (answer.status === 400) return;
      taken += 1;
      expect(store.size()).toBe(1);
      await app.request(`/chat/session/${encodeURIComponent(sessionId)}`, { method: 'DELETE' });
      expect(store.size()).toBe(0);
      expect(await responseOf(await post(app, JSON.stringify({ message: 'b', session_id: sessionId })))).toBe(
        'b',
      );
    }),
    runs(100),
  );
  expect(taken).toBeGreaterThan(20);
});
