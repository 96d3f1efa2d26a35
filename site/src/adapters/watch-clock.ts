import { nextTask } from './next-task.ts';

/** How long the time of a watched clock may be old. */
const TICK_MS = 30_000;

/**
 * Reports the time in the next task, so that what is shown then does not prolong the work of coming alive; every half minute;
 * and when the page is seen again: a sleeping device runs no timers. Returns a function that stops it.
 */
export const watchClock = (now: () => number, listener: (at: number) => void): (() => void) => {
  let isOver = false;
  const report = () => listener(now());
  void nextTask().then(() => {
    if (!isOver) report();
  });
  const timer = setInterval(report, TICK_MS);
  document.addEventListener('visibilitychange', report);
  window.addEventListener('pageshow', report);
  window.addEventListener('focus', report);
  return () => {
    isOver = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', report);
    window.removeEventListener('pageshow', report);
    window.removeEventListener('focus', report);
  };
};
