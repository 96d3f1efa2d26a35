import { savesData } from '../adapters/connection.ts';
import type { Site } from '../app/site.ts';

/** Loads the page of a link on hover, focus or touch, unless the connection saves data (RTE-4). */
export const preloadLinks = ({ preloadPage }: Site): void => {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element && !savesData() && target.closest('a[href]');
    if (link instanceof HTMLAnchorElement && link.origin === location.origin) preloadPage(link.pathname);
  };
  addEventListener('pointerover', onIntent, { passive: true });
  addEventListener('focusin', onIntent, { passive: true });
};
