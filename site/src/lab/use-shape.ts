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

/** A document contains both layouts. After hydration only the visible one is rendered. */
export const useShapes = (): readonly Shape[] =>
  useSyncExternalStore(
    watchQuery,
    () => (shownShape() === 'wide' ? wideAlone : narrowAlone),
    () => everyShape,
  );
