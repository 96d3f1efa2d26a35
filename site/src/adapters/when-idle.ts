/** Does the work once the page is loaded and idle; again once the network is back where its code could not be loaded. */
export const whenIdle = (work: () => Promise<unknown>): void => {
  const run = () => void work().catch(() => addEventListener('online', run, { once: true }));
  // Safari has no requestIdleCallback. A tab behind others, or a busy one, may never be idle.
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 9000 }) : setTimeout(run, 500);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
};
