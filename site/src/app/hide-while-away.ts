import type { Site } from './site.ts';

/**
 * The user may have logged out before a page is restored from the back-forward cache, so it is hidden until
 * the session is known.
 */
export const hideWhileAway = ({ session }: Site): void => {
  const { dataset } = document.documentElement;
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted && session.getSnapshot().context.user) dataset.away = '';
  });
  // A browser may paint the old frame before any script runs. After a logout, a message makes browsers evict
  // their cached pages.
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
