import { nextTask } from './next-task.ts';

const TICK_MS = 30_000;

/**
 * Reports the time in the next task, to keep hydration short, every half minute, and when the page is shown
 * again, as timers stop while a device sleeps. Returns a function that stops it.
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
