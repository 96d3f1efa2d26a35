/** What a page starts once it is idle, a chunk of its own. */
import { createGuestCartCodec, prepareGuestMove } from '@loomwright/cart';
import { preferencesCodec, toMenusView } from '@loomwright/shell';
import { savesData } from './adapters/connection.ts';
import { nextTask } from './adapters/next-task.ts';
import { sessionTexts } from './adapters/session-texts.ts';
import { loadWholeStyle } from './app/lazy-parts.ts';
import type { Site } from './app/site.ts';
import { viewNow } from './app/use-view.ts';
import { startGovernor } from './background/governor.ts';
import { loadMemory } from './memory/load-memory.ts';
import { watchMoves } from './router/view-transition.ts';
import { loadSearchOnIntent } from './search/search-intent.ts';
import { keepClear } from './ui/stand-aside/keep-clear.ts';

/** Where the bar shows the links there is no menu: it closes, also one that was opened before this is loaded. */
const closeMenuWhereWide = ({ menus }: Site) => {
  const wide = matchMedia('(min-width: 60rem)');
  const look = () => {
    if (wide.matches && viewNow(menus, toMenusView).isMobileOpen) menus.send({ type: 'menu.dismiss' });
  };
  wide.addEventListener('change', look);
  look();
};

/** Whether some draft of this tab is a member's; most tabs have none, and load nothing to find out. */
const hasMembersDraft = () =>
  Object.entries(sessionTexts()).some(([key, text]) => key.startsWith('draft_') && /"owner":\d/.test(text));

/** What a member has typed goes with the account, also where it was deleted in another tab, after a logout or earlier (AUT-8). */
const forgetDraftsOfDeleted = async (site: Site) => {
  const look = () => {
    if (!hasMembersDraft()) return;
    // A draft that cannot be read is not shown to anybody else either.
    import('./shared/account-settings/forget-drafts.ts')
      .then(({ forgetDrafts }) => forgetDrafts(site))
      .catch(() => {});
  };
  site.session.subscribe(look);
  await loadMemory();
  site.memory.store.watch('users', look);
  look();
};

export const startIdleWork = async (site: Site): Promise<void> => {
  const { app, assistant } = site;
  closeMenuWhereWide(site);
  // Without its code no account can be deleted here, and a draft is shown to its owner only.
  forgetDraftsOfDeleted(site).catch(() => {});
  // Its steps are tasks of their own, as those of the start are (`main.tsx`).
  await nextTask();
  // Code for storing a first change is loaded while there is a connection.
  const codes = [
    loadMemory(),
    preferencesCodec.prepare(),
    createGuestCartCodec().prepare(),
    prepareGuestMove(),
  ];
  // A chunk that fails now is requested again when it is needed.
  for (const code of codes) code.catch(() => {});
  await nextTask();
  // Preloaded before it is opened, unless the connection saves data (CHT-7).
  if (!savesData()) assistant.send({ type: 'assistant.prepare' });
  loadSearchOnIntent();
  void loadWholeStyle();
  await nextTask();
  watchMoves(site);
  keepClear();
  const linkManifest = () =>
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
    );
  // For those who may install the site; earlier it would be fetched beside the first paint, and not offered.
  import('./offline/start-offline.tsx')
    .then(({ startOffline }) => startOffline())
    .then(linkManifest, linkManifest);
  await nextTask();
  startGovernor(app);
  // Another tab may look for this one, and follow it (LAB-2).
  try {
    const channel = new BroadcastChannel('lab');
    channel.onmessage = ({ data }: MessageEvent<unknown>) =>
      void import('./lab/live/tab-share.ts').then(
        ({ answerTab }) => answerTab(site, channel, data),
        () => {},
      );
  } catch {
    // Firefox refuses channels where it blocks storage (STO-3).
  }
};
