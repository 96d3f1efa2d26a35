import type { Settings } from './settings.ts';

export interface BackgroundConditions {
  readonly background: Settings['background'];
  readonly isHidden: boolean;
  /** True with reduced motion, and on pages where the background must not move. */
  readonly isReduced: boolean;
  /** True with Save-Data, with forced colours, and if the window has no room for the background. */
  readonly isSuppressed: boolean;
}

export type BackgroundMode = 'moving' | 'paused' | 'still' | 'nothing';

export const modeOf = ({
  background,
  isReduced,
  isHidden,
  isSuppressed,
}: BackgroundConditions): BackgroundMode => {
  if (background === 'off' || isSuppressed) return 'nothing';
  if (isReduced) return 'still';
  return isHidden || background === 'paused' ? 'paused' : 'moving';
};
