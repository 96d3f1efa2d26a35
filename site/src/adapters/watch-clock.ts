import { nextTask } from './next-task.ts';

const TICK_MS = 30_000;

/** Starts in the next task, to keep hydration short. Timers stop during sleep, hence the events. */
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
