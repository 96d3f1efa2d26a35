import type { Site } from './site.ts';

/**
 * A page restored from the back-forward cache may belong to a member who has logged out meanwhile: the body is hidden
 * on leaving, and shown again once the session is known.
 */
export const hideWhileAway = ({ session }: Site): void => {
  const { dataset } = document.documentElement;
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted && session.getSnapshot().context.user) dataset.away = '';
  });
  // A browser may show the last drawn frame before any script runs. After a logout the page must not be restored at
  // all: a message makes browsers evict their cached pages.
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
  // The session is read again at the same event, before the next frame.
  addEventListener('pageshow', () => requestAnimationFrame(() => delete dataset.away));
};
