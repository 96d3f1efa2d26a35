/**
 * The service worker (SEO-1): it serves one version of the site as a whole, from this browser. Whatever fails in it, the
 * network answers as without it.
 */
import type { FromPage } from './from-page.ts';
import { createKeptFiles } from './kept-files.ts';
import type { OfflineList } from './offline-list.ts';
import { type Answer, createRouter } from './route-request.ts';

declare const self: ServiceWorkerGlobalScope;
/** Replaced by the build, which knows the files last. */
declare const OFFLINE_LIST: OfflineList;

const list = OFFLINE_LIST;
const files = createKeptFiles(list);
const routeRequest = createRouter(list, self.location.origin);

const savesData = () =>
  (self.navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

self.addEventListener('install', (event) => {
  const install = async () => {
    await files.fetchShell(event);
    // An update takes over as complete as what it replaces.
    if (self.registration.active && !savesData()) await files.fetchWhole(event);
  };
  event.waitUntil(install());
});

/** Deletes older versions, unless tabs may run them or an update waits. */
const tidy = async (current?: string) => {
  if (self.registration.waiting || self.registration.installing) return;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await files.deleteOthers(tabs.some(({ id }) => id !== current));
};

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), tidy().catch(() => {})]));
});

self.addEventListener('message', (event) => {
  const message = event.data as FromPage;
  if (message.type === 'activate') return event.waitUntil(self.skipWaiting());
  const { source } = event;
  const keep = async () => {
    await tidy(source instanceof Client ? source.id : undefined).catch(() => {});
    // An update that is accepted waits for what this worker still does.
    if (!message.savesData) await files.fetchMissing(event, () => self.registration.waiting !== null);
  };
  // What is missing is fetched with the next page.
  event.waitUntil(keep().catch(() => {}));
});

/** A listed file; from the network as it is there when it is another one by now. */
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
      // The page is shown in this document once its code is there, or says that it is not.
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
