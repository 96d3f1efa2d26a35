/** Serves one version of the site as a whole (SEO-1). After a failure, the network answers instead. */
import type { PageMessage } from './from-page.ts';
import type { OfflineList } from './offline-list.ts';
import { type Answer, createRouter } from './route-request.ts';
import { createVersionCache } from './version-cache.ts';

declare const self: ServiceWorkerGlobalScope;
declare const OFFLINE_LIST: OfflineList;

const list = OFFLINE_LIST;
const files = createVersionCache(list);
const routeRequest = createRouter(list, self.location.origin);

const savesData = () =>
  (self.navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

self.addEventListener('install', (event) => {
  const install = async () => {
    await files.fetchShell(event);
    // An update must be complete before it takes over, unless the connection saves data.
    if (self.registration.active && !savesData()) await files.fetchWhole(event);
  };
  event.waitUntil(install());
});

const tidy = async (current?: string) => {
  if (self.registration.waiting || self.registration.installing) return;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await files.deleteOthers(tabs.some(({ id }) => id !== current));
};

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), tidy().catch(() => {})]));
});

self.addEventListener('message', (event) => {
  const message = event.data as PageMessage;
  if (message.type === 'activate') return event.waitUntil(self.skipWaiting());
  const { source } = event;
  const keep = async () => {
    await tidy(source instanceof Client ? source.id : undefined).catch(() => {});
    // Stops early for an accepted update, which waits for this event.
    if (!message.savesData) await files.fetchMissing(event, () => self.registration.waiting !== null);
  };
  // Failures are ignored, because the next page tries again.
  event.waitUntil(keep().catch(() => {}));
});

/** Falls back to the network, because the deployed file may have changed. */
const takeListed = async (address: string, event: FetchEvent) => {
  try {
    return await files.take(address, event);
  } catch {
    const response = await fetch(event.request);
    if (response.ok || response.status === 404) await files.retire().catch(() => {});
    return response;
  }
};

const answer = async (route: Exclude<Answer, { kind: 'pass' }>, event: FetchEvent): Promise<Response> => {
  const isNavigation = event.request.mode === 'navigate';
  if (route.kind === 'listed')
    return takeListed(route.address, event).catch((error: unknown) => {
      // The blank document loads the code of the page, or shows that the page could not be loaded.
      if (isNavigation) return files.take(list.blank, event);
      throw error;
    });
  if (route.kind === 'other') return (await caches.match(event.request.url)) ?? fetch(event.request);
  try {
    return await fetch(event.request);
  } catch {
    return route.kind === 'redirect' ? Response.redirect(route.to, 302) : files.take(route.address, event);
  }
};

self.addEventListener('fetch', (event) => {
  const route = routeRequest(event.request);
  if (route.kind !== 'pass') event.respondWith(answer(route, event).catch(() => fetch(event.request)));
});
