/** The root machine (CRT-3, CRT-6, DSH-3, LGN-5, MNU-2, MNU-3, SCH-1, STO-1, STO-3, THM-1). */
import {
  createSessionMachine,
  redirectFrom,
  type SessionCause,
  type SessionFact,
  type SessionUser,
  type Visitor,
} from '@loomwright/auth';
import { createCartMachine, noticeOf } from '@loomwright/cart';
import { eventOf } from '@loomwright/kit';
import {
  createAssistantMachine,
  createMenusMachine,
  createNavigationMachine,
  createNoticesMachine,
  createSearchMachine,
  DEFAULT_PREFERENCES,
  preferencesCodec,
  preferencesReducer,
  type SiteLocation,
} from '@loomwright/shell';
import { type ActorRefFrom, assign, raise, type SnapshotFrom, sendTo, setup } from 'xstate';
import { activityOfCart, activityOfSession } from './activity-notes.ts';
import type { AppContext, AppEvent, AppInput, AppPorts } from './app-events.ts';

type Changed = { readonly user: SessionUser | undefined };

/** The notice for a change that the page itself does not show; empty for other changes. */
const sessionNotice = ({ cause, user }: SessionFact): string => {
  if (cause === 'registered' || cause === 'deleted')
    return `Your account was ${user ? 'created' : 'deleted'}.`;
  return user || cause === 'restored' ? '' : 'You’re logged out.';
};

const toChoice = (event: AppEvent) => ({
  kind: 'choose' as const,
  choice: eventOf(event, 'preferences.choose').choice,
});

const toVisitor = (user: SessionUser | undefined): Visitor => user ?? 'guest';

const createChildren = (ports: AppPorts) => ({
  assistant: createAssistantMachine(ports),
  cart: createCartMachine(ports),
  menus: createMenusMachine(),
  navigation: createNavigationMachine(ports),
  notices: createNoticesMachine(),
  search: createSearchMachine(ports),
  session: createSessionMachine(ports),
});

/** Tests pass `children` to replace the real machines. */
export const createAppMachine = (ports: AppPorts, children = createChildren(ports)) => {
  const redirectTo = (location: SiteLocation, visitor: Visitor, cause?: SessionCause) =>
    redirectFrom(location, visitor, ports.accessOf, cause);
  const preferences = () => ports.records.open({ codec: preferencesCodec, reduce: preferencesReducer }).actor;

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
        notices: 'notices';
        search: 'search';
        session: 'session';
      },
    },
    actors: children,
    actions: {
      recordSession: ({ context: { visitor }, event }) => {
        const { cause, user = visitor } = eventOf(event, 'session.changed');
        const note = activityOfSession(cause);
        // Guests have no activity page.
        if (note && typeof user === 'object') ports.recordActivity(user.id, note);
      },
      recordCart: ({ context: { visitor }, event }) => {
        const { change } = eventOf(event, 'cart.changed');
        if (typeof visitor === 'object') ports.recordActivity(visitor.id, activityOfCart(change));
      },
      setLocation: assign(({ event }) => ({ location: eventOf(event, 'navigation.shown').location })),
      setVisitor: assign((_, { user }: Changed) => ({ visitor: toVisitor(user) })),
      changeCartOwner: sendTo('cart', (_, { user }: Changed) => ({
        type: 'owner.changed',
        userId: user?.id,
      })),
      notifyMenus: sendTo('menus', ({ event }) => ({
        type: 'session.changed',
        isLoggedIn: eventOf(event, 'session.changed').user !== undefined,
      })),
      redirect: sendTo(
        'navigation',
        ({ context: { location, visitor } }, { cause }: { cause?: SessionCause }) => ({
          type: 'navigation.redirect',
          to: redirectTo(location, visitor, cause) ?? '/',
        }),
      ),
      // The record may load later; it then applies this choice on top of the stored value.
      showChoice: assign({
        preferences: ({ context: { preferences }, event }) =>
          preferencesReducer(preferences, toChoice(event)),
      }),
      setPreferences: assign(({ event }) => ({ preferences: eventOf(event, 'record.updated').value })),
      followPreferences: sendTo(preferences, ({ self }) => ({ type: 'record.follow', listener: self })),
      choosePreferences: sendTo(preferences, ({ event }) => ({
        type: 'record.apply',
        command: toChoice(event),
      })),
      closeMenus: sendTo('menus', { type: 'route.changed' }),
      closeSearch: sendTo('search', { type: 'search.close' }),
      setScrollPlace: assign(({ event }) => ({ scrollPlace: eventOf(event, 'page.scrolled').place })),
      showChange: sendTo('notices', ({ event }) => ({
        type: 'notice.show',
        text: noticeOf(eventOf(event, 'cart.changed').change),
      })),
      showSessionNotice: sendTo('notices', ({ event }) => ({
        type: 'notice.show',
        text: sessionNotice(eventOf(event, 'session.changed')),
      })),
      announce: sendTo('notices', ({ event }) => ({
        type: 'notice.announce',
        text: eventOf(event, 'navigation.shown').title ?? '',
      })),
      reportRefusal: raise({ type: 'storage.refused', reason: 'blocked' }),
      flushRecords: () => ports.records.flush(),
    },
    guards: {
      isMisplaced: ({ context, event }) =>
        redirectTo(eventOf(event, 'navigation.shown').location, context.visitor) !== undefined,
      isMisplacedNow: ({ context, event }) =>
        redirectTo(context.location, toVisitor(eventOf(event, 'session.changed').user)) !== undefined,
      isOtherPage: ({ event }) => eventOf(event, 'navigation.shown').title !== undefined,
    },
  }).createMachine({
    id: 'app',
    description: 'Runs the parts of the site that every page shares.',
    context: ({ input: { location } }) => ({
      location,
      visitor: 'unknown',
      preferences: DEFAULT_PREFERENCES,
      scrollPlace: 'top',
    }),
    initial: 'persisting',
    entry: 'followPreferences',
    invoke: [
      {
        id: 'session',
        src: 'session',
        input: ({ self }) => ({ listener: self }),
        onError: {
          description: 'Treats the visitor as a guest from now on.',
          actions: [
            { type: 'setVisitor', params: { user: undefined } },
            { type: 'changeCartOwner', params: { user: undefined } },
          ],
        },
      },
      {
        id: 'cart',
        src: 'cart',
        input: ({ self }) => ({ listener: self }),
        onError: { actions: 'reportRefusal' },
      },
      {
        id: 'navigation',
        src: 'navigation',
        input: ({ context, self }) => ({ location: context.location, listener: self }),
        onError: { description: 'The browser then loads a document for every link.' },
      },
      {
        id: 'assistant',
        src: 'assistant',
        onError: { description: 'Visitors can still ask on the contact page.' },
      },
      {
        id: 'menus',
        src: 'menus',
        onError: { description: 'The footer still has all links.' },
      },
      {
        id: 'search',
        src: 'search',
        onError: { description: 'The bar, the footer and the assistant still link to the pages.' },
      },
      {
        id: 'notices',
        src: 'notices',
        onError: { description: 'The pages still show the results of actions.' },
      },
    ],
    on: {
      'session.changed': [
        {
          guard: 'isMisplacedNow',
          actions: [
            'recordSession',
            { type: 'setVisitor', params: ({ event }) => event },
            { type: 'changeCartOwner', params: ({ event }) => event },
            'notifyMenus',
            { type: 'redirect', params: ({ event }) => event },
            'showSessionNotice',
          ],
        },
        {
          actions: [
            'recordSession',
            { type: 'setVisitor', params: ({ event }) => event },
            { type: 'changeCartOwner', params: ({ event }) => event },
            'notifyMenus',
            'showSessionNotice',
          ],
        },
      ],
      'navigation.shown': [
        {
          guard: 'isMisplaced',
          actions: ['setLocation', 'closeMenus', 'closeSearch', { type: 'redirect', params: {} }],
        },
        { guard: 'isOtherPage', actions: ['setLocation', 'closeMenus', 'closeSearch', 'announce'] },
        { actions: ['setLocation', 'closeMenus'] },
      ],
      'cart.changed': { actions: ['showChange', 'recordCart'] },
      'page.scrolled': { actions: 'setScrollPlace' },
      'page.hiding': { actions: 'flushRecords' },
      'preferences.choose': { actions: ['showChoice', 'choosePreferences'] },
      'record.updated': { actions: 'setPreferences' },
    },
    states: {
      persisting: {
        description: 'Storage has accepted everything so far.',
        on: { 'storage.refused': { target: 'notPersisting' } },
      },
      notPersisting: {
        description: 'Shows a notice that storage refused a read or write.',
        on: { 'storageNotice.dismiss': { target: 'warningDismissed' } },
      },
      warningDismissed: { description: 'The user dismissed the notice; it does not return.' },
    },
  });
};

export type AppMachine = ReturnType<typeof createAppMachine>;
export type AppActor = ActorRefFrom<AppMachine>;
export type AppSnapshot = SnapshotFrom<AppMachine>;
