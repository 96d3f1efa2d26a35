/** How long the time of a watched clock may be old. */
const TICK_MS = 30_000;

/**
 * Reports the time at once, every half minute, and when the page is seen again: a sleeping device runs no timers. Returns a
 * function that stops it.
 */
export const watchClock = (now: () => number, listener: (at: number) => void): (() => void) => {
  const report = () => listener(now());
  report();
  const timer = setInterval(report, TICK_MS);
  document.addEventListener('visibilitychange', report);
  window.addEventListener('pageshow', report);
  window.addEventListener('focus', report);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', report);
    window.removeEventListener('pageshow', report);
    window.removeEventListener('focus', report);
  };
};
