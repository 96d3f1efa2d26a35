import { useSyncExternalStore } from 'react';
import { wide } from '../styles/theme.css.ts';

export type Shape = 'wide' | 'narrow';

const query = () => window.matchMedia(wide.tablet);

const watchQuery = (onChange: () => void) => {
  const watched = query();
  watched.addEventListener('change', onChange);
  return () => watched.removeEventListener('change', onChange);
};

const shownShape = (): Shape => (query().matches ? 'wide' : 'narrow');

const everyShape: readonly Shape[] = ['wide', 'narrow'];
const wideAlone: readonly Shape[] = ['wide'];
const narrowAlone: readonly Shape[] = ['narrow'];

/**
 * Both layouts in the document, whose window is unknown; then only the visible one, which halves the work of
 * a slow phone.
 */
export const useShapes = (): readonly Shape[] =>
  useSyncExternalStore(
    watchQuery,
    () => (shownShape() === 'wide' ? wideAlone : narrowAlone),
    () => everyShape,
  );
