import type { Site } from './site.ts';

/** Hides a page restored from the back-forward cache until it has read the session, which may have ended. */
export const hideUntilSessionKnown = ({ session }: Site): void => {
  const { dataset } = document.documentElement;
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted && session.getSnapshot().context.user) dataset.away = '';
  });
  // After a logout, a message evicts cached pages, which might be painted before their scripts can hide them.
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
  // Other `pageshow` listeners have read the session by the next frame.
  addEventListener('pageshow', () => requestAnimationFrame(() => delete dataset.away));
};
