import { hash } from 'node:crypto';
import type { Secret } from '@loomwright/kit';
import { createClient } from '@redis/client';
import type { Log } from '../log.ts';
import { decodeTurn, encodeTurn, type SessionStore } from './session-store.ts';

/** The number is the version of the stored format. */
export const KEY_PREFIX = 'loomwright:chat:1:';

export interface RedisSessionStoreOptions {
  readonly url: Secret;
  readonly lifetimeMs: number;
  readonly now: () => number;
  readonly log: Log;
  /** After this time, the question is answered without its session. */
  readonly commandTimeoutMs?: number;
  /** How long to stop sending commands after one fails. */
  readonly pauseMs?: number;
}

// Clients choose the ids, which may be long, contain any character or be private.
const toKey = (id: string) => KEY_PREFIX + hash('sha256', id, 'base64url');

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

/** Sessions in Redis or Valkey, shared by replicas. Connects and reconnects in the background. */
export const createRedisSessionStore = ({
  url,
  lifetimeMs,
  now,
  log,
  commandTimeoutMs = 250,
  pauseMs = 1000,
}: RedisSessionStoreOptions): SessionStore => {
  const client = createClient({
    url: url.reveal(),
    // Fail fast without a connection, and bound the queue of sent commands.
    disableOfflineQueue: true,
    commandsQueueMaxLength: 2000,
    socket: { connectTimeout: 2000, reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, 2000) },
  });
  let isAway = false;
  let pausedUntil = 0;
  const reportAway = (away: boolean) => {
    if (away !== isAway) log(away ? 'Redis is unavailable: sessions are not stored' : 'Redis is back');
    isAway = away;
  };
  client.on('error', () => reportAway(true));
  client.on('ready', () => {
    pausedUntil = 0;
    reportAway(false);
  });
  // Rejects only if the client is closed before it has connected.
  client.connect().catch(() => {});

  const attempt = async <T>(command: () => Promise<T>): Promise<{ readonly value: T } | undefined> => {
    if (!client.isReady || now() < pausedUntil) return undefined;
    try {
      const value = await inTime(command(), commandTimeoutMs);
      // A command that was sent before a failure may succeed after it.
      if (now() >= pausedUntil) reportAway(false);
      return { value };
    } catch {
      pausedUntil = now() + pauseMs;
      reportAway(true);
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
    isHealthy: async () => (await attempt(() => client.ping())) !== undefined,
    close: async () => client.destroy(),
  };
};
