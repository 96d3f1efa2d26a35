import { savesData } from './adapters/connection.ts';
import { nextTask } from './adapters/next-task.ts';
import type { Site } from './app/site.ts';
import { startGovernor } from './background/governor.ts';
import { closeMenuWhereWide } from './frame/nav-bar/close-menu-where-wide.ts';
import { answerLab } from './lab/live/answer-lab.ts';
import { preloadLinks } from './router/preload-links.ts';
import { matchPath } from './router/routes.ts';
import { loadSearchOnIntent } from './search/search-intent.ts';
import { discardDraftsOfDeleted } from './shared/account-settings/watch-drafts.ts';

export const startIdleWork = async (site: Site): Promise<void> => {
  preloadLinks(site);
  closeMenuWhereWide(site);
  discardDraftsOfDeleted(site);
  if (FEATURES.lab) answerLab(site);
  // Separate tasks, so that the page can handle input in between.
  await nextTask();
  if (FEATURES.assistant && !savesData()) site.assistant.send({ type: 'assistant.preload' });
  loadSearchOnIntent();
  await nextTask();
  // Loaded late, so that it does not compete with the first paint.
  import('./offline/start-offline.tsx').then(({ startOffline }) => startOffline()).catch(site.platform.log);
  await nextTask();
  startGovernor(site, (pathname) => matchPath(pathname).route.threads);
};
