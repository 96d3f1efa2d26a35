import { Secret } from '@loomwright/kit';
import { createClient } from '@redis/client';
import { afterAll, beforeAll, it } from 'vitest';
import { createRedisServer, findRedis } from '../../../packages/chat-service/test/redis-server.ts';
import { testOutbox } from './outbox-contract.ts';
import { createRedisOutbox } from './redis-outbox.ts';

const redis = findRedis();

if ('missing' in redis) {
  // Permanent: without a Redis server on this machine there is nothing to run the outbox against, and a test may install none:
  // the run counts one skipped test with the reason. The same contract runs on the outbox in files.
  it('[DLV-1] Redis: the contract of outboxes', (context) => context.skip(redis.missing));
} else {
  let server: Awaited<ReturnType<typeof createRedisServer>>;
  beforeAll(async () => {
    server = await createRedisServer(redis.program);
  });
  afterAll(() => server.close());

  const forget = async () => {
    const client = createClient({ url: server.url });
    await client.connect();
    await client.flushAll();
    client.destroy();
  };

  testOutbox('Redis', async () => ({
    open: async (options) => createRedisOutbox({ url: new Secret(server.url), ...options }),
    forget,
  }));
}
