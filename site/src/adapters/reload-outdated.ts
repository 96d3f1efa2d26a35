/**
 * Loads the page again when it comes back from the back-forward cache and what `read` returns is no longer what it was when
 * the page was left: it knows only that. Not without a network, where it could not be loaded.
 */
export const reloadWhenOutdated = (read: () => string): void => {
  // While the page is prerendered it is not left.
  if (import.meta.env.SSR) return;
  let left = '';
  addEventListener('pagehide', () => {
    left = read();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && navigator.onLine && read() !== left) location.reload();
  });
};
