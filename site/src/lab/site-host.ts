import { findSummary } from '@loomwright/machines/charts';
import { useNavigation, useSearch } from '../app/providers.tsx';
import type { Site } from '../app/site.ts';
import type { LabHost } from './host.ts';

/** Caches loads by id. A failed load resolves to undefined, and the next call tries again. */
const memoizeById = <T>(load: (id: string) => Promise<T | undefined>) => {
  const loading = new Map<string, Promise<T | undefined>>();
  return (id: string): Promise<T | undefined> => {
    const known =
      loading.get(id) ??
      load(id).catch(() => {
        loading.delete(id);
        return undefined;
      });
    loading.set(id, known);
    return known;
  };
};

const hosts = new WeakMap<Site, LabHost>();

export const siteHost = (site: Site): LabHost => {
  const known = hosts.get(site);
  if (known) return known;
  let live: ReturnType<LabHost['live']> | undefined;
  const host: LabHost = {
    base: '',
    texts: {
      source: 'Source and rules',
      noCoverage: 'What the tests take could not be loaded. Reload the page to try again.',
    },
    useSearch,
    useIsDocument: () => useNavigation().visit.cause === 'document',
    notices: site.notices,
    has: (id) => findSummary(id) !== undefined,
    loadMachine: async (id) => (await import('@loomwright/machines/load')).loadMachine(id),
    testSource: (id) => ({
      imports: "import { loadMachine } from '@loomwright/machines/load';",
      simulated: `await loadMachine('${id}')`,
    }),
    coverage: memoizeById(async (id) => (await import('./site-files.ts')).loadCoverage(id)),
    source: memoizeById(async (id) => (await import('./site-files.ts')).loadSource(id)),
    revision: () => 0,
    live: () => {
      live ??= import('./live/live-actor.ts').then(({ liveActorOf }) => liveActorOf(site));
      return live;
    },
    followed: 'tabs',
  };
  hosts.set(site, host);
  return host;
};
