/** A batch ends after this time, so that new input can be read. */
const MAX_MS = 5;

export interface BatchOptions {
  readonly maxMs?: number;
  readonly now?: () => number;
}

/** Batches short work: running one step for many requests in a row makes better use of the CPU caches. */
export const createBatches = <A extends readonly unknown[], R>(
  work: (...args: A) => R,
  { maxMs = MAX_MS, now = () => performance.now() }: BatchOptions = {},
): ((...args: A) => Promise<R>) => {
  const waiting: (() => () => void)[] = [];
  const runBatch = () => {
    const end = now() + maxMs;
    const replies: (() => void)[] = [];
    do {
      const job = waiting.shift();
      if (job) replies.push(job());
    } while (waiting.length > 0 && now() < end);
    if (waiting.length > 0) setImmediate(runBatch);
    for (const reply of replies) reply();
  };
  return (...args) =>
    new Promise((resolve, reject) => {
      waiting.push(() => {
        try {
          const result = work(...args);
          return () => resolve(result);
        } catch (error) {
          return () => reject(error);
        }
      });
      if (waiting.length === 1) setImmediate(runBatch);
    });
};
