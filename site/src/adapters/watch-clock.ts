import { nextTask } from './next-task.ts';

/** How long the time of a watched clock may be old. */
const TICK_MS = 30_000;

/**
 * Reports the time in the next task, so that it does not prolong hydration; every half minute; and when the page is seen
 * again: a sleeping device runs no timers. Returns a function that stops it.
 */
export const watchClock = (now: () => number, listener: (at: number) => void): (() => void) => {
  const life = new AbortController();
  const report = () => listener(now());
  void nextTask().then(() => life.signal.aborted || report());
  const timer = setInterval(report, TICK_MS);
  document.addEventListener('visibilitychange', report, life);
  window.addEventListener('pageshow', report, life);
  window.addEventListener('focus', report, life);
  return () => {
    clearInterval(timer);
    life.abort();
  };
};
