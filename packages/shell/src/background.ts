import type { Settings } from './settings.ts';

export interface BackgroundConditions {
  readonly background: Settings['background'];
  readonly isHidden: boolean;
  /** Reduced motion, or a work page. */
  readonly isCalm: boolean;
  /** Save-Data, forced colours, or a window too narrow to show the background. */
  readonly isBarred: boolean;
}

export type BackgroundMode = 'moving' | 'paused' | 'still' | 'nothing';

export const modeOf = ({ background, isCalm, isHidden, isBarred }: BackgroundConditions): BackgroundMode => {
  if (background === 'off' || isBarred) return 'nothing';
  if (isCalm) return 'still';
  return isHidden || background === 'paused' ? 'paused' : 'moving';
};
