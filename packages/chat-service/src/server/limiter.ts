export interface TokenBuckets {
  /** Milliseconds until the next request is allowed; 0 means now. Takes no token. */
  readonly waitMs: (key: string) => number;
  readonly take: (key: string) => void;
  readonly size: () => number;
}

export interface TokenBucketOptions {
  /** Burst size and long-term rate; 0 means unlimited. */
  readonly perMinute: number;
  /** In milliseconds. If the clock is set back, buckets stop filling but lose no tokens. */
  readonly now: () => number;
  /** Above this number, the least recently used keys are dropped and start again with a full bucket. */
  readonly maxKeys: number;
}

interface Bucket {
  readonly tokens: number;
  readonly at: number;
}

const unlimited: TokenBuckets = { waitMs: () => 0, take: () => {}, size: () => 0 };

/** Rate limits by key, in bounded memory (SVC-3). */
export const createTokenBuckets = ({ perMinute, now, maxKeys }: TokenBucketOptions): TokenBuckets => {
  if (perMinute === 0) return unlimited;
  const perMs = perMinute / 60_000;
  const buckets = new Map<string, Bucket>();
  const tokensOf = (key: string) => {
    const bucket = buckets.get(key);
    return bucket ? Math.min(perMinute, bucket.tokens + Math.max(0, now() - bucket.at) * perMs) : perMinute;
  };
  const forgetOld = () => {
    // Iterates from the least recently used key. A full bucket equals a missing one.
    for (const key of buckets.keys()) {
      if (buckets.size <= maxKeys && tokensOf(key) < perMinute) return;
      buckets.delete(key);
    }
  };
  return {
    // Allows for rounding errors just below 1.
    waitMs: (key) => Math.max(0, (1 - tokensOf(key) - 1e-9) / perMs),
    take: (key) => {
      const tokens = tokensOf(key) - 1;
      buckets.delete(key);
      buckets.set(key, { tokens: Math.max(0, tokens), at: now() });
      forgetOld();
    },
    size: () => buckets.size,
  };
};

const MAX_KEYS = 50_000;

export interface LimiterOptions {
  /** Per minute; 0 means unlimited. */
  readonly perSession: number;
  readonly perCaller: number;
  readonly now: () => number;
}

/** Both methods return the whole seconds to wait, or 0 if the request is allowed (SVC-3). */
export interface Limiter {
  readonly admit: (caller: string) => number;
  /** Call it after `admit`. */
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
      // The caller’s limit may require a longer wait.
      if (waitMs > 0) return toSeconds(Math.max(waitMs, callers.waitMs(caller)));
      sessions.take(sessionId);
      return 0;
    },
  };
};
