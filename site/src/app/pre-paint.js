// Runs before the first paint and must survive anything: what it sets saves a flash of the wrong page.
(() => {
  const root = document.documentElement;
  root.dataset.js = '';
  // Before the browser restores a position: home begins at the top, other pages restore it themselves (RTE-3).
  history.scrollRestoration = 'manual';
  try {
    const { theme } = JSON.parse(localStorage.getItem('preferences') || '{}');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch {}
  // Whoever was signed in is not greeted as a guest while their session is being restored (NAV-7).
  try {
    const { id } = JSON.parse(localStorage.getItem('user') || '{}');
    if (Number.isInteger(id) && id > 0) root.dataset.session = '';
  } catch {}
  // A press before the page is alive is kept, and made again once it is; the form must not be sent meanwhile.
  /** @type {HTMLElement | undefined} */
  let early;
  /** @param {Event} event */
  const keep = (event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button) return;
    event.preventDefault();
    early = button;
  };
  addEventListener('click', keep, true);
  addEventListener('site-listens', () => removeEventListener('click', keep, true), { once: true });
  addEventListener('site-lives', () => early?.isConnected && early.click(), { once: true });
  // Results of a query are not in the prerendered page: hide what is there until they are (RTE-5).
  if (location.pathname === '/products' && location.search) root.dataset.query = '';
})();
