/**
 * Which page is shown (RTE-3, RTE-6). The previous page stays until the code of the next one is loaded; the latest
 * navigation wins; a page that is loaded is shown at once, so that typing into an address's query never lags. A page whose
 * code cannot be loaded, as after a deploy, is loaded with its document once, and has then failed.
 */
import { eventOf, type Listener, type SiteLocation } from '@loomwright/kit';
import { assign, fromCallback, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate';

/** A page being shown, and how the user came to it. */
export interface Visit {
  readonly location: SiteLocation;
  /** With its document, by a link or a form of the site, or by Back and Forward. */
  readonly cause: 'document' | 'link' | 'history';
}

/** The outcome of loading a page's code; `hasReloaded` says whether its document was reloaded already. */
export type LoadPageOutcome =
  | { readonly kind: 'loaded'; readonly title: string }
  | { readonly kind: 'missing'; readonly hasReloaded: boolean };

/** Another address is shown; `title` is there only when it belongs to another page. */
export interface NavigationFact {
  readonly type: 'navigation.shown';
  readonly location: SiteLocation;
  readonly title: string | undefined;
}

/** Whether the code of the page is loaded, and the title of the page, as far as it is known without its code. */
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
  /** Of the wanted page. */
  readonly title: string;
}

export interface NavigationPorts {
  readonly loadPage: (pathname: string) => Promise<LoadPageOutcome>;
  /** Reloads the document of an address. */
  readonly reloadAt: (location: SiteLocation) => void;
  /** Replaces the address in the address bar. */
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
    description: 'Which page is shown.',
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
      settled: { description: 'The wanted page is shown.' },
      loading: {
        description: 'The code of the wanted page is being loaded; the previous page is still shown.',
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
        description: 'The code is gone, probably replaced by a newer version: its document is reloaded.',
        invoke: {
          id: 'reloadPage',
          src: 'reloadPage',
          input: ({ context }) => context.wanted.location,
          onError: { target: 'failed', actions: ['notifyListener', 'show'] },
        },
      },
      redirecting: {
        description:
          'The visitor may not see the page: its address is replaced, which comes back as an event.',
        invoke: {
          id: 'replaceAddress',
          src: 'replaceAddress',
          input: ({ event }) => eventOf(event, 'navigation.redirect').to,
          onError: { target: 'settled' },
        },
      },
      failed: {
        description: 'The page could not be loaded; the user can retry or go elsewhere.',
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
