import { loadSearch } from './search-code.ts';

/** Loads the search early: on hover or focus of its button, or when a modifier key is pressed. */
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
