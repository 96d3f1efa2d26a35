import type { AppActor } from '@loomwright/app';
import { type BackgroundConditions, createBackgroundMachine } from '@loomwright/shell';
import { createActor } from 'xstate';
import { savesData, watchSavesData } from '../adapters/connection.ts';

type Report = (changes: Partial<BackgroundConditions>) => void;

/** The conditions of the background now; reports every later change (BKG-2). */
const watchConditions = (app: AppActor, report: Report): BackgroundConditions => {
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

/** Starts the governor of the background for the lifetime of the page: it decides when anything of it is loaded (BKG-2). */
export const startGovernor = (app: AppActor): void => {
  const machine = createBackgroundMachine({
    loadScene: async () => {
      const { createOpenScene, showControl } = await import('./background.tsx');
      showControl(app, governor);
      return createOpenScene();
    },
  });
  const changeConditions = (changes: Partial<BackgroundConditions>) =>
    governor.send({ type: 'conditions.changed', changes });
  const governor = createActor(machine, { input: watchConditions(app, changeConditions) });
  window.addEventListener('online', () => governor.send({ type: 'network.returned' }));
  governor.start();
};
