import { type AuthOutcome, createAuthenticator } from '@loomwright/auth';
import { createAccountsFixture, createAccountsLoader, sampleAccessOf } from '@loomwright/auth/testing';
import { findProduct, products } from '@loomwright/catalogue';
import { type ChatActor, createChatMachine, type ReplyOutcome } from '@loomwright/chat';
import { createConnectionFake, createPortFakes, createTransportFake } from '@loomwright/chat/testing';
import { createFormMachine, createFormView } from '@loomwright/form';
import { Secret } from '@loomwright/kit';
import { createLockMachine, createLoginForm, openLockout, toLockView, toLoginView } from '@loomwright/login';
import { createPendingWork, type PendingWork, startActor } from '@loomwright/machine-testing';
import type { SiteLocation } from '@loomwright/shell';
import type { KeyValueStore, RefusalReason } from '@loomwright/storage';
import { createTestRecords } from '@loomwright/storage/testing';
import { SimulatedClock } from 'xstate';
import { type AppActor, createAppMachine } from '../app.machine.ts';

const toLocation = (address: string): SiteLocation => {
  const { pathname, search, hash } = new URL(address, 'https://loomwright.example');
  return { pathname, search, hash };
};

const need = <T>(child: T | undefined): T => {
  if (child === undefined) throw new Error('a permanent child of the app is missing');
  return child;
};

/** A closed page writes nothing and gets no lock. */
const createPageStore = (store: KeyValueStore, work: PendingWork, isClosed: () => boolean): KeyValueStore => {
  const refused = { kind: 'refused', reason: 'blocked' } as const;
  return {
    ...store,
    write: (key, text) => (isClosed() ? refused : store.write(key, text)),
    remove: (key) => (isClosed() ? refused : store.remove(key)),
    exclusively: (key, run, signal) => {
      const runHere = () => {
        if (isClosed()) throw new Error('the page is closed');
        return run();
      };
      return work.follow(store.exclusively(key, runHere, signal));
    },
  };
};

/** The site without pages, for journeys in Node. The chat service echoes each question by default. */
export const createHeadlessBrowser = (
  answer = (question: string): ReplyOutcome => ({ kind: 'answered', response: `You asked: ${question}` }),
) => {
  /** Asynchronous steps that a test may delay: `chunk …`, `hash`, `verify`, `grant {key}`, `notify {key}`. */
  const work = createPendingWork();
  const { hasher, origin } = createAccountsFixture({ schedule: work.step });
  const noted: { readonly userId: number; readonly kind: string; readonly text: string }[] = [];
  let sessions = 0;
  const openTab = (address = '/', wrap = (store: KeyValueStore) => store) => {
    const clock = new SimulatedClock();
    const now = () => clock.now();
    const logged: string[] = [];
    let isClosed = false;
    const store = createPageStore(wrap(origin.openTab()), work, () => isClosed);
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
      if (!isClosed) app.send({ type: 'storage.refused', reason });
    };
    const records = createTestRecords(store, log, onRefused);
    const accounts = createAccountsLoader({
      store,
      log,
      records,
      loadHasher: () => work.step('chunk hasher').then(() => hasher),
      onRefused,
    });
    const loadAccounts = () =>
      accounts.loaded() ? accounts.load() : work.step('chunk accounts').then(accounts.load);
    const loader = { loaded: accounts.loaded, load: () => work.follow(loadAccounts()) };
    const app: AppActor = startActor(
      createAppMachine({
        store,
        log,
        records,
        lookUpProduct: (id) => findProduct(products, String(id)),
        accounts: loader,
        loadPage: async () => ({ kind: 'loaded', title: '' }),
        reloadAt: () => {},
        replaceAddress: visit,
        accessOf: sampleAccessOf,
        loadSearch: async () => ({ kind: 'loaded' }),
        loadChat: async () => ({
          kind: 'loaded',
          logic: createChatMachine({ ...createPortFakes(service, connection), sessionId, now }),
        }),
        recordActivity: (userId, { kind, text }) => void noted.push({ userId, kind, text }),
      }),
      { input: { location: toLocation(address) }, clock },
    );
    const children = app.getSnapshot().children;
    const [assistant, session] = [need(children.assistant), need(children.session)];
    const ask = createAuthenticator({
      accounts: loader,
      session,
      wait: (ms) => new Promise((resolve) => void clock.setTimeout(resolve, ms)),
    });
    const authenticate: typeof ask = (...request) => work.follow(ask(...request));
    let leaveForm = () => {};
    const openLogin = () => {
      const lockout = openLockout(records);
      const definition = createLoginForm({ lockout, authenticate, now });
      const form = startActor(createFormMachine(definition), { clock });
      const lock = startActor(createLockMachine({ lockout, now }), { input: { form }, clock });
      const toForm = createFormView(definition);
      return {
        form,
        lock,
        view: () => toLoginView(toForm(form.getSnapshot()), toLockView(lock.getSnapshot())),
        submit: (email = '', text = '') =>
          form.send({ type: 'form.submit', values: { email, password: new Secret(text) } }),
        leave: () => {
          form.stop();
          lock.stop();
        },
      };
    };
    return {
      app,
      assistant,
      cart: need(children.cart),
      notices: need(children.notices),
      session,
      chat: () => assistant.getSnapshot().context.chat as ChatActor | undefined,
      connection,
      service,
      address: () => {
        const { pathname, search, hash } = need(children.navigation).getSnapshot().context.shown.location;
        return `${pathname}${search}${hash}`;
      },
      visit,
      authenticate,
      openLogin,
      /** Aborts the previous request. The returned array later receives the outcome. */
      attempt: (kind: 'logIn' | 'register', email = '', text = ''): readonly AuthOutcome[] => {
        leaveForm();
        const controller = new AbortController();
        leaveForm = () => controller.abort();
        const outcomes: AuthOutcome[] = [];
        const request = { kind, name: 'New Member', email, password: new Secret(text) };
        authenticate(request, controller.signal).then((outcome) => outcomes.push(outcome));
        return outcomes;
      },
      ports: { records, log, now },
      clock,
      logged,
      close: () => {
        app.send({ type: 'page.hiding' });
        isClosed = true;
        leaveForm();
        app.stop();
      },
    };
  };
  return { origin, noted, openTab, work, isIdle: work.isIdle };
};

export type HeadlessBrowser = ReturnType<typeof createHeadlessBrowser>;
export type HeadlessTab = ReturnType<HeadlessBrowser['openTab']>;
