import type { Site } from './app/site.ts';
import { paintBrowserBar } from './document/theme-colors.ts';
import { loadMemory, memoryCode } from './memory/load-memory.ts';

// Safari has no requestIdleCallback. A tab behind others, or a busy one, may never be idle.
const whenIdle = (work: () => void) => {
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 9000 }) : setTimeout(work, 500);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
};

/**
 * A page restored from the back-forward cache may belong to a member who has logged out meanwhile: the body is hidden
 * on leaving, and shown again once the session is known.
 */
const hideWhileAway = (session: Site['session']) => {
  const { dataset } = document.documentElement;
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted && session.getSnapshot().context.user) dataset.away = '';
  });
  // A browser may show the last drawn frame before any script runs. After a logout the page must not be restored at
  // all: a message makes browsers evict their cached pages.
  let { user } = session.getSnapshot().context;
  try {
    const channel = new BroadcastChannel('session');
    channel.onmessage = () => {};
    session.subscribe(({ context }) => {
      if (user && !context.user) channel.postMessage('ended');
      user = context.user;
    });
  } catch {
    // Firefox refuses channels where it blocks storage (STO-3).
  }
  // The session is read again at the same event, before the next frame.
  addEventListener('pageshow', () => requestAnimationFrame(() => delete dataset.away));
};

/** Connects the page's events with the actors, and the actors' decisions with the page; `hydrated` once it is alive. */
export const listenToPage = (site: Site, hydrated: Promise<unknown>): void => {
  const { app, preloadPage, session } = site;
  const reportScroll = () => app.send({ type: 'page.scrolled', y: scrollY });
  addEventListener('scroll', reportScroll, { passive: true });
  reportScroll();
  addEventListener('pagehide', () => app.send({ type: 'page.hiding' }));
  hideWhileAway(session);

  // A link's page is loaded on hover, focus or touch (RTE-4), and the memory, which a press may need.
  const onIntent = ({ target }: Event) => {
    if (!memoryCode()) loadMemory().catch(() => {});
    const link = target instanceof Element && target.closest('a[href]');
    if (link instanceof HTMLAnchorElement && link.origin === location.origin) preloadPage(link.pathname);
  };
  addEventListener('pointerover', onIntent, { passive: true });
  addEventListener('focusin', onIntent, { passive: true });

  const loadIdleWork = () => {
    import('./idle.ts').then(
      ({ startIdleWork }) => startIdleWork(site),
      () => addEventListener('online', loadIdleWork, { once: true }),
    );
  };
  // It adds to the page, which must be as it was prerendered until then.
  hydrated.then(() => whenIdle(loadIdleWork));

  const { dataset } = document.documentElement;
  // The pre-paint script has applied the stored preferences, but for the bar's colour; later changes are applied here.
  if (dataset.theme === 'light' || dataset.theme === 'dark') paintBrowserBar(dataset.theme);
  let { preferences } = app.getSnapshot().context;
  app.subscribe(({ context }) => {
    if (context.preferences === preferences) return;
    preferences = context.preferences;
    const { theme, background } = preferences;
    if (theme === 'system') delete dataset.theme;
    else dataset.theme = theme;
    paintBrowserBar(theme);
    if (background === 'on') delete dataset.background;
    else dataset.background = background;
  });
};
