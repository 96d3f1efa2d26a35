import {
  type Access,
  type AccessOf,
  createAccountRepositoryLoader,
  type SessionActor,
} from '@loomwright/auth';
import { createFastHasher, sampleCredentials, watchHasher } from '@loomwright/auth/testing';
import { type CartActor, createGuestCartCodec, type LookUpProduct, prepareGuestMove } from '@loomwright/cart';
import { findProduct, productFacts } from '@loomwright/catalogue';
import { type ChatActor, createChatMachine, type ReplyOutcome } from '@loomwright/chat';
import { createConnectionFake, createTransportFake } from '@loomwright/chat/testing';
import { Secret, type SessionReply } from '@loomwright/kit';
import {
  createPendingWork,
  createRecordingListener,
  type PendingWork,
  startActor,
} from '@loomwright/kit/testing';
import { createLockoutCodec } from '@loomwright/login';
import {
  type AssistantActor,
  type NoticesActor,
  preferencesCodec,
  type SiteLocation,
} from '@loomwright/shell';
import {
  createMemoryOrigin,
  type KeyValueStore,
  type Log,
  type MemoryOrigin,
  type RefusalReason,
} from '@loomwright/storage';
import { createTestRecords, type TestRecords } from '@loomwright/storage/testing';
import { SimulatedClock } from 'xstate';
import { type AppActor, createAppMachine } from '../app.machine.ts';
import { createStoredChildren } from '../stored-children.ts';

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

/** An activity of a member, as the site was asked to note it. */
export interface NotedActivity {
  readonly userId: number;
  readonly kind: string;
  readonly text: string;
}

/** The site in one tab, without a page: its actors over the browser's storage. */
export interface HeadlessTab {
  readonly app: AppActor;
  readonly assistant: AssistantActor;
  readonly cart: CartActor;
  readonly session: SessionActor;
  readonly notices: NoticesActor;
  /** The assistant's chat, once the assistant was opened and its chunk is loaded. */
  readonly chat: () => ChatActor | undefined;
  /** The address the tab shows. */
  readonly address: () => string;
  /** Follows a link. */
  readonly visit: (address: string) => void;
  /** Asks to log in, or to register as `New Member`; returns the replies, as they come. */
  readonly signIn: (kind: 'logIn' | 'register', email?: string, password?: string) => readonly SessionReply[];
  /** Ports for the machine of a page. */
  readonly ports: { readonly records: TestRecords; readonly log: Log; readonly now: () => number };
  /** The time of this tab, in milliseconds. */
  readonly clock: SimulatedClock;
  /** The network of this tab's chat. */
  readonly connection: ReturnType<typeof createConnectionFake>;
  /** The service of this tab's chat, with the requests it got. */
  readonly service: ReturnType<typeof createTransportFake>;
  /** The messages on the console. */
  readonly logged: readonly string[];
  /** Ends the page, as closing or reloading does: its pending work stops. */
  readonly close: () => void;
}

export interface HeadlessBrowser {
  readonly origin: MemoryOrigin;
  /** The activities of all tabs, in order. */
  readonly noted: readonly NotedActivity[];
  /** Opens a tab at an address (home when missing), over its storage or what `wrap` makes of that. */
  readonly openTab: (address?: string, wrap?: (store: KeyValueStore) => KeyValueStore) => HeadlessTab;
  /** The steps that take time, which a test may hold: `chunk …`, `hash`, `verify`, `grant {key}`, `notify {key}`. */
  readonly work: PendingWork;
  /** Resolves when nothing is on its way any more. */
  readonly isIdle: () => Promise<void>;
}

const lookUpProduct: LookUpProduct = (id) => findProduct(productFacts, String(id));

const need = <T>(child: T | undefined): T => {
  if (child === undefined) throw new Error('the app has lost a child');
  return child;
};

/** A tab's storage; a closed page writes nothing and gets no turn. */
const createPageStore = (store: KeyValueStore, work: PendingWork, isGone: () => boolean): KeyValueStore => {
  const refused = { kind: 'refused', reason: 'blocked' } as const;
  return {
    ...store,
    write: (key, text) => (isGone() ? refused : store.write(key, text)),
    remove: (key) => (isGone() ? refused : store.remove(key)),
    exclusively: (key, run, signal) =>
      work.follow(
        store.exclusively(
          key,
          () => {
            if (isGone()) throw new Error('the page is gone');
            return run();
          },
          signal,
        ),
      ),
  };
};

/** Records whose schemas are chunks of their own until they are loaded. */
const withSchemaChunks = (records: TestRecords, work: PendingWork): TestRecords => ({
  ...records,
  open: (description) => {
    const { codec } = description;
    const prepare = async () => {
      if (!codec.isPrepared()) await work.follow(work.step(`chunk schema ${codec.key}`));
      await codec.prepare();
    };
    return records.open({ ...description, codec: { ...codec, prepare } });
  },
});

// Chunks that the machines load themselves. A chunk that was loaded once takes no more than turns of the queue.
const loadChunks = () => {
  const store = createMemoryOrigin().openTab();
  const log = () => {};
  return Promise.all([
    createGuestCartCodec().prepare(),
    createLockoutCodec().prepare(),
    preferencesCodec.prepare(),
    prepareGuestMove(),
    createAccountRepositoryLoader({
      store,
      log,
      records: createTestRecords(store),
      loadHasher: async () => createFastHasher(),
      onRefused: log,
    }).load(),
  ]);
};

/** The site with its six products in a browser without pages, for journeys in Node. The chat service repeats each question
 * unless `answer` is given. */
export const createHeadlessBrowser = (
  answer: (question: string) => ReplyOutcome = (question) => ({
    kind: 'answered',
    response: `You asked: ${question}`,
  }),
): HeadlessBrowser => {
  const work = createPendingWork();
  const chunks = loadChunks();
  const origin = createMemoryOrigin({ schedule: work.step });
  const noted: NotedActivity[] = [];
  const hasher = watchHasher(createFastHasher(sampleCredentials), work.step);
  let sessions = 0;
  const openTab: HeadlessBrowser['openTab'] = (address = '/', wrap = (store) => store) => {
    const clock = new SimulatedClock();
    const logged: string[] = [];
    let isGone = false;
    const store = createPageStore(wrap(origin.openTab()), work, () => isGone);
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
    const onRefused = (reason: RefusalReason) => {
      if (!isGone) app.send({ type: 'storage.refused', reason });
    };
    const records = withSchemaChunks(createTestRecords(store, log, onRefused), work);
    const accounts = createAccountRepositoryLoader({
      store,
      log,
      records,
      loadHasher: async () => {
        await work.step('chunk hasher');
        return hasher;
      },
      onRefused,
    });
    const app = startActor(
      createAppMachine({
        records,
        children: createStoredChildren({
          store,
          log,
          records,
          lookUpProduct,
          accounts: {
            loaded: accounts.loaded,
            load: () =>
              work.follow(
                accounts.loaded() ? accounts.load() : work.step('chunk accounts').then(accounts.load),
              ),
          },
        }),
        loadPage: async () => ({ kind: 'loaded', title: '' }),
        reloadAt: () => {},
        replaceAddress: visit,
        accessOf,
        loadSearch: async () => ({ kind: 'loaded' }),
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
      signIn: (kind, email = '', text = '') => {
        const { received, ref: replyTo } = createRecordingListener<SessionReply>();
        const [name, password] = ['New Member', new Secret(text)];
        need(session).send({ type: 'session.signIn', kind, name, email, password, replyTo });
        return received;
      },
      ports: { records, log, now: () => clock.now() },
      clock,
      logged,
      close: () => {
        app.send({ type: 'page.hiding' });
        isGone = true;
        app.stop();
      },
    };
  };
  const isIdle = async () => {
    await chunks;
    await work.isIdle();
  };
  return { origin, noted, openTab, work, isIdle };
};
