import { connect as connectTo, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AttemptOutcome, toDeliveries } from '@loomwright/delivery';
import { sampleMessage } from '@loomwright/delivery/testing';
import { Secret } from '@loomwright/kit';
import { createClient } from '@redis/client';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createRedisServer, findRedis } from '../../../packages/chat-service/test/redis-server.ts';
import type { Outbox, OutboxOptions } from './outbox.ts';
import { testOutbox } from './outbox-contract.ts';
import { createRedisOutbox, type RedisOutboxOptions } from './redis-outbox.ts';

const redis = findRedis();
const isDeep = process.env.LOOMWRIGHT_DEEP === '1';

const numberAt = (place: number) => {
  const digits = place.toString().padStart(8, '0');
  return `M-${digits.slice(0, 4)}-${digits.slice(4)}`;
};

const createCuttableProxy = async (port: number) => {
  const sockets: Socket[] = [];
  const server = createServer((near) => {
    const far = connectTo(port, '127.0.0.1');
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) sockets.push(socket.on('error', () => {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `redis://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    cut: () => {
      server.close();
      for (const socket of sockets) socket.unpipe().pause();
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};

if ('missing' in redis) {
  // Skipped without a local Redis server. The same contract also runs on files.
  it('Redis: the contract of outboxes', { tags: ['DLV-1'] }, (context) => context.skip(redis.missing));
} else {
  let server: Awaited<ReturnType<typeof createRedisServer>>;
  const lines: string[] = [];
  const open: Outbox[] = [];
  const tried: string[] = [];
  let attempt = async (): Promise<AttemptOutcome> => ({ kind: 'sent' });

  beforeAll(async () => {
    server = await createRedisServer(redis.program, true);
  });
  afterAll(() => server.close());

  const createPlainClient = () => createClient({ url: server.url });
  const withClient = async <T>(work: (client: ReturnType<typeof createPlainClient>) => Promise<T>) => {
    const client = createPlainClient();
    await client.connect();
    return work(client).finally(() => client.destroy());
  };
  const forget = async () => {
    await withClient((client) => client.flushAll());
  };

  const openOutbox = (options: Partial<RedisOutboxOptions> = {}) => {
    const outbox = createRedisOutbox({
      url: new Secret(server.url),
      send: (_message, { id }) => {
        tried.push(id);
        return attempt();
      },
      log: (line) => lines.push(line),
      ...options,
    });
    open.push(outbox);
    return outbox;
  };
  const untilWell = (outbox: Outbox) =>
    vi.waitFor(async () => expect(await outbox.health()).toMatchObject({ isHealthy: true }), 8000);
  const untilEmpty = (outbox: Outbox) =>
    vi.waitFor(async () => expect(await outbox.list()).toEqual([]), 8000);
  const lasting = async (work: () => Promise<unknown>) => {
    const start = performance.now();
    await work();
    return performance.now() - start;
  };
  const hold = () => {
    let release: (outcome: AttemptOutcome) => void = () => {};
    const held = new Promise<AttemptOutcome>((resolve) => {
      release = resolve;
    });
    attempt = () => held;
    return release;
  };

  // Only in the deep run, because BullMQ needs half a minute for the contract.
  if (isDeep)
    testOutbox('Redis', async () => ({
      open: async (options: OutboxOptions) => createRedisOutbox({ url: new Secret(server.url), ...options }),
      forget,
    }));

  describe('Redis', () => {
    afterEach(async () => {
      await Promise.all(open.splice(0).map((outbox) => outbox.close()));
      await forget();
      lines.length = 0;
      tried.length = 0;
      attempt = async () => ({ kind: 'sent' });
    });

    it('two servers on one Redis send each message once, whichever accepted it', {
      tags: ['DLV-2'],
    }, async () => {
      const servers = [openOutbox({ atOnce: 5 }), openOutbox({ atOnce: 5 })];
      attempt = () => sleep(5, { kind: 'sent' });
      const numbers = Array.from({ length: 60 }, (_, place) => numberAt(place));
      await Promise.all(numbers.flatMap((number) => servers.map((one) => one.accept(sampleMessage(number)))));
      for (const one of servers) await untilEmpty(one);
      expect(tried.toSorted()).toEqual(numbers);
    });

    it.runIf(isDeep)(
      'a server waits for a slow mail server, and no other server sends the same mail',
      {
        tags: ['DLV-2'],
      },
      async () => {
        // The lock outlasts the pauses of a busy machine, but not the attempt of 2.5 s.
        const quick = { lockMs: 1500, stalledMs: 50 };
        const servers = [openOutbox(quick), openOutbox(quick)];
        attempt = () => sleep(2500, { kind: 'sent' });
        await servers[0]?.accept(sampleMessage());
        for (const one of servers) await untilEmpty(one);
        expect(tried).toHaveLength(1);
      },
    );

    it.runIf(isDeep)(
      'another server sends what a vanished server was sending',
      { tags: ['DLV-2'] },
      async () => {
        const quick = { lockMs: 300, stalledMs: 100 };
        const cable = await createCuttableProxy(Number(new URL(server.url).port));
        const lost = openOutbox({ ...quick, url: new Secret(cable.url), answerMs: 200 });
        const release = hold();
        await lost.accept(sampleMessage());
        await vi.waitFor(() => expect(tried).toHaveLength(1));
        cable.cut();
        attempt = async () => ({ kind: 'sent' });
        const other = openOutbox(quick);
        await untilEmpty(other);
        expect(tried).toHaveLength(2);
        release({ kind: 'sent' });
        await lost.close();
        cable.close();
      },
    );

    it.runIf(isDeep)(
      'a frozen Redis refuses a message within a second; later it is sent once',
      {
        tags: ['DLV-2'],
      },
      async () => {
        const outbox = openOutbox();
        await untilWell(outbox);
        server.freeze();
        const answer = () =>
          lasting(async () => expect(await outbox.accept(sampleMessage())).toEqual({ kind: 'unavailable' }));
        try {
          expect(await answer()).toBeLessThan(1000);
          expect(await outbox.health()).toMatchObject({ isHealthy: false });
        } finally {
          server.thaw();
        }
        await untilWell(outbox);
        expect(await outbox.accept(sampleMessage())).toMatchObject({ kind: 'kept' });
        await untilEmpty(outbox);
        expect(tried).toHaveLength(1);
      },
    );

    it('a Redis with full memory is logged once, and accepts nothing until it has room', {
      tags: ['DLV-2'],
    }, async () => {
      const outbox = openOutbox();
      await untilWell(outbox);
      await withClient((client) => client.configSet('maxmemory', '1'));
      try {
        for (const number of [0, 1, 2].map(numberAt))
          expect(await outbox.accept(sampleMessage(number))).toEqual({ kind: 'unavailable' });
        expect(await outbox.health()).toMatchObject({ isHealthy: false });
        expect(lines).toEqual(['Forms: Redis refuses with OOM']);
      } finally {
        await withClient((client) => client.configSet('maxmemory', '0'));
      }
      expect(await outbox.accept(sampleMessage())).toMatchObject({ kind: 'kept' });
      await untilEmpty(outbox);
      expect(lines.filter((line) => line.includes('Redis'))).toEqual([
        'Forms: Redis refuses with OOM',
        'Forms: Redis is back',
      ]);
    });

    it('no log line or error contains the password of Redis', { tags: ['DLV-2'] }, async () => {
      const outbox = openOutbox({ url: new Secret('redis://:hunter2@127.0.0.1:1'), answerMs: 50 });
      expect(await outbox.accept(sampleMessage())).toEqual({ kind: 'unavailable' });
      const error = await outbox.list().catch(String);
      expect(lines).toEqual(['Forms: Redis is unavailable, messages cannot be accepted']);
      expect(error).toBe('Error: Redis does not answer');
    });

    it('Redis has nothing of the text of a sent message', { tags: ['DLV-2'] }, async () => {
      const outbox = openOutbox({ schedule: { firstMs: 1, longestMs: 1, maxAttempts: 9 } });
      const message = sampleMessage();
      const read = () =>
        withClient(async (client) => {
          const texts: string[] = [];
          for (const key of await client.keys('*')) {
            const type = await client.type(key);
            if (type === 'hash') texts.push(JSON.stringify(await client.hGetAll(key)));
            if (type === 'stream') texts.push(JSON.stringify(await client.xRange(key, '-', '+')));
          }
          return texts.join('\n');
        });
      const release = hold();
      await outbox.accept(message);
      expect(await read()).toContain(message.texts.email);
      release({ kind: 'sent' });
      await untilEmpty(outbox);
      const left = await read();
      expect(left).toContain(message.digest);
      for (const word of Object.values(message.texts).filter(Boolean)) expect(left).not.toContain(word);
    });

    it('an entry of the waiting list is known long after its job is gone', { tags: ['DLV-1'] }, async () => {
      const outbox = openOutbox();
      const message = sampleMessage('W-7K3Q-9F2M');
      await outbox.accept(message);
      await untilEmpty(outbox);
      await withClient((client) => client.del('loomwright:forms:W-7K3Q-9F2M'));
      expect(await outbox.accept(message)).toEqual({ kind: 'kept', number: 'W-7K3Q-9F2M' });
      expect(await outbox.accept({ ...message, digest: 'f'.repeat(32) })).toEqual({ kind: 'taken' });
      expect(tried).toHaveLength(1);
    });

    it.runIf(isDeep)(
      'unreadable data is undeliverable, and stays until it is dropped',
      {
        tags: ['DLV-2'],
      },
      async () => {
        const outbox = openOutbox();
        const { number } = sampleMessage();
        attempt = async () => ({ kind: 'refused', reason: 'the mail server answered 550' });
        await outbox.accept(sampleMessage());
        await vi.waitFor(async () => expect(await outbox.health()).toMatchObject({ undeliverable: 1 }));
        await withClient((client) => client.hSet(`loomwright:forms:${number}`, 'data', '{"digest":"x"}'));
        expect(await outbox.list()).toMatchObject([
          { id: number, status: 'undeliverable', reason: 'its data in Redis cannot be read' },
        ]);
        expect(await outbox.retry(number)).toBe(false);
        expect(await outbox.drop(number)).toBe(true);
        expect(await outbox.list()).toEqual([]);
      },
    );

    it.runIf(isDeep)(
      'a delivery whose outcome was stored before an interruption is not sent again',
      {
        tags: ['DLV-2'],
      },
      async () => {
        const [sent, refused] = [sampleMessage(numberAt(1)), sampleMessage(numberAt(2))];
        const operator = openOutbox({ atOnce: 0 });
        for (const message of [sent, refused]) {
          await operator.accept(message);
          const { digest, number } = message;
          const [delivery] = toDeliveries(message);
          const data =
            message === sent
              ? { number, digest, sentAt: 0 }
              : { delivery: { ...delivery, status: 'undeliverable', attempts: 1 }, message };
          await withClient((client) =>
            client.hSet(`loomwright:forms:${number}`, 'data', JSON.stringify(data)),
          );
        }
        const outbox = openOutbox();
        const expected = { isHealthy: true, waiting: 0, since: undefined, undeliverable: 1 };
        await vi.waitFor(async () => expect(await outbox.health()).toEqual(expected), 5000);
        expect(tried).toEqual([]);
      },
    );

    it.runIf(isDeep)(
      'a Redis that is emptied during an attempt accepts the next message',
      { tags: ['DLV-2'] },
      async () => {
        const outbox = openOutbox();
        const release = hold();
        await outbox.accept(sampleMessage(numberAt(1)));
        await vi.waitFor(() => expect(tried).toEqual([numberAt(1)]));
        await forget();
        release({ kind: 'sent' });
        attempt = async () => ({ kind: 'sent' });
        expect(await outbox.accept(sampleMessage(numberAt(2)))).toMatchObject({ kind: 'kept' });
        await untilEmpty(outbox);
        expect(tried).toEqual([numberAt(1), numberAt(2)]);
      },
    );

    it.runIf(isDeep)(
      'the log names the settings with which Redis would lose messages',
      { tags: ['DLV-2'] },
      async () => {
        const set = (keeps: string, policy: string) =>
          withClient(async (client) => {
            await client.configSet('appendonly', keeps);
            await client.configSet('maxmemory-policy', policy);
          });
        await set('no', 'allkeys-lru');
        try {
          await untilWell(openOutbox());
          await vi.waitFor(() =>
            expect(lines).toEqual([
              'Forms: this Redis loses messages when it restarts, set appendonly yes',
              'Forms: this Redis removes messages when its memory is full, set maxmemory-policy noeviction',
            ]),
          );
        } finally {
          await set('yes', 'noeviction');
        }
      },
    );

    it.runIf(isDeep)(
      'an outbox that sends nothing lists and retries what others send',
      {
        tags: ['DLV-2'],
      },
      async () => {
        const schedule = { firstMs: 3_600_000, longestMs: 3_600_000, maxAttempts: 9 };
        const outbox = openOutbox({ atOnce: 20, schedule });
        const operator = openOutbox({ atOnce: 0 });
        attempt = async () => ({ kind: 'deferred', reason: 'the mail server answered 451' });
        const numbers = Array.from({ length: 260 }, (_, place) => numberAt(place));
        await Promise.all(numbers.map((number) => operator.accept(sampleMessage(number))));
        await vi.waitFor(() => expect(tried).toHaveLength(260), 5000);
        await vi.waitFor(async () =>
          expect((await operator.list()).map(({ status }) => status)).toEqual(numbers.map(() => 'waiting')),
        );
        attempt = async () => ({ kind: 'sent' });
        expect(await Promise.all(numbers.map(operator.retry))).toEqual(numbers.map(() => true));
        await untilEmpty(outbox);
      },
    );

    it.runIf(isDeep)(
      'without Redis nothing is accepted, until it connects by itself',
      {
        tags: ['DLV-2'],
      },
      async () => {
        await server.kill();
        const outbox = openOutbox({ answerMs: 300 });
        expect(
          await lasting(async () =>
            expect(await outbox.accept(sampleMessage())).toEqual({ kind: 'unavailable' }),
          ),
        ).toBeLessThan(1000);
        expect(await outbox.health()).toMatchObject({ isHealthy: false });
        await expect(outbox.list()).rejects.toThrow('Redis');
        const closed = openOutbox();
        expect(await lasting(closed.close)).toBeLessThan(1000);
        await server.start();
        await untilWell(outbox);
        expect(await outbox.accept(sampleMessage())).toMatchObject({ kind: 'kept' });
        await untilEmpty(outbox);
        expect(tried).toHaveLength(1);
      },
    );

    it('after Redis is killed and restarted, each accepted message is sent once', {
      tags: ['DLV-2'],
    }, async () => {
      const outbox = openOutbox();
      const numbers = Array.from({ length: 20 }, (_, place) => numberAt(place));
      const release = hold();
      for (const number of numbers) await outbox.accept(sampleMessage(number, true));
      await vi.waitFor(() => expect(tried).toHaveLength(1));
      await server.kill();
      release({ kind: 'sent' });
      attempt = async () => ({ kind: 'sent' });
      expect(await outbox.accept(sampleMessage())).toEqual({ kind: 'unavailable' });
      await server.start();
      await untilWell(outbox);
      // The restarted Redis does not have the queue's scripts yet.
      expect(await outbox.accept(sampleMessage(numberAt(20), true))).toMatchObject({ kind: 'kept' });
      await untilEmpty(outbox);
      const expected = [...numbers, numberAt(20)].flatMap((number) => [number, `${number}.copy`]);
      expect(tried.toSorted()).toEqual(expected);
      expect(lines.filter((line) => line.includes('Redis'))).toEqual([
        'Forms: Redis is unavailable, messages cannot be accepted',
        'Forms: Redis is back',
      ]);
    });
  });
}
