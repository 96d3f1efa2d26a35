import { createHash } from 'node:crypto';
import type { Secret } from '@loomwright/kit';
import { createClient } from '@redis/client';
import type { Log } from '../log.ts';
import { decodeTurn, encodeTurn, type SessionStore } from './session-store.ts';

/** The number is that of the stored form. */
export const KEY_PREFIX = 'loomwright:chat:1:';

export interface RedisSessionStoreOptions {
  readonly url: Secret;
  readonly lifetimeMs: number;
  readonly now: () => number;
  readonly log: Log;
  /** How long a command may take before the question goes on without memory. */
  readonly commandTimeoutMs?: number;
  /** How long a Redis that did not answer is left alone. */
  readonly restMs?: number;
}

// Ids come from outside, of any length and letters; and whoever reads the keys should not learn to use them.
const toKey = (id: string) => KEY_PREFIX + createHash('sha256').update(id).digest('base64url');

const inTime = async <T>(work: Promise<T>, ms: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the command took too long')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Sessions in Redis or Valkey, for several replicas of the service. Connects in the background, for ever again. */
export const createRedisSessionStore = ({
  url,
  lifetimeMs,
  now,
  log,
  commandTimeoutMs = 250,
  restMs = 1000,
}: RedisSessionStoreOptions): SessionStore => {
  const client = createClient({
    url: url.reveal(),
    // Without a connection commands fail at once, and of those under way there are not too many.
    disableOfflineQueue: true,
    commandsQueueMaxLength: 2000,
    socket: { connectTimeout: 2000, reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, 2000) },
  });
  let isAway = false;
  let restsUntil = 0;
  const say = (away: boolean) => {
    if (away !== isAway) log(away ? 'Redis is away: sessions are not remembered' : 'Redis is back');
    isAway = away;
  };
  client.on('error', () => say(true));
  client.on('ready', () => {
    restsUntil = 0;
    say(false);
  });
  // Fails only when it is closed before it ever connected.
  client.connect().catch(() => {});

  /** The command's answer in an object; undefined when there is none. */
  const attempt = async <T>(command: () => Promise<T>): Promise<{ readonly value: T } | undefined> => {
    if (!client.isReady || now() < restsUntil) return undefined;
    try {
      const value = await inTime(command(), commandTimeoutMs);
      // A command from before it went away may still come back.
      if (now() >= restsUntil) say(false);
      return { value };
    } catch {
      restsUntil = now() + restMs;
      say(true);
      return undefined;
    }
  };

  return {
    get: async (id) => {
      const text = (await attempt(() => client.get(toKey(id))))?.value;
      return typeof text === 'string' ? decodeTurn(text) : undefined;
    },
    put: async (id, turn) => {
      const text = encodeTurn(turn);
      await attempt<unknown>(() =>
        text === undefined ? client.del(toKey(id)) : client.set(toKey(id), text, { PX: lifetimeMs }),
      );
    },
    delete: async (id) => (await attempt(() => client.del(toKey(id)))) !== undefined,
    isWell: async () => (await attempt(() => client.ping())) !== undefined,
    close: async () => client.destroy(),
  };
};
