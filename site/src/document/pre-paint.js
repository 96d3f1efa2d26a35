import { isSearchKey } from '../search/is-search-key.ts';

// Runs before the first paint and must never throw: it prevents a flash of the wrong page.
(() => {
  const root = document.documentElement;
  root.dataset.js = '';
  // Early: home starts at the top, and other pages restore their scroll position themselves (RTE-3).
  history.scrollRestoration = 'manual';
  let hasSlash = true;
  try {
    const { theme, background, embeds, searchKey } = JSON.parse(localStorage.getItem('preferences') || '{}');
    hasSlash = searchKey !== 'off';
    // A malformed record sets nothing.
    if (/^(system|light|dark),(|on|paused|off),(|ask|load)$/.test(`${[theme, background, embeds]}`)) {
      if (background && background !== 'on') root.dataset.background = background;
      if (embeds === 'load') root.dataset.embeds = '';
      if (theme !== 'system') root.dataset.theme = theme;
    }
  } catch {}
  // A member is not shown guest links while the session is being restored (NAV-7), and whoever may have a cart no empty one.
  try {
    if (localStorage.getItem('cart')) root.dataset.cart = '';
    const { id } = JSON.parse(localStorage.getItem('user') || '{}');
    if (Number.isInteger(id) && id > 0) root.dataset.session = '';
  } catch {}
  /** @type {string | null | undefined} */
  let isLater;
  let isStarted = false;
  /** @type {HTMLMetaElement | null | undefined} */
  const meta = document.querySelector?.('meta[name="start"]');
  const [entry = '', font, ...chunks] = meta?.content.split(' ') ?? [];
  const code = [entry, ...chunks];
  /** @param {object} attributes */
  const load = (attributes) =>
    document.head.append(Object.assign(document.createElement('link'), attributes));
  const fetchCode = () => {
    for (const href of code.splice(0)) load({ rel: 'modulepreload', fetchPriority: 'low', href });
  };
  // The site's code and its font start after the first paint, which they would delay.
  const start = () => {
    if (isStarted || !meta) return;
    isStarted = true;
    // Found in the cache before the first paint, which waits a moment for what is preloaded: before the code, which would
    // take all connections.
    if (isLater) load({ rel: 'preload', as: 'font', crossOrigin: '', href: font });
    fetchCode();
    // The page is hidden for the frames in which its font changes, so that nothing is seen to move, and fades in again where
    // no splash is above it: first around the main part, last in its forms and most items of its lists, since one layout of
    // all is a long task on a slow device. While a field or a link has focus, the font waits for the next page.
    const marks = ['', 'c1', 'c2', 'c3'];
    const changeFont = () => {
      root.dataset.font = marks.pop();
      if (marks.length > 0) requestAnimationFrame(changeFont);
    };
    import(entry)
      // Without the site's code the session is never restored.
      .catch(() => delete root.dataset.session)
      // After the code: it can wait until the splash ends. A later document has it from the cache, or does without.
      .then(() => {
        if (!isLater) return document.fonts.load("1em 'Loomwright Sans'");
      })
      .then((fonts) => {
        if (fonts && document.activeElement === document.body) requestAnimationFrame(changeFont);
      })
      .catch(() => {});
  };
  // The splash is for the first page of a tab, and ends at any key or press (SPL-2).
  const moments = ['keydown', 'pointerdown', 'click', 'pagehide', 'animationend'];
  /** @param {Event} event */
  const endSplash = ({ target, type }) => {
    if (type === 'animationend' && /** @type {Element} */ (target).id !== 'splash') return;
    root.dataset.splash = '';
    if (type !== 'pagehide' && type !== 'animationend') start();
    for (const moment of moments) removeEventListener(moment, endSplash, true);
  };
  for (const moment of moments) addEventListener(moment, endSplash, { capture: true, passive: true });
  try {
    isLater = sessionStorage.getItem('splash_seen');
    if (isLater) root.dataset.splash = root.dataset.font = '';
    sessionStorage.setItem('splash_seen', '1');
    // Under reduced motion there is no splash now, and none later in this tab.
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) root.dataset.splash = '';
  } catch {}
  // Presses, submits and the search's key before hydration are kept and replayed after it; the browser sends no form.
  /** @type {HTMLElement | undefined} */
  let early;
  /** @param {Event} event */
  const keep = (event) => {
    const { target, type } = event;
    const { key, repeat } = /** @type {KeyboardEvent} */ (event);
    // A held Enter would follow a link, or open and close a question, again and again.
    if (repeat && key === 'Enter' && target instanceof Element && target.closest('a, summary'))
      event.preventDefault();
    /** @type {HTMLElement | false | null | undefined} */
    const made =
      type === 'keydown'
        ? isSearchKey(/** @type {KeyboardEvent} */ (event), hasSlash) &&
          document.querySelector('[aria-keyshortcuts]')
        : target instanceof Element && target.closest(type === 'submit' ? 'form' : 'button');
    if (!made) return;
    event.preventDefault();
    early = made;
    start();
  };
  const kept = ['keydown', 'click', 'submit'];
  /** @param {Event} event whose `detail` finds what React has rendered in place of an element of the document */
  const make = (event) => {
    for (const type of kept) removeEventListener(type, keep, true);
    const made = early && /** @type {CustomEvent} */ (event).detail(early);
    if (made instanceof HTMLFormElement) made.requestSubmit();
    else made?.click();
  };
  for (const type of kept) addEventListener(type, keep, true);
  addEventListener('site-hydrated', make, { once: true });
  // At once in a later document of the tab, where they are cached, and in a hidden one, which is not painted. Over a slow
  // line, which took long to bring this, the code is fetched meanwhile.
  const { performance: timing, PerformanceObserver: Observer } = globalThis;
  if (isLater || document.hidden || !Observer?.supportedEntryTypes?.includes('paint')) start();
  else {
    if (meta && timing.now() > 150) fetchCode();
    new Observer((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) start();
    }).observe({ type: 'paint', buffered: true });
  }
  // The prerendered page ignores the query: its results are hidden until the right ones are rendered (RTE-5).
  if (location.search) root.dataset.query = '';
})();
