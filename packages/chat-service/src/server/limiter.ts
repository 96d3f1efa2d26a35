import { createTokenBuckets } from './token-buckets.ts';

const MAX_KEYS = 50_000;

export interface LimiterOptions {
  /** A minute; 0 is no limit. */
  readonly perSession: number;
  readonly perCaller: number;
  /** Milliseconds. */
  readonly now: () => number;
}

/**
 * The limits (SVC-3). Each returns whole seconds to wait, or 0 when the request is allowed. After those seconds the limit
 * allows one request, if the same caller sent no other in between.
 */
export interface Limiter {
  /** Counts any request of a caller. */
  readonly admit: (caller: string) => number;
  /** Counts a question of a session, after its caller was admitted. */
  readonly admitQuestion: (caller: string, sessionId: string) => number;
}

const toSeconds = (ms: number) => Math.ceil(ms / 1000);

export const createLimiter = ({ perSession, perCaller, now }: LimiterOptions): Limiter => {
  const callers = createTokenBuckets({ perMinute: perCaller, now, maxKeys: MAX_KEYS });
  const sessions = createTokenBuckets({ perMinute: perSession, now, maxKeys: MAX_KEYS });
  return {
    admit: (caller) => {
      const waitMs = callers.waitMs(caller);
      if (waitMs === 0) callers.take(caller);
      return toSeconds(waitMs);
    },
    admitQuestion: (caller, sessionId) => {
      const waitMs = sessions.waitMs(sessionId);
      // The caller's own limit may be reached too, and would name another time.
      if (waitMs > 0) return toSeconds(Math.max(waitMs, callers.waitMs(caller)));
      sessions.take(sessionId);
      return 0;
    },
  };
};
