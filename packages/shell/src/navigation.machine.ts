/**
 * The latest navigation wins (RTE-3, RTE-6). A page that has already loaded is shown synchronously, so that
 * typing a query does not lag. If code is missing, as after a deployment, the document reloads once.
 */
import { eventOf, type Listener, type SiteLocation } from '@loomwright/kit';
import { assign, fromCallback, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate';

export interface Visit {
  readonly location: SiteLocation;
  /** `document`: a page load. `link`: a link or form. `history`: Back or Forward. */
  readonly cause: 'document' | 'link' | 'history';
}

export type LoadPageOutcome =
  | { readonly kind: 'loaded'; readonly title: string }
  | { readonly kind: 'missing'; readonly hasReloaded: boolean };

/** `title` is undefined if only the query or the hash changed. */
export interface NavigationFact {
  readonly type: 'navigation.shown';
  readonly location: SiteLocation;
  readonly title: string | undefined;
}

/** `title` may be empty until the page has loaded. */
export type NavigationEvent =
  | {
      readonly type: 'location.changed';
      readonly visit: Visit;
      readonly isLoaded: boolean;
      readonly title: string;
    }
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
  readonly title: string;
}

export interface NavigationPorts {
  readonly loadPage: (pathname: string) => Promise<LoadPageOutcome>;
  readonly reloadAt: (location: SiteLocation) => void;
  readonly replaceAddress: (to: string) => void;
}

export const createNavigationMachine = ({ loadPage, reloadAt, replaceAddress }: NavigationPorts) =>
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
      setWanted: assign(({ event }) => {
        const { visit, title } = eventOf(event, 'location.changed');
        return { wanted: visit, title };
      }),
      setTitle: assign(({ context }, outcome: LoadPageOutcome) => ({
        title: outcome.kind === 'loaded' ? outcome.title : context.title,
      })),
      show: assign({ shown: ({ context }) => context.wanted }),
      notifyListener: sendTo(
        ({ context }) => context.listener,
        ({ context: { shown, title, wanted } }): NavigationFact => ({
          type: 'navigation.shown',
          location: wanted.location,
          title: wanted.location.pathname === shown.location.pathname ? undefined : title,
        }),
      ),
    },
    guards: {
      isLoaded: ({ event }) => eventOf(event, 'location.changed').isLoaded,
      isMissing: (_, outcome: LoadPageOutcome) => outcome.kind === 'missing',
      canReload: (_, outcome: LoadPageOutcome) => outcome.kind === 'missing' && !outcome.hasReloaded,
    },
  }).createMachine({
    id: 'navigation',
    description: 'Decides which page is shown.',
    context: ({ input: { listener, location } }) => {
      const visit: Visit = { location, cause: 'document' };
      return { listener, shown: visit, wanted: visit, title: '' };
    },
    initial: 'settled',
    on: {
      'location.changed': [
        { guard: 'isLoaded', target: '.settled', actions: ['setWanted', 'notifyListener', 'show'] },
        { target: '.loading', reenter: true, actions: 'setWanted' },
      ],
      'navigation.redirect': { target: '.redirecting', reenter: true },
    },
    states: {
      settled: { description: 'Shows the wanted page.' },
      loading: {
        description: 'Loads the code of the wanted page; the previous page stays.',
        invoke: {
          id: 'loadPage',
          src: 'loadPage',
          input: ({ context }) => ({ pathname: context.wanted.location.pathname }),
          onDone: [
            { guard: { type: 'canReload', params: ({ event }) => event.output }, target: 'reloading' },
            {
              guard: { type: 'isMissing', params: ({ event }) => event.output },
              target: 'failed',
              actions: ['notifyListener', 'show'],
            },
            {
              target: 'settled',
              actions: [{ type: 'setTitle', params: ({ event }) => event.output }, 'notifyListener', 'show'],
            },
          ],
          onError: { target: 'failed', actions: ['notifyListener', 'show'] },
        },
      },
      reloading: {
        description: 'Reloads the document: the code is gone, probably replaced by a newer version.',
        invoke: {
          id: 'reloadPage',
          src: 'reloadPage',
          input: ({ context }) => context.wanted.location,
          onError: { target: 'failed', actions: ['notifyListener', 'show'] },
        },
      },
      redirecting: {
        description:
          'Replaces the address of a page that the visitor may not see; the new one arrives as an event.',
        invoke: {
          id: 'replaceAddress',
          src: 'replaceAddress',
          input: ({ event }) => eventOf(event, 'navigation.redirect').to,
          onError: { target: 'settled' },
        },
      },
      failed: {
        description: 'The page could not be loaded; the user can retry or leave.',
        on: { 'navigation.retry': { target: 'loading' } },
      },
    },
  });

export type NavigationSnapshot = SnapshotFrom<ReturnType<typeof createNavigationMachine>>;

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
