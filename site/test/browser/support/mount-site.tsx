import { createRoot } from 'react-dom/client';
import { afterEach, expect } from 'vitest';
import { createBrowserStore } from '../../../src/adapters/browser-store.ts';
import { reportErrors } from '../../../src/app/report-errors.ts';
import type { Platform, Site } from '../../../src/app/site.ts';
import { App } from '../../../src/app.tsx';
import { createSite } from '../../../src/create-site.ts';
import { loadPageAt, pageFacts } from '../../../src/router/page-cache.ts';
import { listenForSearch } from '../../../src/search/listen-for-search.ts';

const locationOf = (to: string) => {
  const { pathname, search, hash } = new URL(to, window.location.origin);
  return { pathname, search, hash };
};

let unmount = () => {};
export let goBack = () => {};
const turns = async () => {
  const { held = [], pending = [] } = await navigator.locks.query();
  return [...held, ...pending].filter(({ name = '' }) => /^loomwright \S+$/.test(name));
};

/** Waits for pending writes, which would otherwise affect the next mount. */
export const leaveSite = async () => {
  unmount();
  unmount = () => {};
  await expect.poll(turns).toEqual([]);
};

afterEach(async () => {
  await leaveSite();
  localStorage.clear();
  sessionStorage.clear();
});

/** Logins fail, because no password hash is stored. Unmounts the site after the test or on the next call. */
export const mountSite = async (
  path: string,
  texts: Readonly<Record<string, string>> = {},
  platform: Partial<Platform> = {},
): Promise<Site> => {
  await leaveSite();
  for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  const visited = [locationOf(path)];
  const location = locationOf(path);
  await loadPageAt(location.pathname, () => true);
  const visit = (cause: 'link' | 'history') => {
    const shown = visited.at(-1) ?? location;
    site.navigation.send({
      type: 'location.changed',
      visit: { location: shown, cause },
      ...pageFacts(shown.pathname),
    });
  };
  goBack = () => {
    visited.pop();
    visit('history');
  };
  const log =
    platform.log ??
    ((message) => {
      throw new Error(`unexpected: ${message}`);
    });
  const site: Site = createSite(
    {
      store: createBrowserStore(),
      log,
      navigate: (to, { replace = false } = {}) => {
        const next = locationOf(to);
        const isSame = JSON.stringify(next) === JSON.stringify(visited.at(-1));
        if (replace || isSame) visited.pop();
        visited.push(next);
        visit('link');
      },
      savedScrollY: () => undefined,
      hasReloaded: () => true,
      goBack,
      reloadAt: () => {},
      loadHasher: () => Promise.reject(new Error('there is no hash')),
      now: () => Date.now(),
      currentYear: () => 2026,
      ...platform,
    },
    location,
  );
  // In production, the pre-paint script sets this.
  document.documentElement.dataset.js = '';
  const element = document.createElement('div');
  document.body.append(element);
  const root = createRoot(element, reportErrors(log));
  const hydrated = new Promise<void>((resolve) => root.render(<App site={site} onHydrated={resolve} />));
  site.app.start();
  const listening = new AbortController();
  listenForSearch(site, listening.signal);
  unmount = () => {
    listening.abort();
    root.unmount();
    site.app.stop();
    element.remove();
  };
  await hydrated;
  return site;
};
