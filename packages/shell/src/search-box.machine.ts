/** The search field and its results (SCH-1, STO-1). */
import { eventOf, isBlank, type Listener, type NoticeEvent } from '@loomwright/kit';
import type { RecordEvent, RecordFact, Records } from '@loomwright/storage';
import { type ActorRefFrom, assign, emit, type SnapshotFrom, sendTo, setup } from 'xstate';
import {
  activeOption,
  changeScope,
  changeSearches,
  countText,
  moveActive,
  openSearchBox,
  optionsOf,
  type SearchBox,
  setActive,
  typeText,
} from './search/search-box.ts';
import type { SearchEntry, SearchScope, SearchTarget } from './search/search-entry.ts';
import type { SearchIndex } from './search/search-index.ts';
import { type Searches, type SearchesCommand, searchesReducer } from './search/searches.ts';
import { searchesCodec } from './search/searches-codec.ts';

export type SearchBoxEvent =
  | { readonly type: 'box.type'; readonly text: string }
  | { readonly type: 'box.move'; readonly by: 1 | -1 }
  | { readonly type: 'box.highlight'; readonly at: number }
  /** Selects the active option; `inNewTab` opens a page in a new tab. */
  | { readonly type: 'box.select'; readonly inNewTab: boolean }
  | { readonly type: 'box.escape' }
  | { readonly type: 'box.clearRecent' }
  | { readonly type: 'scope.changed'; readonly searchScope: SearchScope }
  | RecordFact<Searches>;

export type SearchBoxEmitted =
  | { readonly type: 'box.selected'; readonly target: SearchTarget; readonly inNewTab: boolean }
  | { readonly type: 'box.left' };

export interface SearchBoxInput {
  readonly searchScope: SearchScope;
  readonly notices: Listener<NoticeEvent>;
}

export interface SearchBoxContext {
  readonly box: SearchBox;
  readonly notices: Listener<NoticeEvent>;
}

export interface SearchBoxPorts {
  readonly records: Records;
  readonly index: SearchIndex<SearchEntry>;
}

type Text = { readonly text: string };

export const createSearchBoxMachine = ({ records, index }: SearchBoxPorts) => {
  const searches = () => records.open({ codec: searchesCodec, reduce: searchesReducer }).actor;

  return setup({
    types: {
      context: {} as SearchBoxContext,
      events: {} as SearchBoxEvent,
      emitted: {} as SearchBoxEmitted,
      input: {} as SearchBoxInput,
    },
    actions: {
      followSearches: sendTo(searches, ({ self }) => ({ type: 'record.follow', listener: self })),
      setText: assign(({ context: { box } }, { text }: Text) => ({ box: typeText(box, text, index) })),
      setRecentText: assign(({ context: { box } }) => {
        const option = activeOption(box);
        return { box: typeText(box, option?.kind === 'search' ? option.text : '', index) };
      }),
      move: assign(({ context: { box }, event }) => ({
        box: moveActive(box, eventOf(event, 'box.move').by),
      })),
      point: assign(({ context: { box }, event }) => ({
        box: setActive(box, eventOf(event, 'box.highlight').at),
      })),
      setScope: assign(({ context: { box }, event }) => ({
        box: changeScope(box, eventOf(event, 'scope.changed').searchScope, index),
      })),
      setSearches: assign(({ context: { box }, event }) => ({
        box: changeSearches(box, eventOf(event, 'record.updated').value, index),
      })),
      keepSearch: sendTo(
        searches,
        ({ context }): RecordEvent<Searches, SearchesCommand> => ({
          type: 'record.apply',
          command: { kind: 'add', text: context.box.text },
        }),
      ),
      forgetSearches: sendTo(searches, { type: 'record.apply', command: { kind: 'clear' } }),
      announceCount: sendTo(
        ({ context }) => context.notices,
        ({ context }): NoticeEvent => ({ type: 'notice.announce', text: countText(context.box) }),
      ),
      announce: sendTo(
        ({ context }) => context.notices,
        (_, { text }: Text): NoticeEvent => ({ type: 'notice.announce', text }),
      ),
      emitTaken: emit(({ context, event }) => {
        const { inNewTab } = eventOf(event, 'box.select');
        const option = activeOption(context.box);
        const target = option?.kind === 'entry' ? option.entry.target : { href: '/' };
        return { type: 'box.selected', target, inNewTab } as const;
      }),
      emitLeft: emit({ type: 'box.left' }),
    },
    guards: {
      isBlank: ({ event }) => isBlank(eventOf(event, 'box.type').text),
      isOnSearch: ({ context }) => activeOption(context.box)?.kind === 'search',
      isOnEntry: ({ context }) => activeOption(context.box)?.kind === 'entry',
      hasOptions: ({ context }) => optionsOf(context.box).length > 0,
      hasSearches: ({ context }) => context.box.searches.length > 0,
    },
  }).createMachine({
    id: 'searchBox',
    description: 'Runs the search field and its results.',
    context: ({ input: { searchScope, notices } }) => ({ box: openSearchBox(index, searchScope), notices }),
    initial: 'blank',
    entry: 'followSearches',
    on: {
      'box.type': [
        { guard: 'isBlank', target: '.blank', actions: { type: 'setText', params: ({ event }) => event } },
        {
          target: '.typed',
          actions: [{ type: 'setText', params: ({ event }) => event }, 'announceCount'],
        },
      ],
      'box.move': { guard: 'hasOptions', actions: 'move' },
      'box.highlight': { actions: 'point' },
      'scope.changed': { actions: 'setScope' },
      'record.updated': { actions: 'setSearches' },
    },
    states: {
      blank: {
        description: 'Offers recent searches and main actions before anything is typed.',
        on: {
          'box.select': [
            { guard: 'isOnSearch', target: 'typed', actions: ['setRecentText', 'announceCount'] },
            { guard: 'isOnEntry', actions: 'emitTaken' },
          ],
          'box.escape': { actions: 'emitLeft' },
          'box.clearRecent': {
            guard: 'hasSearches',
            actions: ['forgetSearches', { type: 'announce', params: { text: 'Recent searches cleared' } }],
          },
        },
      },
      typed: {
        description: 'Offers the results of the typed text.',
        on: {
          'box.select': { guard: 'isOnEntry', actions: ['keepSearch', 'emitTaken'] },
          'box.escape': {
            target: 'blank',
            actions: { type: 'setText', params: { text: '' } },
          },
        },
      },
    },
  });
};

export type SearchBoxActor = ActorRefFrom<ReturnType<typeof createSearchBoxMachine>>;
export type SearchBoxSnapshot = SnapshotFrom<ReturnType<typeof createSearchBoxMachine>>;
