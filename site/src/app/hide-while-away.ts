import type { Site } from './site.ts';

/** Hides a page restored from the back-forward cache until the session is known, as it may have ended. */
export const hideUntilSessionKnown = ({ session }: Site): void => {
  const { dataset } = document.documentElement;
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted && session.getSnapshot().context.user) dataset.away = '';
  });
  // Browsers may paint the old frame before any script runs. A message makes them discard cached pages.
  let { user } = session.getSnapshot().context;
  try {
    const channel = new BroadcastChannel('session');
    channel.onmessage = () => {};
    session.subscribe(({ context }) => {
      if (user && !context.user) channel.postMessage('ended');
      user = context.user;
    });
  } catch {
    // Firefox refuses channels where it blocks storage (STO-3).
  }
  // The session is read at the same event, before the next frame.
  addEventListener('pageshow', () => requestAnimationFrame(() => delete dataset.away));
};
