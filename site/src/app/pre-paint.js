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
  // Results of a query are not in the prerendered page: hide what is there until they are (RTE-5).
  if (location.pathname === '/products' && location.search) root.dataset.query = '';
})();
