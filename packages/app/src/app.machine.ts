/**
 * What lives on every page, joined (CRT-3, CRT-6, DSH-3, LGN-5, MNU-2, MNU-3, STO-1, STO-3, THM-1): session, cart, menus,
 * scroll position, notices and preferences are permanent children; the root passes on what one has to say to another,
 * sends people away from where they may not be, has what members do noted, and knows once and for all that this browser
 * does not keep what it is told.
 */
import {
  type AccessOf,
  createSessionMachine,
  redirectFrom,
  type SessionCause,
  type SessionFact,
  type SessionPorts,
  type SessionUser,
  type Visitor,
} from '@loomwright/auth';
import { type CartFact, type CartPorts, createCartMachine } from '@loomwright/cart';
import {
  type AssistantPorts,
  createAssistantMachine,
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
} from '@loomwright/shell';
import { createRecordMachine, type RecordFact } from '@loomwright/storage';
import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';

export type AppEvent =
  | { readonly type: 'results.changed'; readonly text: string }
  | { readonly type: 'page.hiding' }
  | { readonly type: 'preferences.choose'; readonly choice: Partial<Preferences> }
  | { readonly type: 'storageNotice.dismiss' }
  | ScrollEvent
  | NavigationFact
  | SessionFact
  | CartFact
  | RecordFact<Preferences>;

export interface AppInput {
  readonly location: SiteLocation;
}

export interface AppContext {
  /** Where the person is: the address being shown. */
  readonly location: SiteLocation;
  readonly visitor: Visitor;
  readonly preferences: Preferences;
}

/** Writes down what a member did in this tab, for people to read. Returns at once, and never throws. */
export type NoteActivity = (userId: number, kind: 'session' | 'cart', text: string) => void;

/** Everything the site's permanent machines need of the world. */
export type AppPorts = AssistantPorts &
  CartPorts &
  NavigationPorts &
  SessionPorts & { readonly accessOf: AccessOf; readonly noteActivity: NoteActivity };

type SessionChange = Extract<SessionFact, { readonly type: 'session.changed' }>;

/** What may be a member's deed: a session that changed, or words of the cart. */
interface Deed {
  readonly cause?: SessionCause;
  readonly user?: Visitor | undefined;
  readonly text?: string | undefined;
}

const toVisitor = (user: SessionUser | undefined): Visitor => user ?? 'nobody';

// What was restored, or followed from another tab, nobody did here: the tab in which it was done notes it.
const sessionDeeds: Partial<Record<SessionCause, string>> = {
  loggedIn: 'Logged in.',
  registered: 'Signed up.',
  loggedOut: 'Logged out.',
};

export const createAppMachine = (ports: AppPorts) => {
  const redirectOnArrival = (visitor: Visitor, location: SiteLocation) =>
    redirectFrom(location, visitor, ports.accessOf);
  const redirectOnChange = ({ user, cause }: SessionChange, location: SiteLocation) =>
    redirectFrom(location, toVisitor(user), ports.accessOf, {
      hasRegistered: cause === 'registered',
      hasLoggedOut: cause === 'loggedOut',
    });
  return setup({
    types: {
      context: {} as AppContext,
      events: {} as AppEvent,
      input: {} as AppInput,
      children: {} as {
        assistant: 'assistant';
        cart: 'cart';
        menus: 'menus';
        navigation: 'navigation';
        scroll: 'scroll';
        notices: 'notices';
        preferencesRecord: 'preferencesRecord';
        session: 'session';
      },
    },
    actors: {
      assistant: createAssistantMachine(ports),
      cart: createCartMachine(ports),
      session: createSessionMachine(ports),
      menus: createMenusMachine(),
      navigation: createNavigationMachine(ports),
      scroll: createScrollMachine(),
      notices: createNoticesMachine(),
      preferencesRecord: createRecordMachine<Preferences, PreferencesCommand>({
        ...ports,
        reduce: preferencesReducer,
      }),
    },
    actions: {
      noteDeed: (
        { context: { visitor } },
        { cause, text = cause && sessionDeeds[cause], user = visitor }: Deed,
      ) => {
        // Guests are not followed.
        if (text && typeof user === 'object') ports.noteActivity(user.id, cause ? 'session' : 'cart', text);
      },
      keepLocation: assign((_, { location }: { location: SiteLocation }) => ({ location })),
      keepVisitor: assign((_, { user }: { user: SessionUser | undefined }) => ({
        visitor: toVisitor(user),
      })),
      tellCart: sendTo('cart', (_, { user }: { user: SessionUser | undefined }) => ({
        type: 'cart.ownerChanged',
        userId: user?.id,
      })),
      tellMenus: sendTo('menus', { type: 'session.ended' }),
      redirect: sendTo('navigation', (_, { to }: { to: string | undefined }) => ({
        type: 'navigation.redirect',
        to: to ?? '/',
      })),
      keepPreferences: assign((_, { value }: { value: Preferences }) => ({ preferences: value })),
      choosePreferences: sendTo('preferencesRecord', (_, { choice }: { choice: Partial<Preferences> }) => ({
        type: 'record.apply',
        command: { kind: 'choose', choice },
      })),
      closeMenus: sendTo('menus', { type: 'route.changed' }),
      passScroll: sendTo('scroll', (_, event: ScrollEvent) => event),
      showNotice: sendTo('notices', (_, { text }: { text: string }) => ({ type: 'notice.show', text })),
      announce: sendTo('notices', (_, { text }: { text: string }) => ({ type: 'notice.announce', text })),
      flushCart: sendTo('cart', { type: 'page.hiding' }),
      flushPreferences: sendTo('preferencesRecord', { type: 'record.flush' }),
    },
    guards: {
      isMisplaced: ({ context }, { location }: { location: SiteLocation }) =>
        redirectOnArrival(context.visitor, location) !== undefined,
      isMisplacedNow: ({ context }, change: SessionChange) =>
        redirectOnChange(change, context.location) !== undefined,
      isEnded: (_, { user }: { user: SessionUser | undefined }) => user === undefined,
      isOtherPage: (_, { title }: { title: string | undefined }) => title !== undefined,
    },
  }).createMachine({
    id: 'app',
    description: 'What lives on every page of the site.',
    context: ({ input: { location } }) => ({
      location,
      visitor: 'unknown',
      preferences: DEFAULT_PREFERENCES,
    }),
    initial: 'remembering',
    invoke: [
      {
        id: 'session',
        src: 'session',
        input: ({ self }) => ({ listener: self }),
        onError: {
          description: 'Nobody is signed in as far as anyone can tell.',
          actions: [
            { type: 'keepVisitor', params: { user: undefined } },
            { type: 'tellCart', params: { user: undefined } },
          ],
        },
      },
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
      {
        id: 'assistant',
        src: 'assistant',
        onError: { description: 'The contact page is there for every question.' },
      },
      { id: 'menus', src: 'menus', onError: { description: 'The footer has every link too.' } },
      { id: 'scroll', src: 'scroll', onError: { description: 'Only looks depend on it.' } },
      { id: 'notices', src: 'notices', onError: { description: 'What was done shows in the page too.' } },
    ],
    on: {
      'session.changed': [
        {
          guard: { type: 'isMisplacedNow', params: ({ event }) => event },
          actions: [
            { type: 'noteDeed', params: ({ event }) => event },
            { type: 'keepVisitor', params: ({ event }) => event },
            { type: 'tellCart', params: ({ event }) => event },
            'tellMenus',
            {
              type: 'redirect',
              params: ({ context, event }) => ({ to: redirectOnChange(event, context.location) }),
            },
          ],
        },
        {
          guard: { type: 'isEnded', params: ({ event }) => event },
          actions: [
            { type: 'noteDeed', params: ({ event }) => event },
            { type: 'keepVisitor', params: ({ event }) => event },
            { type: 'tellCart', params: ({ event }) => event },
            'tellMenus',
          ],
        },
        {
          actions: [
            { type: 'noteDeed', params: ({ event }) => event },
            { type: 'keepVisitor', params: ({ event }) => event },
            { type: 'tellCart', params: ({ event }) => event },
          ],
        },
      ],
      'navigation.shown': [
        {
          guard: { type: 'isMisplaced', params: ({ event }) => event },
          actions: [
            { type: 'keepLocation', params: ({ event }) => event },
            'closeMenus',
            {
              type: 'redirect',
              params: ({ context, event }) => ({ to: redirectOnArrival(context.visitor, event.location) }),
            },
          ],
        },
        {
          guard: { type: 'isOtherPage', params: ({ event }) => event },
          actions: [
            { type: 'keepLocation', params: ({ event }) => event },
            'closeMenus',
            { type: 'announce', params: ({ event }) => ({ text: event.title ?? '' }) },
          ],
        },
        { actions: [{ type: 'keepLocation', params: ({ event }) => event }, 'closeMenus'] },
      ],
      'results.changed': { actions: { type: 'announce', params: ({ event }) => event } },
      'cart.announced': {
        actions: [
          { type: 'showNotice', params: ({ event }) => event },
          { type: 'noteDeed', params: ({ event }) => event },
        ],
      },
      'page.scrolled': { actions: { type: 'passScroll', params: ({ event }) => event } },
      'page.hiding': { actions: ['flushCart', 'flushPreferences'] },
      'preferences.choose': { actions: { type: 'choosePreferences', params: ({ event }) => event } },
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
};

export type AppMachine = ReturnType<typeof createAppMachine>;
export type AppActor = ActorRefFrom<AppMachine>;
export type AppSnapshot = SnapshotFrom<AppMachine>;
