import { setTimeout as sleep } from 'node:timers/promises';
import { Secret } from '@loomwright/kit';
import { createClient } from '@redis/client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createRedisSessionStore, KEY_PREFIX } from '../src/server/sessions/redis-session-store.ts';
import { createRedisServer, findRedis } from './redis-server.ts';
import { testSessionStore } from './session-store-contract.ts';
import { ask, createTestService, responseOf, turn } from './support.ts';

const redis = findRedis();
const lifetimeMs = 1200;

if ('missing' in redis) {
  // Skipped with a reason if this machine has no Redis server.
  it('Redis: the contract of session stores', { tags: ['SVC-3'] }, (context) => context.skip(redis.missing));
} else {
  let server: Awaited<ReturnType<typeof createRedisServer>>;
  const lines: string[] = [];
  const open: (() => Promise<void>)[] = [];
  const createStore = async (lifetime = lifetimeMs) => {
    const store = createRedisSessionStore({
      url: new Secret(server.url),
      lifetimeMs: lifetime,
      now: () => performance.now(),
      log: (line) => lines.push(line),
      commandTimeoutMs: 150,
      pauseMs: 200,
    });
    open.push(store.close);
    await expect.poll(() => store.isHealthy(), { timeout: 5000 }).toBe(true);
    return store;
  };
  const createPlainClient = () => createClient({ url: server.url });
  const withClient = async <T>(work: (client: ReturnType<typeof createPlainClient>) => Promise<T>) => {
    const client = createPlainClient();
    client.on('error', () => {});
    await client.connect();
    return work(client).finally(() => client.destroy());
  };

  beforeAll(async () => {
    server = await createRedisServer(redis.program);
  });
  afterAll(() => server.close());
  afterEach(async () => {
    await Promise.all(open.splice(0).map((close) => close()));
    lines.length = 0;
    await withClient((client) => client.flushAll());
  });

  testSessionStore('Redis', async () => ({
    store: await createStore(),
    lifetimeMs,
    pass: (ms) => sleep(ms),
  }));

  describe('Redis', { tags: ['SVC-3'] }, () => {
    it('keys are prefixed, equally long, hide the id and expire', async () => {
      const store = await createStore(60_000);
      await store.put('my-session', turn('one'));
      await store.put('x'.repeat(5000), turn('two'));
      await withClient(async (client) => {
        const keys = await client.keys('*');
        expect(keys).toHaveLength(2);
        for (const key of keys) {
          expect(key).toMatch(new RegExp(`^${KEY_PREFIX}[\\w-]{43}$`));
          expect(await client.pTTL(key)).toBeGreaterThan(50_000);
        }
      });
    });

    it('two replicas share sessions and ignore an unreadable record', async () => {
      const [one, two] = [await createStore(), await createStore()];
      await one.put('a', turn('one'));
      expect(await two.get('a')).toEqual(turn('one'));
      await withClient(async (client) => {
        for (const key of await client.keys('*')) await client.set(key, '{"question":');
      });
      expect(await two.get('a')).toBeUndefined();
    });

    it('while Redis is down, questions are answered without sessions', async () => {
      const store = await createStore(60_000);
      const { app } = createTestService({ store });
      const health = async () => {
        const answer = await app.request('/healthz');
        expect(answer.status).toBe(200);
        return ((await answer.json()) as { status: string }).status;
      };
      await ask(app, 'one');
      expect(await responseOf(await ask(app, 'two'))).toBe('two after one');
      expect(await health()).toBe('ok');

      const during = Promise.all(Array.from({ length: 50 }, (_, place) => ask(app, 'x', `s${place}`)));
      await server.kill();
      expect((await during).map(({ status }) => status)).toEqual(Array(50).fill(200));
      expect(await responseOf(await ask(app, 'three'))).toBe('three');
      expect(await health()).toBe('degraded');
      expect((await app.request('/chat/session/s', { method: 'DELETE' })).status).toBe(503);

      await server.start();
      await expect.poll(health, { timeout: 10_000 }).toBe('ok');
      await ask(app, 'four');
      expect(await responseOf(await ask(app, 'five'))).toBe('five after four');
      expect((await app.request('/chat/session/s', { method: 'DELETE' })).status).toBe(200);
      expect(lines.slice(-2)).toEqual(['Redis is unavailable: sessions are not stored', 'Redis is back']);
    });

    it('a frozen server costs one time-out, then nothing', async () => {
      const store = await createStore(60_000);
      server.freeze();
      try {
        const start = performance.now();
        for (let time = 0; time < 20; time += 1) expect(await store.get('a')).toBeUndefined();
        // One time-out for each call would take three seconds.
        expect(performance.now() - start).toBeLessThan(1500);
        expect(await store.isHealthy()).toBe(false);
      } finally {
        server.thaw();
      }
      await expect.poll(() => store.isHealthy(), { timeout: 5000 }).toBe(true);
    });

    it('the service starts without Redis and logs no password', async () => {
      const said: string[] = [];
      const store = createRedisSessionStore({
        url: new Secret('redis://user:hunter2@127.0.0.1:1/0'),
        lifetimeMs,
        now: () => performance.now(),
        log: (line) => said.push(line),
      });
      await store.put('a', turn('one'));
      expect(await store.get('a')).toBeUndefined();
      await expect.poll(() => said, { timeout: 5000 }).toHaveLength(1);
      expect(await store.isHealthy()).toBe(false);
      expect(said.join()).not.toMatch(/hunter2|127/);
      await store.close();
    });
  });
}
