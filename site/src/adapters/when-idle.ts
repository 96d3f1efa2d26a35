/** Runs `work` when the browser is idle. If it fails, tries again when the browser goes online. */
export const whenIdle = (work: () => Promise<unknown>): void => {
  const run = () => void work().catch(() => addEventListener('online', run, { once: true }));
  // Safari lacks requestIdleCallback. The timeout is for a busy or hidden tab, which may never be idle.
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 9000 }) : setTimeout(run, 500);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
};
