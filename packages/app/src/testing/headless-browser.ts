import { type Access, type AccessOf, createAccountBookLoader, type SessionActor } from '@loomwright/auth';
import { createFastHasher, sampleCredentials } from '@loomwright/auth/testing';
import { type CartActor, createGuestCartCodec, type LookUpProduct, prepareGuestMove } from '@loomwright/cart';
import { findProduct, productFacts } from '@loomwright/catalogue';
import { type ChatActor, createChatMachine, type ReplyOutcome } from '@loomwright/chat';
import { createConnectionFake, createTransportFake } from '@loomwright/chat/testing';
import { startActor } from '@loomwright/kit/testing';
import {
  type AssistantActor,
  type NoticesActor,
  preferencesCodec,
  type SiteLocation,
} from '@loomwright/shell';
import { createMemoryOrigin, type KeyValueStore, type Log, type MemoryOrigin } from '@loomwright/storage';
import { SimulatedClock } from 'xstate';
import { type AppActor, createAppMachine } from '../app.machine.ts';

const accessByPath: ReadonlyMap<string, Access> = new Map([
  ['/', 'everyone'],
  ['/cart', 'everyone'],
  ['/products', 'everyone'],
  ['/login', 'guests'],
  ['/register', 'guests'],
  ['/dashboard', 'members'],
  ['/admin-dashboard', 'admins'],
]);

/** Who may see the pages of the headless site. */
export const accessOf: AccessOf = (pathname) => accessByPath.get(pathname);

const toLocation = (address: string): SiteLocation => {
  const { pathname, search, hash } = new URL(address, 'https://loomwright.example');
  return { pathname, search, hash };
};

/** What a member did, as the site was asked to note it. */
export interface NotedDeed {
  readonly userId: number;
  readonly kind: string;
  readonly text: string;
}

/** The whole site in one tab, without a page: its actors over the browser's storage. */
export interface HeadlessTab {
  readonly app: AppActor;
  readonly assistant: AssistantActor;
  readonly cart: CartActor;
  readonly session: SessionActor;
  readonly notices: NoticesActor;
  /** Of the assistant, once its button was pressed and its code came. */
  readonly chat: () => ChatActor | undefined;
  /** The address the tab shows. */
  readonly address: () => string;
  /** Follows a link. */
  readonly visit: (address: string) => void;
  /** What a page's own machine is made with. */
  readonly ports: { readonly store: KeyValueStore; readonly log: Log; readonly now: () => number };
  /** The tab's own time, in milliseconds. */
  readonly clock: SimulatedClock;
  /** The network this tab's chat sees. */
  readonly connection: ReturnType<typeof createConnectionFake>;
  /** The service this tab's chat asks: what it was asked, and told to forget. */
  readonly service: ReturnType<typeof createTransportFake>;
  /** What the console was told. */
  readonly logged: readonly string[];
  /** The page goes away, as at closing or reloading. */
  readonly close: () => void;
}

export interface HeadlessBrowser {
  readonly origin: MemoryOrigin;
  /** What any tab asked to be noted, in order. */
  readonly noted: readonly NotedDeed[];
  /** One more tab, at an address; home when missing. */
  readonly openTab: (address?: string) => HeadlessTab;
  /** Lets everything that is on its way arrive. */
  readonly settle: () => Promise<void>;
}

const lookUpProduct: LookUpProduct = (id) => findProduct(productFacts, String(id));

const need = <T>(child: T | undefined): T => {
  if (child === undefined) throw new Error('the app has lost a child');
  return child;
};

/** A browser with the six products' shop in it, for journeys through the whole site in Node. Its chat's service answers
 * every question by repeating it, unless `answer` says otherwise. */
export const createHeadlessBrowser = (
  answer: (question: string) => ReplyOutcome = (question) => ({
    kind: 'answered',
    response: `You asked: ${question}`,
  }),
): HeadlessBrowser => {
  const origin = createMemoryOrigin();
  const noted: NotedDeed[] = [];
  const hasher = createFastHasher(sampleCredentials);
  let sessions = 0;
  const openTab = (address = '/'): HeadlessTab => {
    const clock = new SimulatedClock();
    const logged: string[] = [];
    const store = origin.openTab();
    const connection = createConnectionFake();
    const service = createTransportFake(({ message }) => answer(message));
    sessions += 1;
    const sessionId = `session-${sessions}`;
    const log = (message: string) => logged.push(message);
    const visit = (to: string) =>
      need(app.getSnapshot().children.navigation).send({
        type: 'location.changed',
        visit: { location: toLocation(to), cause: 'link' },
        isLoaded: true,
        title: `Title of ${toLocation(to).pathname}`,
      });
    const app = startActor(
      createAppMachine({
        store,
        log,
        lookUpProduct,
        loadPage: async () => ({ kind: 'loaded', title: '' }),
        reloadAt: () => {},
        replaceAddress: visit,
        accessOf,
        loadChat: async () => ({
          kind: 'loaded',
          logic: createChatMachine({
            ...service,
            watchConnection: connection.watchConnection,
            sessionId,
            now: () => clock.now(),
          }),
        }),
        noteActivity: (userId, kind, text) => noted.push({ userId, kind, text }),
        accounts: createAccountBookLoader({
          store,
          log,
          loadHasher: async () => hasher,
          onRefused: (reason) => app.send({ type: 'storage.refused', reason }),
        }),
      }),
      { input: { location: toLocation(address) }, clock },
    );
    const { assistant, cart, notices, navigation, session } = app.getSnapshot().children;
    return {
      app,
      cart: need(cart),
      notices: need(notices),
      session: need(session),
      assistant: need(assistant),
      chat: () => need(assistant).getSnapshot().context.chat as ChatActor | undefined,
      connection,
      service,
      address: () => {
        const { pathname, search, hash } = need(navigation).getSnapshot().context.shown.location;
        return `${pathname}${search}${hash}`;
      },
      visit,
      ports: { store, log, now: () => clock.now() },
      clock,
      logged,
      close: () => {
        app.send({ type: 'page.hiding' });
        app.stop();
      },
    };
  };
  const settle = async () => {
    // The schemas are chunks of their own: what waits for one goes on once these are here.
    await Promise.all([
      createGuestCartCodec().prepare(),
      prepareGuestMove(),
      preferencesCodec.prepare(),
      import('../../../auth/src/account-book.ts'),
      import('../../../login/src/lockout-schema.ts'),
    ]);
    for (let turn = 0; turn < 120; turn += 1) await Promise.resolve();
  };
  return { origin, noted, openTab, settle };
};
