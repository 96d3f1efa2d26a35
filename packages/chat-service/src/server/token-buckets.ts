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
