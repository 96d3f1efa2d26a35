/**
 * What lives on every page, joined (CRT-3, MNU-2, STO-3, THM-1): cart, menus, scroll position, notices and
 * preferences are permanent children; the root passes on what one has to say to another, and knows once and for all
 * that this browser does not keep what it is told.
 */
import { type CartFact, type CartPorts, createCartMachine } from '@loomwright/cart';
import {
  createMenusMachine,
  createNavigationMachine,
  createNoticesMachine,
  createScrollMachine,
  DEFAULT_PREFERENCES,
  type NavigationFact,
  type NavigationPorts,
  type Preferences,
  type PreferencesCommand,
  preferencesCodec,
  preferencesReducer,
  type ScrollEvent,
  type SiteLocation,
  type Theme,
} from '@loomwright/shell';
import { createRecordMachine, type RecordFact } from '@loomwright/storage';
import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';

export type AppEvent =
  | { readonly type: 'results.changed'; readonly text: string }
  | { readonly type: 'page.hiding' }
  | { readonly type: 'theme.choose'; readonly theme: Theme }
  | { readonly type: 'storageNotice.dismiss' }
  | ScrollEvent
  | NavigationFact
  | CartFact
  | RecordFact<Preferences>;

export interface AppContext extends AppInput {
  readonly preferences: Preferences;
}

/** Everything the site's permanent machines need of the world. */
export type AppPorts = CartPorts & NavigationPorts;

export interface AppInput {
  readonly location: SiteLocation;
}

export const createAppMachine = (ports: AppPorts) =>
  setup({
    types: {
      context: {} as AppContext,
      events: {} as AppEvent,
      input: {} as AppInput,
      children: {} as {
        cart: 'cart';
        menus: 'menus';
        navigation: 'navigation';
        scroll: 'scroll';
        notices: 'notices';
        preferencesRecord: 'preferencesRecord';
      },
    },
    actors: {
      cart: createCartMachine(ports),
      menus: createMenusMachine(),
      navigation: createNavigationMachine(ports),
      scroll: createScrollMachine(),
      notices: createNoticesMachine(),
      preferencesRecord: createRecordMachine<Preferences, PreferencesCommand>({
        store: ports.store,
        log: ports.log,
        reduce: preferencesReducer,
      }),
    },
    actions: {
      keepPreferences: assign((_, { value }: { value: Preferences }) => ({ preferences: value })),
      chooseTheme: sendTo('preferencesRecord', (_, { theme }: { theme: Theme }) => ({
        type: 'record.apply',
        command: { kind: 'chooseTheme', theme },
      })),
      closeMenus: sendTo('menus', { type: 'route.changed' }),
      passScroll: sendTo('scroll', (_, event: ScrollEvent) => event),
      showNotice: sendTo('notices', (_, { text }: { text: string }) => ({ type: 'notice.show', text })),
      announce: sendTo('notices', (_, { text }: { text: string }) => ({ type: 'notice.announce', text })),
      flushCart: sendTo('cart', { type: 'page.hiding' }),
      flushPreferences: sendTo('preferencesRecord', { type: 'record.flush' }),
    },
    guards: {
      isOtherPage: (_, { title }: { title: string | undefined }) => title !== undefined,
    },
  }).createMachine({
    id: 'app',
    description: 'What lives on every page of the site.',
    context: ({ input }) => ({ ...input, preferences: DEFAULT_PREFERENCES }),
    initial: 'remembering',
    invoke: [
      {
        id: 'cart',
        src: 'cart',
        input: ({ self }) => ({ listener: self }),
        onError: { target: '.forgetful' },
      },
      {
        id: 'preferencesRecord',
        src: 'preferencesRecord',
        input: ({ self }) => ({ listener: self, codec: preferencesCodec }),
        onError: { target: '.forgetful' },
      },
      {
        id: 'navigation',
        src: 'navigation',
        input: ({ context, self }) => ({ location: context.location, listener: self }),
        onError: { description: 'Links go on working: each loads its document.' },
      },
      { id: 'menus', src: 'menus', onError: { description: 'The footer has every link too.' } },
      { id: 'scroll', src: 'scroll', onError: { description: 'Only looks depend on it.' } },
      { id: 'notices', src: 'notices', onError: { description: 'What was done shows in the page too.' } },
    ],
    on: {
      'navigation.shown': [
        {
          guard: { type: 'isOtherPage', params: ({ event }) => event },
          actions: ['closeMenus', { type: 'announce', params: ({ event }) => ({ text: event.title ?? '' }) }],
        },
        { actions: 'closeMenus' },
      ],
      'results.changed': { actions: { type: 'announce', params: ({ event }) => event } },
      'cart.announced': { actions: { type: 'showNotice', params: ({ event }) => event } },
      'page.scrolled': { actions: { type: 'passScroll', params: ({ event }) => event } },
      'page.hiding': { actions: ['flushCart', 'flushPreferences'] },
      'theme.choose': { actions: { type: 'chooseTheme', params: ({ event }) => event } },
      'record.updated': { actions: { type: 'keepPreferences', params: ({ event }) => event } },
    },
    states: {
      remembering: {
        description: 'As far as anyone knows, this browser keeps what it is told.',
        on: {
          'storage.refused': { target: 'forgetful' },
          'record.refused': { target: 'forgetful' },
        },
      },
      forgetful: {
        description: 'Something could not be stored: the person is told, once.',
        on: { 'storageNotice.dismiss': { target: 'resigned' } },
      },
      resigned: { description: 'The person knows that this browser does not keep changes.' },
    },
  });

export type AppMachine = ReturnType<typeof createAppMachine>;
export type AppActor = ActorRefFrom<AppMachine>;
export type AppSnapshot = SnapshotFrom<AppMachine>;
