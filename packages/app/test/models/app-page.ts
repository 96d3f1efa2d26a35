import { createSessionMachine, type SessionSnapshot, type Visitor } from '@loomwright/auth';
import {
  createAccountsLoader,
  createFastHasher,
  sampleAccessOf,
  sampleCredentials,
  watchHasher,
} from '@loomwright/auth/testing';
import { type CartSnapshot, createCartMachine } from '@loomwright/cart';
import { type Listener, type LogInEvent, Secret, type SessionReply } from '@loomwright/kit';
import { createLockoutStore, createLoginMachine } from '@loomwright/login';
import { createNavigationMachine, type SiteLocation } from '@loomwright/shell';
import { createRecords } from '@loomwright/storage';
import { type AnyActorRef, createActor, fromCallback } from 'xstate';
import { type AppActor, createAppMachine } from '../../src/app.machine.ts';
import type { AppPorts } from '../../src/app-events.ts';
import type { OpenPage, PagePorts } from './page.ts';
import { accountOf, lookUpProduct, type Quantities, quantitiesOf } from './shop.ts';

/** As it is stored. */
export interface Lockout {
  readonly failures: number;
  readonly locks: number;
  readonly lockedUntil: number | null;
}

/** What the properties and the traces know of a page of the site. */
export interface AppFacts {
  readonly visitor: number | 'guest' | 'unknown';
  readonly session: string;
  readonly user: number | undefined;
  readonly address: string;
  /** Whose cart it is; undefined for a guest, and while it is not known. */
  readonly owner: number | undefined;
  readonly ownerState: string;
  readonly cart: string;
  readonly lines: Quantities;
  /** Commands that wait to be stored, of all records. */
  readonly pending: number;
  readonly storage: string;
  /** Of the form, where it is open. */
  readonly login: string | undefined;
  readonly lock: (Lockout & { readonly remainingMs: number }) | undefined;
  /** Requests to log in without a form that have no reply yet. */
  readonly unanswered: number;
}

const toLocation = (address: string): SiteLocation => {
  const { pathname, search, hash } = new URL(address, 'https://loomwright.example');
  return { pathname, search, hash };
};
const inert = fromCallback(() => {}) as never;
const inertFrame = { assistant: inert, menus: inert, notices: inert, search: inert };
const valueText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const idOf = (visitor: Visitor) => (typeof visitor === 'object' ? visitor.id : visitor);

export interface AppPageOptions {
  readonly address: string;
  /** Makes the machines anew with a bug in them; nothing for the site as it is. */
  readonly parts?: Partial<AppParts>;
}
/** What a planted bug may replace. */
export interface AppParts {
  readonly createApp: typeof createAppMachine;
  readonly createSession: typeof createSessionMachine;
  readonly createLogin: typeof createLoginMachine;
  readonly ports: (ports: PagePorts) => PagePorts;
}

/** The site in one tab: app, session, cart, records, navigation, and the login form where its page is shown. */
export const createAppPage =
  ({ address, parts = {} }: AppPageOptions): OpenPage<AppFacts> =>
  (given) => {
    const { createApp = createAppMachine, createSession = createSessionMachine } = parts;
    const { createLogin = createLoginMachine, ports = (same) => same } = parts;
    const { now, options, store, wait } = ports(given);
    const log = () => {};
    const owners: AnyActorRef[] = [];
    let login: AnyActorRef | undefined;
    let shown = address;
    let unanswered = 0;

    const onRefused = (reason: 'blocked' | 'full') => app?.send({ type: 'storage.refused', reason });
    const records = createRecords({
      store,
      log,
      onRefused,
      onOpened: (owner) => owners.push(owner),
      inspect: options.inspect,
    });
    const hasher = watchHasher(createFastHasher(sampleCredentials), (what) => wait(`!${what}`));
    const loader = createAccountsLoader({
      store,
      log,
      records,
      loadHasher: async () => hasher,
      onRefused,
    });
    const storedPorts = {
      store,
      log,
      records,
      lookUpProduct,
      resetLockout: () => createLockoutStore({ records, now }).reset(),
      accounts: {
        loaded: loader.loaded,
        load: async () => {
          if (!loader.loaded()) await wait('accounts');
          return loader.load();
        },
      },
    };
    const navigation = () => app.getSnapshot().children.navigation;
    const visit = (to: string) => {
      shown = toLocation(to).pathname;
      navigation()?.send({
        type: 'location.changed',
        visit: { location: toLocation(to), cause: 'link' },
        isLoaded: true,
        title: '',
      });
      // The form begins and ends with its page, once that was rendered.
      void Promise.resolve().then(showForm);
    };
    const showForm = () => {
      if (shown !== '/login' && login) {
        login.stop();
        login = undefined;
      } else if (shown === '/login' && !login) {
        const session = app.getSnapshot().children.session as unknown as Listener<LogInEvent>;
        const lockout = createLockoutStore({ records, now });
        login = createActor(createLogin({ lockout, now }), {
          ...options,
          id: 'login',
          input: { session },
        } as never);
        login.subscribe({ error: () => {} });
        login.start();
      }
    };
    const appPorts: AppPorts = {
      ...storedPorts,
      loadPage: async () => ({ kind: 'loaded', title: '' }),
      reloadAt: () => {},
      replaceAddress: visit,
      accessOf: sampleAccessOf,
      loadChat: async () => ({ kind: 'missing' }),
      loadSearch: async () => ({ kind: 'missing' }),
      noteActivity: () => {},
    };
    const machine = createApp(appPorts, {
      ...inertFrame,
      cart: createCartMachine(storedPorts),
      navigation: createNavigationMachine(appPorts),
      session: createSession(storedPorts),
    });
    const app: AppActor = createActor(machine, {
      ...options,
      id: 'app',
      input: { location: toLocation(address) },
    } as never);
    app.subscribe({ error: () => {} });
    app.start();
    showForm();

    const submit = (id: number, isRight: boolean) => {
      const { email, password: text } = accountOf(id);
      const password = new Secret(isRight ? text : 'a wrong one');
      if (login) {
        login.send({ type: 'form.submit', values: { email, password } });
        return;
      }
      unanswered += 1;
      const replyTo = createActor(
        fromCallback<SessionReply>(({ receive }) =>
          receive(() => {
            unanswered -= 1;
          }),
        ),
        { id: 'requester' },
      ).start() as unknown as Listener<SessionReply>;
      app
        .getSnapshot()
        .children.session?.send({ type: 'session.signIn', kind: 'logIn', email, password, replyTo });
    };
    return {
      roots: () => [app, ...(login ? [login] : []), ...owners],
      hide: () => app.send({ type: 'page.hiding' }),
      remembered: () => [loader.loaded() !== undefined, shown, unanswered],
      send: (event) => {
        const [what, name = '', how] = event.split(' ');
        if (what === 'submit') submit(Number(name), how === 'right');
        else if (what === 'logOut') app.getSnapshot().children.session?.send({ type: 'session.logOut' });
        else if (what === 'add')
          app
            .getSnapshot()
            .children.cart?.send({ type: 'cart.addItem', productId: Number(name), quantity: 1 });
        else if (what === 'visit') visit(name);
        else throw new Error(`no event of this page: ${event}`);
      },
      facts: () => {
        const { children: running, context, value } = app.getSnapshot();
        const session = running.session?.getSnapshot() as SessionSnapshot;
        const cart = running.cart?.getSnapshot() as CartSnapshot;
        const owner = cart.children.owner?.getSnapshot();
        const form = login?.getSnapshot();
        return {
          visitor: idOf(context.visitor),
          session: valueText(session.value),
          user: session.context.user?.id,
          address: shown,
          owner: cart.context.userId,
          ownerState: valueText(owner?.value),
          cart: valueText(cart.value),
          lines: quantitiesOf(cart.context.cart),
          pending: owners.reduce(
            (sum, one) => sum + (one.getSnapshot().context.replica.pending as readonly unknown[]).length,
            0,
          ),
          storage: valueText(value),
          login: form && valueText(form.value),
          lock: form && { ...form.context.lock.lockout, remainingMs: form.context.lock.remainingMs },
          unanswered,
        };
      },
    };
  };
