import { type BackgroundConditions, createBackgroundMachine, toNavigationView } from '@loomwright/shell';
import { createActor } from 'xstate';
import { savesData, watchSavesData } from '../adapters/connection.ts';
import type { PageRoute } from '../app/page-module.ts';
import type { Site } from '../app/site.ts';
import { viewNow } from '../app/use-view.ts';
import { containerWidth } from '../styles/theme.css.ts';

type Report = (changes: Partial<BackgroundConditions>) => void;

type ThreadsAt = (pathname: string) => PageRoute['threads'];

const watchConditions = ({ app, navigation }: Site, threadsAt: ThreadsAt, report: Report) => {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
  const forced = window.matchMedia('(forced-colors: active)');
  // A narrower window has no room beside the column.
  const roomy = window.matchMedia(`(min-width: calc(${containerWidth} + 4rem))`);
  const isHidden = () => document.visibilityState === 'hidden';
  const ofPage = () => {
    const threads = threadsAt(viewNow(navigation, toNavigationView).visit.location.pathname);
    const isUnseen = forced.matches || (!roomy.matches && threads !== 'hero');
    return { isReduced: calm.matches || threads === undefined, isSuppressed: savesData() || isUnseen };
  };
  const reportPage = () => report(ofPage());
  document.addEventListener('visibilitychange', () => report({ isHidden: isHidden() }));
  for (const query of [calm, forced, roomy]) query.addEventListener('change', reportPage);
  watchSavesData(reportPage);
  navigation.subscribe(reportPage);
  let { preferences } = app.getSnapshot().context;
  app.subscribe(({ context }) => {
    if (context.preferences === preferences) return;
    preferences = context.preferences;
    report({ background: preferences.background });
  });
  // Set by the pre-paint script: the stored preference may not be loaded yet.
  const { background } = document.documentElement.dataset;
  return {
    background: background === 'off' || background === 'paused' ? background : 'on',
    isHidden: isHidden(),
    ...ofPage(),
  } satisfies BackgroundConditions;
};

export const startGovernor = (site: Site, threadsAt: ThreadsAt): void => {
  const machine = createBackgroundMachine({
    loadScene: async () => {
      const { createOpenScene, showControl } = await import('./background.tsx');
      showControl(site.app, governor);
      return createOpenScene();
    },
  });
  const changeConditions = (changes: Partial<BackgroundConditions>) =>
    governor.send({ type: 'conditions.changed', changes });
  const governor = createActor(machine, { input: watchConditions(site, threadsAt, changeConditions) });
  window.addEventListener('online', () => governor.send({ type: 'network.online' }));
  governor.start();
};
