/** Runs `work` with a signal that also aborts at the timeout. Never rejects: `toResult` maps a failure. */
export const withTimeout = async <Result>(
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
