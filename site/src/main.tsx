import type { SiteLocation, Visit } from '@loomwright/shell';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type BrowserHistory, createBrowserHistory } from './adapters/browser-history.ts';
import { consoleLog } from './adapters/console-log.ts';
import { followEarlyInput } from './adapters/early-input.ts';
import { ignoreHeldKeys } from './adapters/held-keys.ts';
import { nextTask } from './adapters/next-task.ts';
import { App } from './app.tsx';
import { prepareSite } from './create-site.ts';
import { loadMemory } from './memory/load-memory.ts';
import { listenToPage } from './page-events.ts';
import { loadPageAt, pageFacts } from './router/page-cache.ts';
import { isDocumentOf } from './router/routes.ts';
import { listenForSearch } from './search/listen-for-search.ts';

const tryReload = (history: BrowserHistory, location: SiteLocation): boolean => {
  try {
    history.reloadAt(location);
    return true;
  } catch {
    return false;
  }
};

/** Whether this is a return visit; also where storage is blocked, so that the notice about it is shown. */
const isRemembered = (): boolean => {
  try {
    return localStorage.length > 0;
  } catch {
    return true;
  }
};

const start = async (root: HTMLElement) => {
  // Each step is a task of its own: together they would block a slow phone for a fifth of a second.
  await nextTask();
  // Without it no session is restored: the links of guests need not be hidden any longer.
  if (isRemembered()) loadMemory().catch(() => delete document.documentElement.dataset.session);
  ignoreHeldKeys();
  const history = createBrowserHistory();
  const location = history.location();
  // Offline a reload would show the browser's error page; ours is better (RTE-6).
  const hasReloaded = () => history.hasReloaded() || !navigator.onLine;
  const outcome = await loadPageAt(location.pathname, hasReloaded);
  if (outcome.kind === 'loaded') history.forgetReload();
  if (outcome.kind === 'missing' && !outcome.hasReloaded && tryReload(history, location)) return;

  await nextTask();
  const createSite = prepareSite({
    log: consoleLog,
    navigate: history.navigate,
    savedScrollY: history.savedScrollY,
    hasReloaded,
    goBack: history.goBack,
    reloadAt: history.reloadAt,
    loadHasher: async () => (await import('./adapters/password-hasher.ts')).passwordHasher,
    now: () => Date.now(),
    currentYear: () => new Date().getFullYear(),
  });
  await nextTask();
  // The document was prerendered without a query; the query is applied after hydration (RTE-5).
  const site = createSite({ ...location, search: '' });
  await nextTask();
  const earlyInput = followEarlyInput(root);
  const onHydrated = () => {
    earlyInput.restore();
    listenForSearch(site);
    // Replays an early press (`pre-paint.js`).
    dispatchEvent(new CustomEvent('site-hydrated', { detail: earlyInput.successorOf }));
  };
  const app = <App site={site} onHydrated={onHydrated} />;
  const { isLoaded } = pageFacts(location.pathname);
  const isPrerendered = isDocumentOf(root.dataset.page, location.pathname) && isLoaded;
  const hydrated = new Promise((resolve) => addEventListener('site-hydrated', resolve, { once: true }));
  // A transition: hydration yields to user input.
  if (isPrerendered) startTransition(() => void hydrateRoot(root, app));
  else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
  site.app.start();
  const { navigation } = site;
  const show = (visit: Visit) => {
    const change = () =>
      navigation.send({ type: 'location.changed', visit, ...pageFacts(visit.location.pathname) });
    // What is loaded when the page is idle may make a transition of it (`view-transition.ts`).
    if (dispatchEvent(new CustomEvent('site-move', { cancelable: true, detail: { visit, change } })))
      change();
  };
  history.start(show, () => navigation.getSnapshot().context.shown.location.pathname);
  if (location.search !== '' || !isLoaded) show({ location, cause: 'document' });
  await nextTask();
  listenToPage(site, hydrated);
  await hydrated;
  // For automated tests: from here on the page is interactive.
  document.documentElement.dataset.hydrated = '';
};

const begin = () => {
  const root = document.getElementById('root');
  if (root) void start(root);
};

// The pre-paint script starts this module, possibly before the document has ended.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin, { once: true });
else begin();
