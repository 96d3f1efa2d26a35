import type { AppActor } from '@loomwright/app';
import type { BackgroundConditions } from '@loomwright/shell';
import { savesData, watchSavesData } from '../adapters/connection.ts';

type Report = (changes: Partial<BackgroundConditions>) => void;

/** The conditions of the background now; reports every later change (BKG-2). */
export const watchConditions = (app: AppActor, report: Report): BackgroundConditions => {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
  const forced = window.matchMedia('(forced-colors: active)');
  const isHidden = () => document.visibilityState === 'hidden';
  const isBarred = () => savesData() || forced.matches;
  document.addEventListener('visibilitychange', () => report({ isHidden: isHidden() }));
  calm.addEventListener('change', ({ matches }) => report({ isCalm: matches }));
  const reportBarred = () => report({ isBarred: isBarred() });
  forced.addEventListener('change', reportBarred);
  watchSavesData(reportBarred);
  let { preferences } = app.getSnapshot().context;
  app.subscribe(({ context }) => {
    if (context.preferences === preferences) return;
    preferences = context.preferences;
    report({ background: preferences.background });
  });
  // The stored preference may not have been read yet: the pre-paint script has read it.
  const { background } = document.documentElement.dataset;
  return {
    background: background === 'off' || background === 'paused' ? background : 'on',
    isHidden: isHidden(),
    isCalm: calm.matches,
    isBarred: isBarred(),
  };
};
