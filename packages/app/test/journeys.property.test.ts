// Compares up to three settled tabs with a model of the cart quantities.
import { toSessionView } from '@loomwright/auth';
import { sampleCredentials } from '@loomwright/auth/testing';
import { type CartEvent, toCartView } from '@loomwright/cart';
import { flushMicrotasks, runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toAppView } from '../src/index.ts';
import { createHeadlessBrowser, type HeadlessBrowser, type HeadlessTab } from '../src/testing/index.ts';
import { readCart, sampleCarts, shownCart, totalText } from './shop-laws.ts';
import { newTab, ShopModel } from './shop-model.ts';

interface Real {
  readonly browser: HeadlessBrowser;
  tabs: HeadlessTab[];
}

type Command = fc.AsyncCommand<ShopModel, Real>;

const visited = new Map<string, number>();
const visit = (what: string) => visited.set(what, (visited.get(what) ?? 0) + 1);

const checkAgreement = (model: ShopModel, { browser, tabs }: Real) => {
  const { entries } = browser.origin;
  for (const [index, tab] of tabs.entries()) {
    expect(toSessionView(tab.session.getSnapshot()).user?.id).toBe(model.userId);
    const { lines, total } = shownCart(tab);
    expect(lines).toEqual(model.cart);
    expect(total).toBe(totalText(model.cart));
    const { rows } = toCartView(tab.cart.getSnapshot());
    const removed = rows.filter((row) => row.kind === 'removed').map(({ id }) => id);
    const removable = [...model.tab(index).removed.keys()].filter((id) => !model.cart.has(id));
    expect(new Set(removed)).toEqual(new Set(removable));
    expect(toAppView(tab.app.getSnapshot())).toMatchObject({
      theme: model.theme,
      showsStorageWarning: false,
    });
  }
  const noted = browser.noted.map(({ kind, text, userId }) => `${userId} ${kind === 'cart' ? kind : text}`);
  expect(noted).toEqual(model.activities);
  expect(readCart(entries.get('cart'))).toEqual(model.guest);
  for (const [id, cart] of model.members) {
    // A sample cart is not stored before its first change.
    const text = entries.get(`cart_${id}`);
    expect(text === undefined ? (sampleCarts.get(id) ?? new Map()) : readCart(text)).toEqual(cart);
  }
  expect(entries.has('user')).toBe(model.userId !== undefined);
  expect([...entries.keys()].filter((key) => /moving|unreadable/.test(key))).toEqual([]);
};

const tabs = fc.nat({ max: 3 });
const ids = fc.integer({ min: 1, max: 6 });
const nth = fc.nat({ max: 5 });
const pick = (map: ReadonlyMap<number, number>, n: number): number => [...map.keys()][n % map.size] ?? 0;

type Run = (model: ShopModel, at: number, tab: HeadlessTab, real: Real) => void;
type CanRun = (model: ShopModel, at: number) => boolean;
const always: CanRun = () => true;

// While a tab is busy, only that tab acts, because the order of events between tabs is not deterministic.
const tabOf = ({ busyTab, tabs }: ShopModel, tab: number) => busyTab ?? tab % tabs.length;

const command = (name: string, tab: number, run: Run, canRun: CanRun, isSettled = true): Command => ({
  check: (model) => canRun(model, tabOf(model, tab)),
  toString: () => `${name} in ${tab}${isSettled ? '' : ', unsettled'}`,
  run: async (model, real) => {
    const at = tabOf(model, tab);
    const realTab = real.tabs[at];
    if (!realTab) throw new Error('the model and the site have different tabs');
    const [kind = name] = name.split(' ');
    visit(kind);
    if (model.busyTab !== undefined) visit(`${kind} while busy`);
    run(model, at, realTab, real);
    model.busyTab = isSettled ? undefined : at;
    await (isSettled ? real.browser.isIdle() : flushMicrotasks());
    if (isSettled) checkAgreement(model, real);
  },
});

const settled = (name: string, run: Run, canRun: CanRun = always) =>
  tabs.map((tab) => command(name, tab, run, canRun));

/** Half of these changes are still pending when the next command runs. */
const cartChange = <T>(
  name: string,
  what: fc.Arbitrary<T>,
  toEvent: (what: T, model: ShopModel, at: number) => CartEvent,
  change: (what: T, model: ShopModel, at: number) => void,
  canRun: CanRun = always,
) =>
  fc.tuple(tabs, what, fc.boolean()).map(([tab, value, isSettled]) =>
    command(
      `${name} ${fc.stringify(value)}`,
      tab,
      (model, at, { cart }) => {
        cart.send(toEvent(value, model, at));
        change(value, model, at);
      },
      canRun,
      isSettled,
    ),
  );

const isGuest: CanRun = ({ userId }) => userId === undefined;
const isFilled: CanRun = ({ cart }) => cart.size > 0;

const cartChanges: readonly fc.Arbitrary<Command>[] = [
  cartChange(
    'add',
    fc.record({ productId: ids, quantity: fc.integer({ min: 1, max: 60 }) }),
    (what) => ({ type: 'cart.addItem', ...what }),
    ({ productId, quantity }, model) => model.add(productId, quantity),
  ),
  cartChange(
    'setQuantity',
    fc.record({ n: nth, quantity: fc.constantFrom('0', '-3', '1', '7', '99', '100', 'x', '') }),
    ({ n, quantity }, { cart }) => ({ type: 'cart.setQuantity', id: pick(cart, n), quantity }),
    ({ n, quantity }, model, at) => model.setQuantity(at, pick(model.cart, n), quantity),
    isFilled,
  ),
  cartChange(
    'remove',
    nth,
    (n, { cart }) => ({ type: 'cart.removeItem', id: pick(cart, n) }),
    (n, model, at) => model.remove(at, pick(model.cart, n)),
    isFilled,
  ),
  cartChange(
    'undoRemove',
    nth,
    (n, model, at) => ({ type: 'cart.undoRemove', id: pick(model.tab(at).removed, n) }),
    (n, model, at) => model.undoRemove(at, pick(model.tab(at).removed, n)),
    (model, at) => model.tab(at).removed.size > 0,
  ),
  cartChange(
    'clear',
    fc.constant('all'),
    () => ({ type: 'cart.clear' }),
    (_, model, at) => model.clear(at),
    isFilled,
  ),
  cartChange(
    'undoClear',
    fc.constant('all'),
    () => ({ type: 'cart.undoClear' }),
    (_, model, at) => model.undoClear(at),
    (model, at) => model.tab(at).cleared.size > 0,
  ),
];

const commands: fc.Arbitrary<Command>[] = [
  ...cartChanges,
  ...cartChanges,
  settled('leavePage', (model, at, { cart }) => {
    cart.send({ type: 'page.left' });
    model.tabs[at] = newTab;
  }),
  // Changes must survive even if the page closes before they are stored.
  settled('reload', (model, at, tab, real) => {
    tab.close();
    real.tabs[at] = real.browser.openTab();
    model.tabs[at] = newTab;
  }),
  settled(
    'openTab',
    (model, _, __, real) => {
      real.tabs.push(real.browser.openTab());
      model.tabs.push(newTab);
    },
    (model) => model.tabs.length < 3,
  ),
  nth.chain((n) =>
    settled(
      `logIn ${n}`,
      (model, _, tab) => {
        const account = model.accounts[n % model.accounts.length];
        tab.attempt('logIn', ` ${account?.email.toUpperCase()}`, account?.password);
        model.logIn(account?.id ?? 0, 'Logged in.');
      },
      isGuest,
    ),
  ),
  nth.chain((n) =>
    settled(
      `logInWrongly ${n}`,
      (model, _, tab) =>
        tab.attempt('logIn', model.accounts[n % model.accounts.length]?.email, 'something else'),
      isGuest,
    ),
  ),
  nth.chain((n) =>
    settled(
      `register ${n}`,
      (model, _, tab) => {
        const [email, password] = [`new${n}@example.org`, 'secret'];
        tab.attempt('register', email, password);
        if (model.accounts.some((account) => account.email === email)) return;
        const id = model.accounts.length + 1;
        model.accounts.push({ id, email, password });
        model.logIn(id, 'Registered.');
      },
      isGuest,
    ),
  ),
  settled(
    'logOut',
    (model, _, { session }) => {
      session.send({ type: 'session.logOut' });
      model.logOut();
    },
    ({ userId }) => userId !== undefined,
  ),
  fc.constantFrom('light' as const, 'dark' as const, 'system' as const).chain((theme) =>
    settled(`theme ${theme}`, (model, _, { app }) => {
      app.send({ type: 'preferences.choose', choice: { theme } });
      model.theme = theme;
    }),
  ),
];

test('after any history, with reloads, all tabs show the same, to the cent', {
  tags: [
    'AUT-1',
    'AUT-3',
    'AUT-8',
    'CRT-1',
    'CRT-2',
    'CRT-5',
    'CRT-6',
    'CRT-9',
    'STO-1',
    'STO-4',
    'THM-1',
    'PPL-2',
  ],
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 40, size: 'max' }), async (history) => {
      const browser = createHeadlessBrowser();
      const real = { browser, tabs: [browser.openTab()] };
      await browser.isIdle();
      browser.work.hold();
      const accounts = sampleCredentials.map((account, index) => ({ ...account, id: index + 1 }));
      await fc.asyncModelRun(() => ({ model: new ShopModel(accounts), real }), history);
      await browser.isIdle();
    }),
    runs(120, 10_000),
  );
  // Guards against histories that never reach an interesting case.
  const changes = ['add', 'setQuantity', 'remove', 'undoRemove', 'clear', 'undoClear'];
  for (const kind of [...changes, 'reload', 'openTab', 'logIn', 'logInWrongly', 'register', 'logOut']) {
    expect(visited.get(kind) ?? 0, kind).toBeGreaterThan(10);
    expect(visited.get(`${kind} while busy`) ?? 0, `${kind} while busy`).toBeGreaterThan(3);
  }
});
