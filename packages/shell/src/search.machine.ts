/** Loads the code and index of a search when it is first opened (SCH-1, DOC-1). */
import { type ActorRefFrom, fromPromise, type SnapshotFrom, setup } from 'xstate';

export type LoadSearchOutcome = { readonly kind: 'loaded' | 'missing' };

export interface SearchPorts {
  readonly loadSearch: () => Promise<LoadSearchOutcome>;
}

export type SearchEvent = { readonly type: 'search.open' } | { readonly type: 'search.close' };

export const createSearchMachine = ({ loadSearch }: SearchPorts) =>
  setup({
    types: { events: {} as SearchEvent, tags: {} as 'shown' },
    actors: { loadSearch: fromPromise<LoadSearchOutcome>(loadSearch) },
    guards: { isLoaded: (_, { kind }: LoadSearchOutcome) => kind === 'loaded' },
  }).createMachine({
    id: 'search',
    description: 'Shows a search, and loads its code and index.',
    initial: 'closed',
    states: {
      closed: {
        description: 'The search is closed, and its code has not loaded.',
        on: { 'search.open': { target: 'loading' } },
      },
      loading: {
        description: 'Shows the search while its code loads.',
        tags: 'shown',
        invoke: {
          id: 'loadSearch',
          src: 'loadSearch',
          onDone: [
            { guard: { type: 'isLoaded', params: ({ event }) => event.output }, target: 'open' },
            { target: 'failed' },
          ],
          onError: { target: 'failed' },
        },
        on: { 'search.close': { target: 'closed' } },
      },
      failed: {
        description: 'Shows that the code could not be loaded, and offers a retry.',
        tags: 'shown',
        on: { 'search.open': { target: 'loading' }, 'search.close': { target: 'closed' } },
      },
      open: {
        description: 'Shows the search with its results.',
        tags: 'shown',
        on: { 'search.close': { target: 'ready' } },
      },
      ready: {
        description: 'The search is closed; its code has loaded.',
        on: { 'search.open': { target: 'open' } },
      },
    },
  });

export type SearchActor = ActorRefFrom<ReturnType<typeof createSearchMachine>>;
export type SearchSnapshot = SnapshotFrom<ReturnType<typeof createSearchMachine>>;

export interface SearchView {
  readonly isShown: boolean;
  readonly isOpen: boolean;
  readonly isFailed: boolean;
}

export const toSearchView = (snapshot: SearchSnapshot): SearchView => ({
  isShown: snapshot.hasTag('shown'),
  isOpen: snapshot.matches('open'),
  isFailed: snapshot.matches('failed'),
});
