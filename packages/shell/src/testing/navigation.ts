import type { SiteLocation } from '@loomwright/kit';
import { createRecordingListener, events, type Generated, oneOf, plain } from '@loomwright/machine-testing';
import fc from 'fast-check';
import type { LoadPageOutcome, NavigationFact, Visit } from '../navigation.machine.ts';

export const titleOfPath = (pathname: string): string => `Title of ${pathname}`;

/** There are few values, so that often only the query or the hash differs. */
export const siteLocations: fc.Arbitrary<SiteLocation> = plain({
  pathname: oneOf('/', '/about', '/products', '/cart'),
  search: oneOf('', '?q=a', '?q=ab'),
  hash: oneOf('', '#team'),
});

export const visits: fc.Arbitrary<Visit> = plain({
  location: siteLocations,
  cause: oneOf('link', 'history'),
});

export const navigationSteps = events({
  go: [20, { visit: visits, isLoaded: fc.boolean() }],
  'navigation.retry': 3,
  'navigation.redirect': [3, { to: oneOf('/login') }],
  arrives: 15,
  isMissing: [10, { hasReloaded: fc.boolean() }],
  'error.loadPage': 3,
  'error.reloadPage': 3,
  'error.replaceAddress': 3,
});
export type NavigationStep = Generated<typeof navigationSteps>;

/** `answer` returns the outcome of `loadPage`; pages load by default. */
export const createPagesFake = (
  loadedAtFirst: readonly string[] = [],
  answer: (pathname: string) => Promise<LoadPageOutcome> = async (pathname) => ({
    kind: 'loaded',
    title: titleOfPath(pathname),
  }),
) => {
  const loaded = new Set(loadedAtFirst);
  const asked: string[] = [];
  const reloads: SiteLocation[] = [];
  const replaced: string[] = [];
  return {
    loaded,
    asked,
    reloads,
    replaced,
    listener: createRecordingListener<NavigationFact>(),
    go: (visit: Visit, isLoaded = loaded.has(visit.location.pathname)) => ({
      type: 'location.changed' as const,
      visit,
      isLoaded,
      title: titleOfPath(visit.location.pathname),
    }),
    ports: {
      loadPage: async (pathname: string) => {
        asked.push(pathname);
        const outcome = await answer(pathname);
        if (outcome.kind === 'loaded') loaded.add(pathname);
        return outcome;
      },
      reloadAt: (location: SiteLocation) => void reloads.push(location),
      replaceAddress: (to: string) => void replaced.push(to),
    },
  };
};
