import { useSyncExternalStore } from 'react';
import { wide } from '../styles/theme.css.ts';

export type Shape = 'wide' | 'narrow';

const query = () => window.matchMedia(wide.tablet);

const watchQuery = (onChange: () => void) => {
  const watched = query();
  watched.addEventListener('change', onChange);
  return () => watched.removeEventListener('change', onChange);
};

/** The layout that the window shows. */
const shownShape = (): Shape => (query().matches ? 'wide' : 'narrow');

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
    () => (shownShape() === 'wide' ? wideAlone : narrowAlone),
    () => everyShape,
  );
