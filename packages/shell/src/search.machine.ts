/**
 * A search whose code, with its index, is loaded when it is first opened: the dialog on every page (SCH-1), and the one in
 * the documentation (DOC-1). It is shown from the press on, and says that it waits, or that the code could not be loaded.
 * What is typed into the dialog is decided by `search-box.machine.ts`, which is a part of that code.
 */
import { type ActorRefFrom, fromPromise, type SnapshotFrom, setup } from 'xstate';

/** `missing` when the code could not be loaded. */
export type LoadSearchOutcome = { readonly kind: 'loaded' | 'missing' };

export interface SearchPorts {
  readonly loadSearch: () => Promise<LoadSearchOutcome>;
}

export type SearchEvent =
  /** By its button, by a key, or by a retry. */
  | { readonly type: 'search.open' }
  /** By a person, or because another page is shown. */
  | { readonly type: 'search.close' };

export const createSearchMachine = ({ loadSearch }: SearchPorts) =>
  setup({
    types: { events: {} as SearchEvent, tags: {} as 'shown' },
    actors: { loadSearch: fromPromise<LoadSearchOutcome>(loadSearch) },
    guards: { isLoaded: (_, { kind }: LoadSearchOutcome) => kind === 'loaded' },
  }).createMachine({
    id: 'search',
    description: 'A search, and the loading of its code with its index.',
    initial: 'closed',
    states: {
      closed: {
        description: 'The search is not shown, and the code is not there.',
        on: { 'search.open': { target: 'loading' } },
      },
      loading: {
        description: 'The search waits for its code.',
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
        description: 'The code could not be loaded: the search says so, and offers a retry.',
        tags: 'shown',
        on: { 'search.open': { target: 'loading' }, 'search.close': { target: 'closed' } },
      },
      open: {
        description: 'The search has its results.',
        tags: 'shown',
        on: { 'search.close': { target: 'ready' } },
      },
      ready: {
        description: 'The search is not shown; what is typed right after the next opening reaches the field.',
        on: { 'search.open': { target: 'open' } },
      },
    },
  });

export type SearchActor = ActorRefFrom<ReturnType<typeof createSearchMachine>>;
export type SearchSnapshot = SnapshotFrom<ReturnType<typeof createSearchMachine>>;

export interface SearchView {
  /** Whether the search is shown, with or without its code. */
  readonly isShown: boolean;
  readonly isOpen: boolean;
  readonly isFailed: boolean;
}

export const toSearchView = (snapshot: SearchSnapshot): SearchView => ({
  isShown: snapshot.hasTag('shown'),
  isOpen: snapshot.matches('open'),
  isFailed: snapshot.matches('failed'),
});
