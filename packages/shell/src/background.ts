import type { Settings } from './settings.ts';

export interface BackgroundConditions {
  readonly background: Settings['background'];
  readonly isHidden: boolean;
  /** Whether motion is reduced or the page is a work page. */
  readonly isReduced: boolean;
  /** Save-Data, forced colours, or a window too narrow to show the background. */
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
