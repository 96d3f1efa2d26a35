/**
 * Which page is shown (RTE-3, RTE-6). The page before stays until the next one's code is here; the latest wish wins; a
 * page known already is shown at once, so that typing into an address's query never lags. Code that cannot be loaded
 * after a deploy reloads the page once, then says so.
 */
import type { Listener } from '@loomwright/kit';
import {
  type ActorRefFrom,
  assign,
  fromCallback,
  fromPromise,
  type SnapshotFrom,
  sendTo,
  setup,
} from 'xstate';

/** An address within the site: parts as the browser spells them (`/products`, `?q=x`, `#team`). */
export interface SiteLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** A page being shown, and how the person came to it. */
export interface Visit {
  readonly location: SiteLocation;
  /** With its document, by a link or a form of the site, or by Back and Forward. */
  readonly cause: 'document' | 'link' | 'history';
}

/** What loading a page's code came to; `missing` says whether reloading was tried already. */
export type LoadPageOutcome =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'missing'; readonly hasReloaded: boolean };

/** Another address is shown; `title` is there only when the person came to another page. */
export interface NavigationFact {
  readonly type: 'navigation.shown';
  readonly location: SiteLocation;
  readonly title: string | undefined;
}

export type NavigationEvent =
  | { readonly type: 'location.changed'; readonly visit: Visit }
  | { readonly type: 'navigation.redirect'; readonly to: string }
  | { readonly type: 'navigation.retry' };

export interface NavigationInput {
  readonly location: SiteLocation;
  readonly listener: Listener<NavigationFact>;
}

export interface NavigationContext {
  readonly listener: NavigationInput['listener'];
  readonly shown: Visit;
  readonly wanted: Visit;
}

export interface NavigationPorts {
  /** Whether the code of the page at this path is here. */
  readonly isPageLoaded: (pathname: string) => boolean;
  readonly loadPage: (pathname: string) => Promise<LoadPageOutcome>;
  /** Leaves for the address by loading its document anew. */
  readonly reloadAt: (location: SiteLocation) => void;
  /** Puts another address of the site in the place of the one in the address bar. */
  readonly replaceAddress: (to: string) => void;
  readonly titleOf: (pathname: string) => string;
}

// An invoke's input is made from the event that leads there; the types do not know which one that is.
const toTarget = (event: { readonly type: string }): string => ('to' in event ? String(event.to) : '/');

export const createNavigationMachine = ({
  isPageLoaded,
  loadPage,
  reloadAt,
  replaceAddress,
  titleOf,
}: NavigationPorts) =>
  setup({
    types: {
      context: {} as NavigationContext,
      events: {} as NavigationEvent,
      input: {} as NavigationInput,
    },
    actors: {
      loadPage: fromPromise<LoadPageOutcome, { readonly pathname: string }>(({ input }) =>
        loadPage(input.pathname),
      ),
      reloadPage: fromCallback<NavigationEvent, SiteLocation>(({ input }) => reloadAt(input)),
      replaceAddress: fromCallback<NavigationEvent, string>(({ input }) => replaceAddress(input)),
    },
    actions: {
      want: assign({ wanted: (_, { visit }: { visit: Visit }) => visit }),
      show: assign({ shown: ({ context }) => context.wanted }),
      sayShown: sendTo(
        ({ context }) => context.listener,
        ({ context: { shown, wanted } }): NavigationFact => {
          const { pathname } = wanted.location;
          return {
            type: 'navigation.shown',
            location: wanted.location,
            title: pathname === shown.location.pathname ? undefined : titleOf(pathname),
          };
        },
      ),
    },
    guards: {
      isLoaded: (_, { visit }: { visit: Visit }) => isPageLoaded(visit.location.pathname),
      isMissing: (_, { outcome }: { outcome: LoadPageOutcome }) => outcome.kind === 'missing',
      isMissingAtFirst: (_, { outcome }: { outcome: LoadPageOutcome }) =>
        outcome.kind === 'missing' && !outcome.hasReloaded,
    },
  }).createMachine({
    id: 'navigation',
    description: 'Which page is shown.',
    context: ({ input: { listener, location } }) => {
      const visit: Visit = { location, cause: 'document' };
      return { listener, shown: visit, wanted: visit };
    },
    initial: 'arriving',
    on: {
      'location.changed': [
        {
          guard: { type: 'isLoaded', params: ({ event }) => event },
          target: '.settled',
          actions: [{ type: 'want', params: ({ event }) => event }, 'sayShown', 'show'],
        },
        { target: '.loading', reenter: true, actions: { type: 'want', params: ({ event }) => event } },
      ],
      'navigation.redirect': { target: '.redirecting', reenter: true },
    },
    states: {
      arriving: {
        description: 'The page that came with the document: its code is here, unless it could not be loaded.',
        always: [
          {
            guard: { type: 'isLoaded', params: ({ context }) => ({ visit: context.wanted }) },
            target: 'settled',
          },
          { target: 'loading' },
        ],
      },
      settled: { description: 'The page that was wanted is shown.' },
      loading: {
        description: 'The code of the wanted page is on its way; the page before is still shown.',
        invoke: {
          id: 'loadPage',
          src: 'loadPage',
          input: ({ context }) => ({ pathname: context.wanted.location.pathname }),
          onDone: [
            {
              guard: { type: 'isMissingAtFirst', params: ({ event }) => ({ outcome: event.output }) },
              target: 'reloading',
            },
            {
              guard: { type: 'isMissing', params: ({ event }) => ({ outcome: event.output }) },
              target: 'failed',
              actions: ['sayShown', 'show'],
            },
            { target: 'settled', actions: ['sayShown', 'show'] },
          ],
          onError: { target: 'failed', actions: ['sayShown', 'show'] },
        },
      },
      reloading: {
        description: 'The code is gone, probably replaced by a newer version: the document is loaded anew.',
        invoke: {
          id: 'reloadPage',
          src: 'reloadPage',
          input: ({ context }) => context.wanted.location,
          onError: { target: 'failed', actions: ['sayShown', 'show'] },
        },
      },
      redirecting: {
        description: 'The person may not be here: the address is being replaced, which is heard of at once.',
        invoke: {
          id: 'replaceAddress',
          src: 'replaceAddress',
          input: ({ event }) => toTarget(event),
          onError: { target: 'settled' },
        },
      },
      failed: {
        description: 'The page could not be loaded; the person can try again or go elsewhere.',
        on: { 'navigation.retry': { target: 'loading' } },
      },
    },
  });

export type NavigationMachine = ReturnType<typeof createNavigationMachine>;
export type NavigationActor = ActorRefFrom<NavigationMachine>;
export type NavigationSnapshot = SnapshotFrom<NavigationMachine>;

export interface NavigationView {
  readonly visit: Visit;
  readonly isLoading: boolean;
  readonly isFailed: boolean;
}

export const toNavigationView = (snapshot: NavigationSnapshot): NavigationView => ({
  visit: snapshot.context.shown,
  isLoading: snapshot.matches('loading'),
  isFailed: snapshot.matches('failed'),
});
