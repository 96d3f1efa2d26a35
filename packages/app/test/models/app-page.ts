import {
  createAuthenticator,
  createSessionMachine,
  type SessionSnapshot,
  type Visitor,
} from '@loomwright/auth';
import {
  createAccountsLoader,
  createFastHasher,
  sampleAccessOf,
  sampleCredentials,
  watchHasher,
} from '@loomwright/auth/testing';
import { type CartSnapshot, createCartMachine } from '@loomwright/cart';
import { createFormMachine } from '@loomwright/form';
import { Secret } from '@loomwright/kit';
import { createLockMachine, createLoginForm, openLockout } from '@loomwright/login';
import { createNavigationMachine, type SiteLocation } from '@loomwright/shell';
import { createRecords } from '@loomwright/storage';
import { type AnyActorRef, createActor, fromCallback } from 'xstate';
import { type AppActor, createAppMachine } from '../../src/app.machine.ts';
import type { AppPorts } from '../../src/app-events.ts';
import type { OpenPage, PagePorts } from './page.ts';
import { accountOf, lookUpProduct, type Quantities, quantitiesOf } from './shop.ts';

export interface Lockout {
  readonly failures: number;
  readonly locks: number;
  readonly lockedUntil: number | null;
}

export interface AppFacts {
  readonly visitor: number | 'guest' | 'unknown';
  readonly session: string;
  readonly user: number | undefined;
  readonly address: string;
  readonly owner: number | undefined;
  readonly ownerState: string;
  readonly cart: string;
  readonly lines: Quantities;
  readonly pending: number;
  readonly storage: string;
  readonly login: string | undefined;
  /** Pending login requests made by a form. */
  readonly checks: number;
  readonly lock: (Lockout & { readonly remainingMs: number }) | undefined;
  /** Pending login requests made without a form. */
  readonly unanswered: number;
}

const toLocation = (address: string): SiteLocation => {
  const { pathname, search, hash } = new URL(address, 'https://loomwright.example');
  return { pathname, search, hash };
};
const inert = fromCallback(() => {}) as never;
const inertFrame = { assistant: inert, menus: inert, notices: inert, search: inert };
const sessionOf = (app: AppActor) => {
  const { session } = app.getSnapshot().children;
  if (!session) throw new Error('the session of the app is missing');
  return session;
};
const valueText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const idOf = (visitor: Visitor) => (typeof visitor === 'object' ? visitor.id : visitor);

export interface AppPageOptions {
  readonly address: string;
  readonly parts?: Partial<AppParts>;
}
export interface AppParts {
  readonly createApp: typeof createAppMachine;
  readonly createSession: typeof createSessionMachine;
  readonly createLock: typeof createLockMachine;
  readonly createForm: typeof createLoginForm;
  readonly ports: (ports: PagePorts) => PagePorts;
}

export const createAppPage =
  ({ address, parts = {} }: AppPageOptions): OpenPage<AppFacts> =>
  (given) => {
    const { createApp = createAppMachine, createSession = createSessionMachine } = parts;
    const { createForm = createLoginForm, createLock = createLockMachine } = parts;
    const { ports = (same) => same } = parts;
    const { now, options, store, wait } = ports(given);
    const log = () => {};
    const owners: AnyActorRef[] = [];
    let login: readonly [AnyActorRef, AnyActorRef] | undefined;
    let checks = 0;
    /** The last login attempt, which no actor stores. */
    let attempt = '';
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
    const accounts = {
      loaded: loader.loaded,
      load: async () => {
        if (!loader.loaded()) await wait('accounts');
        return loader.load();
      },
    };
    const storedPorts = { store, log, records, lookUpProduct, accounts };
    const navigation = () => app.getSnapshot().children.navigation;
    const visit = (to: string) => {
      shown = toLocation(to).pathname;
      navigation()?.send({
        type: 'location.changed',
        visit: { location: toLocation(to), cause: 'link' },
        isLoaded: true,
        title: '',
      });
      // As in the browser, the form mounts and unmounts only after rendering.
      void Promise.resolve().then(showForm);
    };
    const authenticator = () =>
      createAuthenticator({
        accounts,
        session: sessionOf(app),
        wait: () => new Promise(() => {}),
      });
    const showForm = () => {
      if (shown !== '/login' && login) {
        for (const actor of login) actor.stop();
        login = undefined;
      } else if (shown === '/login' && !login) {
        const lockout = openLockout(records);
        const authenticate: ReturnType<typeof authenticator> = async (...request) => {
          checks += 1;
          const outcome = await authenticator()(...request);
          checks -= 1;
          return outcome;
        };
        const definition = createForm({ lockout, now, authenticate });
        const form = createActor(createFormMachine(definition), { ...options, id: 'login' } as never);
        const lock = createActor(createLock({ lockout, now }), {
          ...options,
          id: 'lock',
          input: { form },
        } as never);
        login = [form, lock];
        for (const actor of login) {
          actor.subscribe({ error: () => {} });
          actor.start();
        }
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
      recordActivity: () => {},
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
      attempt = `${id} ${isRight}`;
      const { email, password: text } = accountOf(id);
      const password = new Secret(isRight ? text : 'a wrong one');
      if (login) {
        login[0].send({ type: 'form.submit', values: { email, password } });
        return;
      }
      unanswered += 1;
      void authenticator()({ kind: 'logIn', email, password }, new AbortController().signal).then(() => {
        unanswered -= 1;
      });
    };
    const isAttempting = () =>
      unanswered + checks > 0 || login?.[0].getSnapshot().value.submission === 'submitting';
    return {
      roots: () => [app, ...(login ?? []), ...owners],
      hide: () => app.send({ type: 'page.hiding' }),
      remembered: () => [
        loader.loaded() !== undefined,
        shown,
        unanswered,
        checks,
        isAttempting() ? attempt : '',
      ],
      send: (event) => {
        const [what, name = '', how] = event.split(' ');
        if (what === 'submit') submit(Number(name), how === 'right');
        else if (what === 'logOut') app.getSnapshot().children.session?.send({ type: 'session.logOut' });
        else if (what === 'add')
          app
            .getSnapshot()
            .children.cart?.send({ type: 'cart.addItem', productId: Number(name), quantity: 1 });
        else if (what === 'visit') visit(name);
        else throw new Error(`unknown event of this page: ${event}`);
      },
      facts: () => {
        const { children: running, context, value } = app.getSnapshot();
        const session = running.session?.getSnapshot() as SessionSnapshot;
        const cart = running.cart?.getSnapshot() as CartSnapshot;
        const owner = cart.children.owner?.getSnapshot();
        const [form, lock] = login?.map((actor) => actor.getSnapshot()) ?? [];
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
          login: form && valueText(form.value.submission),
          checks,
          lock: lock && { ...lock.context.watch.lockout, remainingMs: lock.context.watch.remainingMs },
          unanswered,
        };
      },
    };
  };
