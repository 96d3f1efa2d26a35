import { useSyncExternalStore } from 'react';
import { wide } from '../styles/theme.css.ts';

export type Shape = 'wide' | 'narrow';

const query = () => window.matchMedia(wide.tablet);

const watchQuery = (onChange: () => void) => {
  const watched = query();
  watched.addEventListener('change', onChange);
  return () => watched.removeEventListener('change', onChange);
};

const everyShape: readonly Shape[] = ['wide', 'narrow'];
const wideAlone: readonly Shape[] = ['wide'];
const narrowAlone: readonly Shape[] = ['narrow'];

/**
 * The layouts to draw: a document has both, since nothing knows its window; then the one that the window shows, which halves
 * what a slow phone has to do.
 */
export const useShapes = (): readonly Shape[] =>
  useSyncExternalStore(
    watchQuery,
    () => (query().matches ? wideAlone : narrowAlone),
    () => everyShape,
  );
