/**
 * Runs `work` until it ends, the caller's signal aborts it, or `timeoutMs` are over (some browsers lack `AbortSignal.any`).
 * Never rejects: work that fails or is aborted results in `toResult`, which learns whether the time was over.
 */
export const within = async <Result>(
  timeoutMs: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
  toResult: (isLate: boolean) => Result,
): Promise<Result> => {
  const controller = new AbortController();
  let isLate = false;
  const leave = () => controller.abort();
  const timer = setTimeout(() => {
    isLate = true;
    leave();
  }, timeoutMs);
  signal.addEventListener('abort', leave);
  try {
    if (signal.aborted) return toResult(false);
    return await work(controller.signal);
  } catch {
    return toResult(isLate);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
  }
};
