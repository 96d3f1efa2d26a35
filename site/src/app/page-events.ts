import { toAppView } from '@loomwright/app';
import { createGuestCartCodec, prepareGuestMove } from '@loomwright/cart';
import { preferencesCodec } from '@loomwright/shell';
import { loadPageAt } from './page-cache.ts';
import type { Site } from './site.ts';

const linkAt = (target: EventTarget | null): URL | undefined => {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return undefined;
  return new URL(link.href);
};

// Safari has no requestIdleCallback.
const whenIdle = (work: () => void) => {
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 500));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait);
};

/**
 * A page that comes back from the back-forward cache shows what it showed, until it hears that somebody has logged out
 * meanwhile: what belongs to a person is hidden when they leave, and shown again once the session is known.
 */
const hideWhileAway = (session: Site['session']) => {
  const { dataset } = document.documentElement;
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted && session.getSnapshot().context.user) dataset.away = '';
  });
  // The browser may show such a page as it was drawn last, before any script of it runs. Where somebody has logged out
  // meanwhile it is not shown at all: a message makes the browser let go of the pages it keeps.
  if ('BroadcastChannel' in window) {
    const channel = new BroadcastChannel('session');
    channel.onmessage = () => {};
    let { user } = session.getSnapshot().context;
    session.subscribe(({ context }) => {
      if (user && !context.user) channel.postMessage('ended');
      user = context.user;
    });
  }
  // The session is followed at the same event, and drawn before the next frame.
  window.addEventListener('pageshow', () => requestAnimationFrame(() => delete dataset.away));
};

/** Tells the site what happens to the page as a whole, and the page what the site decides. */
export const listenToPage = ({ app, assistant, menus, session, world }: Site): void => {
  const sayScrolled = () => app.send({ type: 'page.scrolled', y: window.scrollY });
  window.addEventListener('scroll', sayScrolled, { passive: true });
  sayScrolled();
  window.addEventListener('pagehide', () => app.send({ type: 'page.hiding' }));
  hideWhileAway(session);

  // The code of a page is fetched as soon as somebody is about to go there (RTE-4).
  const onIntent = ({ target }: Event) => {
    const url = linkAt(target);
    if (url) void loadPageAt(url.pathname, world.hasReloaded);
  };
  window.addEventListener('pointerover', onIntent, { passive: true });
  window.addEventListener('focusin', onIntent, { passive: true });

  // Where the links fit into the bar there is no panel.
  window
    .matchMedia('(min-width: 54rem)')
    .addEventListener('change', ({ matches }) => matches && menus.send({ type: 'menu.dismiss' }));

  const { dataset } = document.documentElement;
  const { connection } = navigator as { connection?: EventTarget & { readonly saveData?: boolean } };
  // The background is brought once, when there is time for it and somebody wants it; never where data is dear (BKG-2).
  let canBring = false;
  const bringBackground = () => {
    if (!canBring || dataset.background === 'off' || connection?.saveData) return;
    canBring = false;
    import('../background/background.tsx').then(
      ({ startBackground }) => startBackground(app),
      () => window.addEventListener('online', allowBackground, { once: true }),
    );
  };
  const allowBackground = () => {
    canBring = true;
    bringBackground();
  };

  // What a first change needs to be stored is here before the connection goes.
  whenIdle(() => {
    const codes = [preferencesCodec.prepare(), createGuestCartCodec().prepare(), prepareGuestMove()];
    // What cannot be had now is asked for again by whoever needs it.
    for (const code of codes) code.catch(() => {});
    // Nobody has asked for it yet: where data is dear it waits until somebody does (CHT-7).
    if (!connection?.saveData) assistant.send({ type: 'assistant.prepare' });
    allowBackground();
    connection?.addEventListener?.('change', bringBackground);
  });

  // The pre-paint script has set what is stored already; from here on the site does.
  let { preferences } = app.getSnapshot().context;
  app.subscribe((snapshot) => {
    if (snapshot.context.preferences === preferences) return;
    preferences = snapshot.context.preferences;
    const { theme, background } = toAppView(snapshot);
    if (theme === 'system') delete dataset.theme;
    else dataset.theme = theme;
    if (background === 'on') delete dataset.background;
    else dataset.background = background;
    bringBackground();
  });
};
