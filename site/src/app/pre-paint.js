// Runs before the first paint and must survive anything: what it sets saves a flash of the wrong page.
(() => {
  const root = document.documentElement;
  root.dataset.js = '';
  // Before the browser restores a position: home begins at the top, other pages restore it themselves (RTE-3).
  history.scrollRestoration = 'manual';
  try {
    const { theme, background, embeds } = JSON.parse(localStorage.getItem('preferences') || '{}');
    // A record that nobody will be able to read marks nothing.
    if (/^(system|light|dark),(|on|paused|off),(|ask|load)$/.test(`${[theme, background, embeds]}`)) {
      if (background && background !== 'on') root.dataset.background = background;
      if (embeds === 'load') root.dataset.embeds = '';
      if (theme !== 'system') root.dataset.theme = theme;
    }
  } catch {}
  // Whoever was signed in is not greeted as a guest while their session is being restored (NAV-7).
  try {
    const { id } = JSON.parse(localStorage.getItem('user') || '{}');
    if (Number.isInteger(id) && id > 0) root.dataset.session = '';
  } catch {}
  // Without the site's code nobody will ever restore it.
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
    // Where there is none to see, none comes later either.
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) root.dataset.splash = '';
  } catch {}
  // A press, or a form sent, before the page is alive is kept, and made again once it is: no form goes anywhere else.
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
  addEventListener('site-listens', stop, { once: true });
  addEventListener('site-lives', make, { once: true });
  // What a query asks for is not in the prerendered page: what stands in its place is hidden until it is (RTE-5).
  if (location.search) root.dataset.query = '';
})();
