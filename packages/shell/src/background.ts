import type { Settings } from './settings.ts';

/** The conditions that decide about the background (BKG-2). */
export interface BackgroundConditions {
  /** The user's choice. */
  readonly background: Settings['background'];
  /** The page is not visible: another tab is in front, or the window is minimised. */
  readonly isHidden: boolean;
  /** Nothing may move: the system asks for reduced motion, or the page is one of work. */
  readonly isCalm: boolean;
  /** The browser asks to save data, or nothing of the picture would be seen. */
  readonly isBarred: boolean;
}

/** Moving; paused until the user or the page resumes; one still picture; or no background. */
export type BackgroundMode = 'moving' | 'paused' | 'still' | 'nothing';

export const modeOf = ({ background, isCalm, isHidden, isBarred }: BackgroundConditions): BackgroundMode => {
  if (background === 'off' || isBarred) return 'nothing';
  if (isCalm) return 'still';
  return isHidden || background === 'paused' ? 'paused' : 'moving';
};
