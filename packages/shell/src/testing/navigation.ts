import type { SiteLocation } from '@loomwright/kit';
import { createRecordingListener } from '@loomwright/kit/testing';
import fc from 'fast-check';
import type { LoadPageOutcome, NavigationFact, Visit } from '../navigation.machine.ts';

/** Paths of a small site. */
const paths = ['/', '/about', '/products', '/cart'] as const;

export const titleOfPath = (pathname: string): string => `Title of ${pathname}`;

/** Addresses of the small site; often only the query or the hash differs. */
export const siteLocations: fc.Arbitrary<SiteLocation> = fc.record(
  {
    pathname: fc.constantFrom(...paths),
    search: fc.constantFrom('', '?q=a', '?q=ab'),
    hash: fc.constantFrom('', '#team'),
  },
  { noNullPrototype: true },
);

/** Navigations while the site is open. */
export const visits: fc.Arbitrary<Visit> = fc.record(
  { location: siteLocations, cause: fc.constantFrom('link' as const, 'history' as const) },
  { noNullPrototype: true },
);

/** One step of a navigation: the user goes somewhere or retries, or a port ends. */
export type NavigationStep =
  | { readonly type: 'go'; readonly visit: Visit; readonly isLoaded: boolean }
  | { readonly type: 'isMissing'; readonly hasReloaded: boolean }
  | { readonly type: 'retry' | 'arrives' | 'breaks' | 'reloadBreaks' | 'redirect' | 'redirectBreaks' };

export const navigationSteps: fc.Arbitrary<NavigationStep> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant('go' as const), visit: visits, isLoaded: fc.boolean() }),
  },
  { weight: 3, arbitrary: fc.constant({ type: 'arrives' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('isMissing' as const), hasReloaded: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(
        'retry' as const,
        'breaks' as const,
        'reloadBreaks' as const,
        'redirect' as const,
        'redirectBreaks' as const,
      )
      .map((type) => ({ type })),
  },
);

/** The pages of a small site: those that are loaded, and what the ports were asked. `answer` is the outcome of loading one;
 * by default it is loaded. */
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
    /** The event of a navigation. */
    go: (visit: Visit) => ({
      type: 'location.changed' as const,
      visit,
      isLoaded: loaded.has(visit.location.pathname),
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
