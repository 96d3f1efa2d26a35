import type { Visit } from '@loomwright/shell';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserHistory } from './adapters/browser-history.ts';
import { createBrowserStore } from './adapters/browser-store.ts';
import { consoleLog } from './adapters/console-log.ts';
import { followEarlyInput } from './adapters/early-input.ts';
import { ignoreHeldKeys, ignoreStrayClicks } from './adapters/held-keys.ts';
import { nextTask } from './adapters/next-task.ts';
import { whenIdle } from './adapters/when-idle.ts';
import { hideUntilSessionKnown } from './app/hide-while-away.ts';
import { reportErrors } from './app/report-errors.ts';
import { reportScroll } from './app/report-scroll.ts';
import { App } from './app.tsx';
import { createSite } from './create-site.ts';
import { applyPreferences } from './document/apply-preferences.ts';
import { loadPageAt, pageFacts } from './router/page-cache.ts';
import { isDocumentOf } from './router/routes.ts';
import { createMove } from './router/view-transition.ts';
import { listenForSearch } from './search/listen-for-search.ts';

const start = async (root: HTMLElement) => {
  ignoreHeldKeys();
  ignoreStrayClicks();
  const history = createBrowserHistory();
  const location = history.location();
  // Offline, a reload would show the browser's own error page (RTE-6).
  const hasReloaded = () => history.hasReloaded() || !navigator.onLine;
  const outcome = await loadPageAt(location.pathname, hasReloaded);
  if (outcome.kind === 'loaded') history.forgetReload();
  else if (!outcome.hasReloaded)
    try {
      return history.reloadAt(location);
    } catch {
      // The page is shown as failed: a reload that cannot be recorded might repeat for ever.
    }

  // The document was prerendered without a query, which is applied after hydration (RTE-5).
  const site = createSite(
    {
      store: createBrowserStore(),
      log: consoleLog,
      navigate: history.navigate,
      savedScrollY: history.savedScrollY,
      hasReloaded,
      goBack: history.goBack,
      reloadAt: history.reloadAt,
      loadHasher: async () => (await import('./adapters/password-hasher.ts')).passwordHasher,
      now: () => Date.now(),
      currentYear: () => new Date().getFullYear(),
    },
    { ...location, search: '' },
  );
  // Lets the browser handle input before hydration.
  await nextTask();

  const earlyInput = followEarlyInput(root);
  const onHydrated = () => {
    earlyInput.restore();
    listenForSearch(site);
    // Repeats an early press (`pre-paint.ts`).
    dispatchEvent(new CustomEvent('site-hydrated', { detail: earlyInput.successorOf }));
    // Signals to automated tests that the page is interactive.
    document.documentElement.dataset.hydrated = '';
    // Idle work changes the page, so it must wait for hydration.
    whenIdle(() => import('./idle.ts').then(({ startIdleWork }) => startIdleWork(site)));
  };
  const app = <App site={site} onHydrated={onHydrated} />;
  const { isLoaded } = pageFacts(location.pathname);
  if (isLoaded && isDocumentOf(root.dataset.page, location.pathname))
    // In a transition, hydration yields to input.
    startTransition(() => void hydrateRoot(root, app, reportErrors(consoleLog)));
  else {
    root.replaceChildren();
    createRoot(root, reportErrors(consoleLog)).render(app);
  }

  site.app.start();
  const move = createMove(site);
  const show = (visit: Visit) =>
    move(visit, () =>
      site.navigation.send({ type: 'location.changed', visit, ...pageFacts(visit.location.pathname) }),
    );
  history.start(show, () => site.navigation.getSnapshot().context.shown.location.pathname);
  if (location.search !== '' || !isLoaded) show({ location, cause: 'document' });

  reportScroll(site);
  addEventListener('pagehide', () => site.app.send({ type: 'page.hiding' }));
  hideUntilSessionKnown(site);
  applyPreferences(site);
};

const begin = () =>
  start(document.getElementById('root') as HTMLElement).catch((error: unknown) => {
    dispatchEvent(new Event('site-failed'));
    throw error;
  });

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin, { once: true });
else begin();
