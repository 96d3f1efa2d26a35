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
 * The limits (SVC-3). Each answers with whole seconds to wait, or 0 when the request may go on. After the seconds that
 * were named the limit that refused lets one request through, if nothing else of the same caller came in between.
 */
export interface Limiter {
  /** Counts a request of a caller, whatever it asks for. */
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
      // The caller may have nothing left by now, and would then be told another time to wait.
      if (waitMs > 0) return toSeconds(Math.max(waitMs, callers.waitMs(caller)));
      sessions.take(sessionId);
      return 0;
    },
  };
};
