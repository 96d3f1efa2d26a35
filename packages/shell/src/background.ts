import type { Background } from './preferences.ts';

/** What decides about the background, as it is now (BKG-2). */
export interface BackgroundConditions {
  /** What the person has chosen. */
  readonly background: Background;
  /** Nobody sees the page: another tab is in front, or the window is away. */
  readonly isHidden: boolean;
  /** The system asks for less motion. */
  readonly isCalm: boolean;
  /** The browser is asked to save data, or colours are forced and the picture would not be shown. */
  readonly isBarred: boolean;
}

/** Moving; still, until the person or the page comes back; one picture that never moves; or nothing at all. */
export type BackgroundWish = 'moving' | 'paused' | 'still' | 'nothing';

/** What is wanted under these conditions. */
export const wishOf = (conditions: BackgroundConditions): BackgroundWish => {
  const { background, isCalm, isHidden, isBarred } = conditions;
  if (background === 'off' || isBarred) return 'nothing';
  if (isCalm) return 'still';
  return isHidden || background === 'paused' ? 'paused' : 'moving';
};
