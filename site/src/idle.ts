/** What a page starts once it is idle, a chunk of its own. */
import { savesData } from './adapters/connection.ts';
import { nextTask } from './adapters/next-task.ts';
import type { Site } from './app/site.ts';
import { startGovernor } from './background/governor.ts';
import { closeMenuWhereWide } from './frame/nav-bar/close-menu-where-wide.ts';
import { answerLab } from './lab/live/answer-lab.ts';
import { preloadLinks } from './router/preload-links.ts';
import { matchPath } from './router/routes.ts';
import { loadSearchOnIntent } from './search/search-intent.ts';
import { forgetDraftsOfDeleted } from './shared/account-settings/watch-drafts.ts';

export const startIdleWork = async (site: Site): Promise<void> => {
  preloadLinks(site);
  closeMenuWhereWide(site);
  forgetDraftsOfDeleted(site);
  if (FEATURES.lab) answerLab(site);
  // Steps are tasks of their own: input comes between.
  await nextTask();
  // Preloaded before it is opened, unless the connection saves data (CHT-7).
  if (FEATURES.assistant && !savesData()) site.assistant.send({ type: 'assistant.prepare' });
  loadSearchOnIntent();
  await nextTask();
  // For those who may install the site; earlier it would be fetched beside the first paint, and not offered.
  import('./offline/start-offline.tsx').then(({ startOffline }) => startOffline()).catch(site.world.log);
  await nextTask();
  startGovernor(site, (pathname) => matchPath(pathname).route.threads);
};
