import type { Hono } from 'hono';
import { createAnswerer } from '../answer/create-answerer.ts';
import { createLimiter } from './limiter.ts';
import type { Log } from './log.ts';
import type { RunningService } from './run.ts';
import { createChatService } from './service.ts';
import { createMemorySessionStore } from './sessions/memory-session-store.ts';
import type { SessionStore } from './sessions/session-store.ts';
import type { ChatSettings } from './settings.ts';
import { createAskModel } from './upstream/ask-model.ts';

export interface RunningChat extends RunningService {
  readonly app: Hono;
  readonly isHealthy: () => Promise<boolean>;
}

// Monotonic: setting the system clock back must not extend a limit.
const now = () => performance.now();
// For business hours: a monotonic clock stops while the computer sleeps.
const clock = () => Date.now();

const createStore = async (
  { redisUrl, sessionMinutes, maxSessions }: ChatSettings,
  log: Log,
): Promise<SessionStore> => {
  const lifetimeMs = sessionMinutes * 60_000;
  if (!redisUrl) return createMemorySessionStore({ maxSessions, lifetimeMs, now });
  const { createRedisSessionStore } = await import('./sessions/redis-session-store.ts');
  return createRedisSessionStore({ url: redisUrl, lifetimeMs, now, log });
};

/** Loads the knowledge and opens the session store. Rejects if some of the site’s content cannot be read. */
export const startChat = async (settings: ChatSettings, log: Log): Promise<RunningChat> => {
  let isStopping = false;
  const store = await createStore(settings, log);
  const app = createChatService({
    answer: await createAnswerer(settings.configuration),
    askModel: settings.upstream && createAskModel({ settings: settings.upstream, now, log }),
    clock,
    store,
    limiter: createLimiter({
      perSession: settings.limitPerSession,
      perCaller: settings.limitPerCaller,
      now,
    }),
    allowedOrigins: settings.allowedOrigins,
    trustedProxies: settings.trustedProxies,
    isStopping: () => isStopping,
    log,
  });
  return {
    app,
    refuse: () => {
      isStopping = true;
    },
    isHealthy: store.isHealthy,
    close: store.close,
  };
};
