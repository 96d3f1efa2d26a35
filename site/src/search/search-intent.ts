import { loadSearch } from './search-code.ts';

/** Loads the code of the search once a press is likely: pointer or focus is on its button, or a key of two is down. */
export const loadSearchOnIntent = (): void => {
  const onReach = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[aria-keyshortcuts~="Control+K"]')) void loadSearch();
  };
  addEventListener('pointerover', onReach, { passive: true });
  addEventListener('focusin', onReach, { passive: true });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Control' || key === 'Meta') void loadSearch();
  });
};
