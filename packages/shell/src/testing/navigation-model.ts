import fc from 'fast-check';
import type { NavigationFact, NavigationView, SiteLocation, Visit } from '../navigation.machine.ts';

/** Paths of a small site. */
export const paths = ['/', '/about', '/products', '/cart'] as const;

/** The titles of the small site, one a path. */
export const titleOfPath = (pathname: string): string => `Title of ${pathname}`;

/** Addresses of the small site: queries and hashes often, so that only a part of an address changes. */
export const siteLocations: fc.Arbitrary<SiteLocation> = fc.record(
  {
    pathname: fc.constantFrom(...paths),
    search: fc.constantFrom('', '?q=a', '?q=ab'),
    hash: fc.constantFrom('', '#team'),
  },
  { noNullPrototype: true },
);

/** Ways a person comes to a page while the site is open. */
export const visits: fc.Arbitrary<Visit> = fc.record(
  { location: siteLocations, cause: fc.constantFrom('link' as const, 'history' as const) },
  { noNullPrototype: true },
);

/** One step of a navigation: the person goes somewhere or tries again, or the page's code comes, is gone, or breaks. */
export type NavigationStep =
  | { readonly type: 'go'; readonly visit: Visit }
  | { readonly type: 'retry' }
  | { readonly type: 'arrives' }
  | { readonly type: 'isMissing'; readonly hasReloaded: boolean }
  | { readonly type: 'breaks' }
  | { readonly type: 'reloadBreaks' }
  | { readonly type: 'redirect' }
  | { readonly type: 'redirectBreaks' };

/** Steps of a navigation, going somewhere most often. */
export const navigationSteps: fc.Arbitrary<NavigationStep> = fc.oneof(
  { weight: 4, arbitrary: visits.map((visit): NavigationStep => ({ type: 'go', visit })) },
  { weight: 3, arbitrary: fc.constant<NavigationStep>({ type: 'arrives' }) },
  {
    weight: 2,
    arbitrary: fc.boolean().map((hasReloaded): NavigationStep => ({ type: 'isMissing', hasReloaded })),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom<NavigationStep>(
      { type: 'retry' },
      { type: 'breaks' },
      { type: 'reloadBreaks' },
      { type: 'redirect' },
      { type: 'redirectBreaks' },
    ),
  },
);

/** What a navigation must be, kept without a statechart. */
export interface NavigationModel {
  readonly status: 'settled' | 'loading' | 'reloading' | 'failed' | 'redirecting';
  readonly shown: Visit;
  readonly wanted: Visit;
  /** Paths whose code is here. */
  readonly loaded: readonly string[];
  readonly facts: readonly NavigationFact[];
}

const show = (model: NavigationModel, status: 'settled' | 'failed', visit: Visit): NavigationModel => {
  const { pathname } = visit.location;
  const title = pathname === model.shown.location.pathname ? undefined : titleOfPath(pathname);
  return {
    ...model,
    status,
    shown: visit,
    wanted: visit,
    facts: [...model.facts, { type: 'navigation.shown', location: visit.location, title }],
  };
};

export const createNavigationModel = (location: SiteLocation, loaded: readonly string[]): NavigationModel => {
  const visit: Visit = { location, cause: 'document' };
  const status = loaded.includes(location.pathname) ? 'settled' : 'loading';
  return { status, shown: visit, wanted: visit, loaded, facts: [] };
};

/** What a step makes of the model; a step that cannot happen changes nothing. */
export const stepNavigationModel = (model: NavigationModel, step: NavigationStep): NavigationModel => {
  const { status, wanted, loaded } = model;
  switch (step.type) {
    case 'go':
      return loaded.includes(step.visit.location.pathname)
        ? show(model, 'settled', step.visit)
        : { ...model, status: 'loading', wanted: step.visit };
    case 'retry':
      return status === 'failed' ? { ...model, status: 'loading' } : model;
    case 'arrives':
      return status === 'loading'
        ? show({ ...model, loaded: [...loaded, wanted.location.pathname] }, 'settled', wanted)
        : model;
    case 'isMissing':
      if (status !== 'loading') return model;
      return step.hasReloaded ? show(model, 'failed', wanted) : { ...model, status: 'reloading' };
    case 'breaks':
      return status === 'loading' ? show(model, 'failed', wanted) : model;
    case 'redirect':
      return { ...model, status: 'redirecting' };
    case 'redirectBreaks':
      return status === 'redirecting' ? { ...model, status: 'settled' } : model;
    case 'reloadBreaks':
      return status === 'reloading' ? show(model, 'failed', wanted) : model;
  }
};

/** What the model shows, to be compared with the machine's view. */
export const toModelView = ({ status, shown }: NavigationModel): NavigationView => ({
  visit: shown,
  isLoading: status === 'loading',
  isFailed: status === 'failed',
});
