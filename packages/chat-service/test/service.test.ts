import { blankTexts } from '@loomwright/kit/testing';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../src/answer/answer.ts';
import { MAX_BODY_BYTES } from '../src/server/service.ts';
import { ask, createTestService, echo, post, responseOf, turn } from './support.ts';

const send = (app: ReturnType<typeof createTestService>['app'], path: string, method: string, headers = {}) =>
  app.request(path, { method, headers });

const expectError = async (answer: Response, status: number) => {
  expect(answer.status).toBe(status);
  expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  const { error } = (await answer.json()) as { error: unknown };
  expect(error).toBeTypeOf('string');
  expect(error).not.toBe('');
};

describe('answers', { tags: ['SVC-3'] }, () => {
  it('a question gets the previous turn of its session', async () => {
    const { app } = createTestService();
    const first = await ask(app, 'one');
    expect(first.status).toBe(200);
    expect(first.headers.get('Cache-Control')).toBe('no-store');
    expect(await responseOf(first)).toBe('one');
    expect(await responseOf(await ask(app, 'two'))).toBe('two after one');
    expect(await responseOf(await ask(app, 'three', 'another'))).toBe('three');
  });

  it('a retried question gets the same answer', {
    tags: ['CHT-4'],
  }, async () => {
    const { app } = createTestService();
    await ask(app, 'one');
    for (let time = 0; time < 4; time += 1)
      expect(await responseOf(await ask(app, 'two'))).toBe('two after one');
    expect(await responseOf(await ask(app, 'three'))).toBe('three after two');
    expect(await responseOf(await ask(app, 'two'))).toBe('two after three');
    // The first question of a session can be retried too.
    for (let time = 0; time < 2; time += 1) expect(await responseOf(await ask(app, 'a', 'new'))).toBe('a');
    await send(app, '/chat/session/new', 'DELETE');
    expect(await responseOf(await ask(app, 'b', 'new'))).toBe('b');
  });

  it('the earlier turn is dropped if both are too long to store', {
    tags: ['CHT-4'],
  }, async () => {
    const long = (letter: string): Answer => ({ ...echo(letter), turn: turn(letter.repeat(1500)) });
    const { app, store } = createTestService({
      answer: (question, last) => ({ ...long(question), text: `${question} after ${last?.question[0]}` }),
    });
    await ask(app, 'a');
    expect(await responseOf(await ask(app, 'b'))).toBe('b after a');
    expect(await store.get('s')).toEqual(turn('b'.repeat(1500)));
    expect(await responseOf(await ask(app, 'c'))).toBe('c after b');
  });

  it('a deleted or expired session starts again', async () => {
    const { app, clock } = createTestService();
    await ask(app, 'one');
    expect((await send(app, '/chat/session/s', 'DELETE')).status).toBe(200);
    expect(await responseOf(await ask(app, 'two'))).toBe('two');
    clock.pass(60_000);
    expect(await responseOf(await ask(app, 'three'))).toBe('three');
    expect((await send(app, '/chat/session/never-seen', 'DELETE')).status).toBe(200);
  });

  it('unknown fields are ignored, and the content type may have parameters', async () => {
    const { app } = createTestService();
    const body = '{"message":"a","message":"b","session_id":"s","__proto__":{"message":"c"},"more":[1,{}]}';
    for (const type of ['application/json', 'application/json; charset=utf-8', 'Application/JSON;a="b;c"'])
      expect(await responseOf(await post(app, body, { 'Content-Type': type }))).toMatch(/^b/);
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  });

  it('a lone surrogate is replaced', async () => {
    const { app } = createTestService();
    const answer = await post(app, '{"message":"a\\ud83d b","session_id":"s"}');
    expect(await responseOf(answer)).toBe('a\ufffd b');
  });

  it('a message may have 4000 characters, whatever their size in bytes', async () => {
    const { app } = createTestService();
    for (const letter of ['a', '\u0e01', '"']) expect((await ask(app, letter.repeat(4000))).status).toBe(200);
    await expectError(await ask(app, 'a'.repeat(4001)), 400);
  });

  it('/healthz reports the state of the service', async () => {
    const { app, store } = createTestService();
    expect(await (await send(app, '/healthz', 'GET')).json()).toEqual({ status: 'ok' });
    expect((await send(app, '/healthz', 'HEAD')).status).toBe(200);
    const away = createTestService({ store: { ...store, isHealthy: async () => false } });
    const answer = await send(away.app, '/healthz', 'GET');
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'degraded' }]);
  });
});

describe('errors', { tags: ['SVC-3'] }, () => {
  it.each([
    ['nothing', ''],
    ['text instead of JSON', 'message=hello'],
    ['half a body', '{"message":"a","session_id":'],
    ['null', 'null'],
    ['a number', '1'],
    ['a list', '["a","s"]'],
    ['no fields', '{}'],
    ['no session', '{"message":"a"}'],
    ['no message', '{"session_id":"s"}'],
    ['a number for a message', '{"message":1,"session_id":"s"}'],
    ['a list for a session', '{"message":"a","session_id":["s"]}'],
    ['an empty message', '{"message":"","session_id":"s"}'],
    ['white space', '{"message":" \\n\\t\\u00a0","session_id":"s"}'],
    ...blankTexts.map((text) => [
      'a message that shows nothing',
      JSON.stringify({ message: text, session_id: 's' }),
    ]),
    ['an empty session', '{"message":"a","session_id":""}'],
    ['a session with a line feed', '{"message":"a","session_id":"s\\n"}'],
    ['a session of half a surrogate pair', '{"message":"a","session_id":"\\ud800"}'],
    ['a session that no URL can name', '{"message":"a","session_id":".."}'],
    ['a long session', JSON.stringify({ message: 'a', session_id: 's'.repeat(129) })],
    ['fields of a prototype', '{"__proto__":{"message":"a","session_id":"s"}}'],
    ['a very deep list', '['.repeat(8000)],
    ['a deep list', `${'['.repeat(8000)}${']'.repeat(8000)}`],
  ])('%s is a bad request: %j', { tags: ['CHT-3'] }, async (_, body) => {
    await expectError(await post(createTestService().app, body), 400);
  });

  it('a body that is not UTF-8 is a bad request', async () => {
    const bytes = new Uint8Array([
      ...Buffer.from('{"message":"a'),
      0xff,
      ...Buffer.from('","session_id":"s"}'),
    ]);
    await expectError(await post(createTestService().app, bytes), 400);
  });

  it('a body of another type is refused', async () => {
    const body = '{"message":"a","session_id":"s"}';
    for (const type of ['text/plain', 'application/jsonp', 'application/x-www-form-urlencoded', '', ';'])
      await expectError(await post(createTestService().app, body, { 'Content-Type': type }), 415);
  });

  it('a body over the limit is refused, one at the limit is not', async () => {
    const { app } = createTestService();
    const body = '{"message":"a","session_id":"s"}';
    expect((await post(app, body.padEnd(MAX_BODY_BYTES))).status).toBe(200);
    await expectError(await post(app, body.padEnd(MAX_BODY_BYTES + 1)), 413);
    await expectError(await post(app, '{}', { 'Content-Length': '99999999' }), 413);
    await expectError(await post(app, '{}', { 'Content-Length': 'many' }), 413);
  });

  it.each([
    ['/chat', 'GET', 'POST, OPTIONS'],
    ['/chat', 'DELETE', 'POST, OPTIONS'],
    ['/chat/session/s', 'GET', 'DELETE, OPTIONS'],
    ['/healthz', 'POST', 'GET, HEAD, OPTIONS'],
  ])('%s with %s gets a 405 with the allowed methods', async (path, method, allowed) => {
    const answer = await send(createTestService().app, path, method);
    expect(answer.headers.get('Allow')).toBe(allowed);
    await expectError(answer, 405);
  });

  it.each(['/chat/', '/chat/session', '/chat/session/', '/chat/session/a/b', '/chat/x', '/chat/constructor'])(
    '%s is not an address of the service',
    async (path) => {
      await expectError(await send(createTestService().app, path, 'DELETE'), 404);
    },
  );

  it('an internal error is a 500 and reveals no question, not even in the log', async () => {
    const { app, lines } = createTestService({
      answer: (question) => {
        throw new Error(`cannot answer ${question}`);
      },
    });
    const answer = await ask(app, 'my secret illness', 'my-session');
    expect(await answer.clone().text()).not.toContain('secret');
    await expectError(answer, 500);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/Error\n\s+at .*service\.test/s);
    expect(lines[0]).not.toMatch(/secret|illness|my-session/);
  });

  it('while the service stops, every request gets a 503', async () => {
    const { app } = createTestService({ isStopping: () => true });
    for (const path of ['/chat', '/chat/session/s', '/healthz', '/chat/x'])
      for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS'])
        await expectError(await send(app, path, method), 503);
  });

  it('a failed deletion of a session is reported', async () => {
    const { store } = createTestService();
    const { app } = createTestService({ store: { ...store, delete: async () => false } });
    await expectError(await send(app, '/chat/session/s', 'DELETE'), 503);
  });
});

describe('pending questions', () => {
  it('a question whose session is deleted meanwhile stores nothing', {
    tags: ['SVC-3'],
  }, async () => {
    const { store } = createTestService();
    const waiting: (() => void)[] = [];
    const { app } = createTestService({
      store: { ...store, get: (id) => new Promise((resolve) => waiting.push(() => resolve(store.get(id)))) },
    });
    const first = ask(app, 'one');
    await expect.poll(() => waiting.length).toBe(1);
    expect((await send(app, '/chat/session/s', 'DELETE')).status).toBe(200);
    waiting[0]?.();
    expect((await first).status).toBe(200);
    expect(await store.get('s')).toBeUndefined();
  });

  it('concurrent questions of one session are answered in order', {
    tags: ['SVC-3'],
  }, async () => {
    const { app, store } = createTestService();
    const slow = createTestService({
      store: { ...store, get: (id) => new Promise((resolve) => setImmediate(() => resolve(store.get(id)))) },
    });
    for (const service of [app, slow.app]) {
      await send(service, '/chat/session/a', 'DELETE');
      await send(service, '/chat/session/b', 'DELETE');
      const asked = [
        ['one', 'a'],
        ['two', 'a'],
        ['one', 'b'],
        ['three', 'a'],
        ['two', 'b'],
      ] as const;
      const replies = await Promise.all(
        asked.map(async ([message, session]) => responseOf(await ask(service, message, session))),
      );
      expect(replies).toEqual(['one', 'two after one', 'one', 'three after two', 'two after one']);
    }
  });

  it('a turn is stored before a slow model answers, and deleted for good', {
    tags: ['SVC-2'],
  }, async () => {
    let finish: (text: string) => void = () => {};
    const { app, store } = createTestService({
      askModel: () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    });
    const first = ask(app, 'one');
    await expect.poll(() => store.size()).toBe(1);
    await send(app, '/chat/session/s', 'DELETE');
    finish('from the model');
    expect(await responseOf(await first)).toBe('from the model');
    expect(store.size()).toBe(0);
  });

  it('without an answer from the model, the local one is sent', { tags: ['SVC-2'] }, async () => {
    const seen: Answer[] = [];
    const { app } = createTestService({
      askModel: async (_, answer) => {
        seen.push(answer);
        return undefined;
      },
    });
    expect(await responseOf(await ask(app, 'one'))).toBe('one');
    expect(seen).toEqual([echo('one')]);
  });
});

describe('other origins', () => {
  const origin = 'https://shop.example';
  const allowedOrigins = ['https://www.example', origin];

  it('no other origin is allowed by default', { tags: ['SVC-3'] }, async () => {
    const { app } = createTestService();
    for (const answer of [
      await ask(app, 'a', 's', { Origin: origin }),
      await send(app, '/chat', 'OPTIONS', { Origin: origin }),
    ])
      expect([...answer.headers.keys()].filter((name) => /^access-control|^vary/.test(name))).toEqual([]);
  });

  it('an allowed origin may ask, and read errors and Retry-After', { tags: ['SVC-3'] }, async () => {
    const { app } = createTestService({ allowedOrigins, perSession: 1 });
    const preflight = await send(app, '/chat', 'OPTIONS', {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toMatch(/Content-Type/);
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toMatch(/POST, DELETE/);
    expect((await send(app, '/chat/session/s', 'OPTIONS', { Origin: origin })).status).toBe(204);
    const answers = [
      await ask(app, 'a', 's', { Origin: origin }),
      await ask(app, 'b', 's', { Origin: origin }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 429]);
    for (const answer of [preflight, ...answers]) {
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(origin);
      expect(answer.headers.get('Access-Control-Expose-Headers')).toBe('Retry-After, Link');
      expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull();
      expect(answer.headers.get('Vary')).toBe('Origin');
    }
  });

  it.each(['https://evil.example', 'null', 'https://shop.example.evil', 'http://shop.example'])(
    '%s is not allowed',
    { tags: ['SVC-3'] },
    async (stranger) => {
      const { app } = createTestService({ allowedOrigins });
      const answer = await ask(app, 'a', 's', { Origin: stranger });
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
      expect(answer.headers.get('Vary')).toBe('Origin');
    },
  );
});
