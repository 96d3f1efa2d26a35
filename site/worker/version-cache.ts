import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { isPage, type ListedFile, type OfflineList } from './offline-list.ts';

const PREFIX = 'loomwright-';
const MAX_OLDER = 2;
/** Consecutive failures after which the browser counts as offline. */
const MAX_FAILURES = 3;

const integrityOf = (hash: string) => `sha256-${hash}`;
const isHashed = (address: string) => address.startsWith('/assets/');

const digestOf = async (response: Response) => {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
};

/** The cache of one version. Integrity hashes exclude files of a newer deployment. */
export const createVersionCache = (list: OfflineList) => {
  const cacheName = PREFIX + list.version;
  const all: readonly ListedFile[] = [...list.shell, ...list.rest];
  const files: readonly ListedFile[] = [...all, ...list.used];
  const hashes = new Map(files);
  const sound = new Set<string>();

  const controller = new PrecacheController({
    cacheName,
    plugins: [
      {
        // Documents for unknown addresses have status 404.
        cacheWillUpdate: async ({ request, response }) =>
          response.status === 200 || (response.status === 404 && isPage(new URL(request.url).pathname))
            ? response
            : null,
      },
    ],
  });
  controller.addToCacheList(
    files.map(([url, hash]) => ({
      url,
      revision: isHashed(url) ? null : hash.slice(0, 16),
      integrity: integrityOf(hash),
    })),
  );
  const keyOf = (address: string) => controller.getCacheKeyForURL(address) ?? address;

  /** Deletes a corrupted entry. Each sound entry is checked only once while the worker runs. */
  const check = async (address: string) => {
    if (sound.has(address)) return;
    const cache = await caches.open(cacheName);
    const response = await cache.match(keyOf(address));
    if (!response) return;
    if ((await digestOf(response).catch(() => '')) === hashes.get(address)) sound.add(address);
    else await cache.delete(keyOf(address));
  };

  /** Returns a file from the cache, or fetches and caches it. Rejects if neither succeeds. */
  const take = async (address: string, event: ExtendableEvent): Promise<Response> => {
    await check(address);
    const integrity = integrityOf(hashes.get(address) ?? '');
    return controller.strategy.handle({
      request: new Request(address, {
        integrity,
        credentials: 'same-origin',
        cache: isHashed(address) ? 'default' : 'no-cache',
      }),
      event,
      params: { cacheKey: keyOf(address), integrity },
    });
  };

  const findMissing = async (wanted: readonly ListedFile[]): Promise<readonly string[]> => {
    const cache = await caches.open(cacheName);
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    return wanted.map(([address]) => address).filter((address) => !kept.has(keyOf(address)));
  };

  const fetchAll = async (wanted: readonly ListedFile[], event: ExtendableEvent) => {
    for (const address of await findMissing(wanted)) await take(address, event);
  };

  /** Like `fetchAll`, but stops when `isOver` returns true. The next page retries files that fail. */
  const fetchMissing = async (event: ExtendableEvent, isOver: () => boolean) => {
    let failures = 0;
    for (const address of await findMissing(all)) {
      if (isOver() || failures === MAX_FAILURES) return;
      failures = await take(address, event).then(
        () => 0,
        () => failures + 1,
      );
    }
  };

  return {
    take,
    fetchShell: (event: ExtendableEvent) => fetchAll(list.shell, event),
    fetchWhole: (event: ExtendableEvent) => fetchAll(all, event),
    fetchMissing,
    /** Deletes the cached documents, because the host has another version. The network then answers. */
    retire: async () => {
      const cache = await caches.open(cacheName);
      await Promise.all(files.map(([address]) => isPage(address) && cache.delete(keyOf(address))));
    },
    /** Deletes other versions, but keeps the latest two if other tabs may still run them. */
    deleteOthers: async (hasOtherTabs: boolean) => {
      const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== cacheName);
      const gone = hasOtherTabs ? others.slice(0, -MAX_OLDER) : others;
      await Promise.all(gone.map((name) => caches.delete(name)));
    },
  };
};
