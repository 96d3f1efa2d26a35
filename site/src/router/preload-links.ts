import { savesData } from '../adapters/connection.ts';
import type { Site } from '../app/site.ts';

/** Loads a link's page on hover, focus or touch (RTE-4), unless the connection saves data. */
export const preloadLinks = ({ preloadPage }: Site): void => {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element && !savesData() && target.closest('a[href]');
    if (link instanceof HTMLAnchorElement && link.origin === location.origin) preloadPage(link.pathname);
  };
  addEventListener('pointerover', onIntent, { passive: true });
  addEventListener('focusin', onIntent, { passive: true });
};
