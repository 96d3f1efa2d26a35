/** Rate limits by key. */
export interface TokenBuckets {
  /** Milliseconds until one more is allowed; 0 is now. Changes nothing. */
  readonly waitMs: (key: string) => number;
  readonly take: (key: string) => void;
  /** How many keys are remembered. */
  readonly size: () => number;
}

export interface TokenBucketOptions {
  /** The burst size, and the rate per minute in the long run; 0 is no limit. */
  readonly perMinute: number;
  /** Milliseconds; may jump back, which never lengthens a wait beyond what an empty bucket takes. */
  readonly now: () => number;
  /** The least recently used keys are dropped first, and start again with a full bucket. */
  readonly maxKeys: number;
}

interface Bucket {
  readonly tokens: number;
  readonly at: number;
}

const unlimited: TokenBuckets = { waitMs: () => 0, take: () => {}, size: () => 0 };

/** Token buckets in bounded memory (SVC-3). */
export const createTokenBuckets = ({ perMinute, now, maxKeys }: TokenBucketOptions): TokenBuckets => {
  if (perMinute === 0) return unlimited;
  const perMs = perMinute / 60_000;
  const buckets = new Map<string, Bucket>();
  const tokensOf = (key: string) => {
    const bucket = buckets.get(key);
    return bucket ? Math.min(perMinute, bucket.tokens + Math.max(0, now() - bucket.at) * perMs) : perMinute;
  };
  const forgetOld = () => {
    // From the least recently used; a full bucket holds no information.
    for (const key of buckets.keys()) {
      if (buckets.size <= maxKeys && tokensOf(key) < perMinute) return;
      buckets.delete(key);
    }
  };
  return {
    // 1e-9 is for sums that fall short of 1 by rounding.
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
