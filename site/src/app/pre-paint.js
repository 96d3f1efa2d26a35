// Runs before the first paint and must never throw: it prevents a flash of the wrong page.
(() => {
  const root = document.documentElement;
  root.dataset.js = '';
  // Early: home starts at the top, and other pages restore their scroll position themselves (RTE-3).
  history.scrollRestoration = 'manual';
  try {
    const { theme, background, embeds } = JSON.parse(localStorage.getItem('preferences') || '{}');
    // A malformed record sets nothing.
    if (/^(system|light|dark),(|on|paused|off),(|ask|load)$/.test(`${[theme, background, embeds]}`)) {
      if (background && background !== 'on') root.dataset.background = background;
      if (embeds === 'load') root.dataset.embeds = '';
      if (theme !== 'system') root.dataset.theme = theme;
    }
  } catch {}
  // A member is not shown guest links while the session is being restored (NAV-7).
  try {
    const { id } = JSON.parse(localStorage.getItem('user') || '{}');
    if (Number.isInteger(id) && id > 0) root.dataset.session = '';
  } catch {}
  // Without the site's code the session is never restored.
  addEventListener(
    'error',
    ({ target }) => target instanceof HTMLScriptElement && delete root.dataset.session,
    true,
  );
  // The splash is for the first page of a tab, and ends at any key or press (SPL-2).
  const moments = ['keydown', 'pointerdown', 'click', 'pagehide', 'animationend'];
  /** @param {Event} event */
  const endSplash = ({ target, type }) => {
    if (type === 'animationend' && /** @type {Element} */ (target).id !== 'splash') return;
    root.dataset.splash = '';
    for (const moment of moments) removeEventListener(moment, endSplash, true);
  };
  for (const moment of moments) addEventListener(moment, endSplash, { capture: true, passive: true });
  try {
    if (sessionStorage.getItem('splash_seen')) root.dataset.splash = '';
    sessionStorage.setItem('splash_seen', '1');
    // Under reduced motion there is no splash now, and none later in this tab.
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) root.dataset.splash = '';
  } catch {}
  // Presses and submits before hydration are kept and replayed after it; the browser itself sends no form.
  /** @type {HTMLElement | undefined} */
  let early;
  /** @param {Event} event */
  const keep = (event) => {
    const { target, type } = event;
    const made = target instanceof Element && target.closest(type === 'submit' ? 'form' : 'button');
    if (!made) return;
    event.preventDefault();
    early = made;
  };
  const stop = () => {
    removeEventListener('click', keep, true);
    removeEventListener('submit', keep, true);
  };
  const make = () => {
    if (!early?.isConnected) return;
    if (early instanceof HTMLFormElement) early.requestSubmit();
    else early.click();
  };
  addEventListener('click', keep, true);
  addEventListener('submit', keep, true);
  addEventListener('site-listening', stop, { once: true });
  addEventListener('site-hydrated', make, { once: true });
  // The prerendered page ignores the query: its results are hidden until the right ones are rendered (RTE-5).
  if (location.search) root.dataset.query = '';
})();
