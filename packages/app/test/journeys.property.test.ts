import { type SessionReply, toSessionView } from '@loomwright/auth';
import { sampleCredentials } from '@loomwright/auth/testing';
import { type CartEvent, toCartView } from '@loomwright/cart';
import { Secret } from '@loomwright/kit';
import { createRecordingListener, runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toAppView } from '../src/index.ts';
import { createHeadlessBrowser, type HeadlessBrowser, type HeadlessTab } from '../src/testing/index.ts';
import { add, freshTab, PaperShop, type PaperTab, totalCents, without } from './shop-model.ts';

interface Real {
  readonly browser: HeadlessBrowser;
  tabs: HeadlessTab[];
}

type Command = fc.AsyncCommand<PaperShop, Real>;

const visited = new Map<string, number>();

const toPaper = (text = '[]') =>
  new Map((JSON.parse(text) as { id: number; quantity: number }[]).map(({ id, quantity }) => [id, quantity]));

const checkAgreement = (model: PaperShop, { browser, tabs }: Real) => {
  const { entries } = browser.origin;
  for (const [index, { app, cart, session }] of tabs.entries()) {
    expect(toSessionView(session.getSnapshot()).user?.id).toBe(model.userId);
    const view = toCartView(cart.getSnapshot());
    const lines = view.rows.filter((row) => row.kind === 'line');
    expect(new Map(lines.map(({ id, quantity }) => [id, quantity]))).toEqual(model.cart);
    expect(view.totalText.replaceAll(/[$,]/g, '')).toBe((Number(totalCents(model.cart)) / 100).toFixed(2));
    const removed = view.rows.filter((row) => row.kind === 'removed').map(({ id }) => id);
    const paper = model.tabs[index] ?? freshTab;
    expect(new Set(removed)).toEqual(new Set([...paper.removed.keys()].filter((id) => !model.cart.has(id))));
    expect(toAppView(app.getSnapshot())).toMatchObject({ theme: model.theme, saysForgetful: false });
  }
  const noted = browser.noted.map(({ kind, text, userId }) => `${userId} ${kind === 'cart' ? kind : text}`);
  expect(noted).toEqual(model.deeds);
  expect(toPaper(entries.get('cart'))).toEqual(model.guest);
  for (const [id, cart] of model.members) expect(toPaper(entries.get(`cart_${id}`))).toEqual(cart);
  expect(entries.has('user')).toBe(model.userId !== undefined);
  expect([...entries.keys()].filter((key) => /moving|unreadable/.test(key))).toEqual([]);
};

const command = (
  name: string,
  run: (model: PaperShop, real: Real) => void,
  check: (model: PaperShop) => boolean = () => true,
): Command => ({
  check,
  toString: () => name,
  run: async (model, real) => {
    visited.set(name.split(' ')[0] ?? name, (visited.get(name.split(' ')[0] ?? name) ?? 0) + 1);
    run(model, real);
    await real.browser.isIdle();
    checkAgreement(model, real);
  },
});

const paperTab = (model: PaperShop, tab: number): PaperTab => model.tabs[tab % model.tabs.length] ?? freshTab;
const note = (model: PaperShop, tab: number, change: Partial<PaperTab>) => {
  const index = tab % model.tabs.length;
  model.tabs[index] = { ...(model.tabs[index] ?? freshTab), ...change };
};
const tell = ({ tabs }: Real, tab: number, event: CartEvent) => tabs[tab % tabs.length]?.cart.send(event);

const ask = (real: Real, tab: number, ask: 'logIn' | 'register', email: string, password: string) => {
  const replyTo = createRecordingListener<SessionReply>();
  real.tabs[tab % real.tabs.length]?.session.send({
    type: 'session.signIn',
    kind: ask,
    name: 'Somebody',
    email,
    password: new Secret(password),
    replyTo: replyTo.ref,
  });
};

const tab = fc.nat({ max: 3 });
const id = fc.integer({ min: 1, max: 6 });
const nth = fc.nat({ max: 5 });
const pick = (map: ReadonlyMap<number, number>, n: number): number => [...map.keys()][n % map.size] ?? 0;

const removeOnPaper = (model: PaperShop, at: number, product: number) => {
  const { removed } = paperTab(model, at);
  note(model, at, { removed: new Map(removed).set(product, model.cart.get(product) ?? 0) });
  model.cart = without(model.cart, product);
};

const commands: fc.Arbitrary<Command>[] = [
  fc.tuple(tab, id, fc.integer({ min: 1, max: 60 })).map(([at, productId, quantity]) =>
    command(`add ${productId} × ${quantity} in ${at}`, (model, real) => {
      tell(real, at, { type: 'cart.addItem', productId, quantity });
      model.cart = add(model.cart, productId, quantity);
      model.did('cart');
    }),
  ),
  fc.tuple(tab, nth, fc.constantFrom('0', '-3', '1', '7', '99', '100', 'x', '')).map(([at, n, text]) =>
    command(
      `setQuantity of line ${n} to "${text}" in ${at}`,
      (model, real) => {
        const product = pick(model.cart, n);
        tell(real, at, { type: 'cart.setQuantity', id: product, quantity: text });
        const wanted = text === '' || Number.isNaN(Number(text)) ? 1 : Math.min(Number(text), 99);
        if (wanted !== model.cart.get(product)) model.did('cart');
        if (wanted < 1) removeOnPaper(model, at, product);
        else model.cart = new Map(model.cart).set(product, wanted);
      },
      (model) => model.cart.size > 0,
    ),
  ),
  fc.tuple(tab, nth).map(([at, n]) =>
    command(
      `remove line ${n} in ${at}`,
      (model, real) => {
        const product = pick(model.cart, n);
        tell(real, at, { type: 'cart.removeItem', id: product });
        model.did('cart');
        removeOnPaper(model, at, product);
      },
      (model) => model.cart.size > 0,
    ),
  ),
  fc.tuple(tab, nth).map(([at, n]) =>
    command(
      `undoRemove ${n} in ${at}`,
      (model, real) => {
        const { removed } = paperTab(model, at);
        const product = pick(removed, n);
        tell(real, at, { type: 'cart.undoRemove', id: product });
        model.did('cart');
        model.cart = add(model.cart, product, removed.get(product) ?? 0);
        note(model, at, { removed: without(removed, product) });
      },
      (model) => paperTab(model, at).removed.size > 0,
    ),
  ),
  tab.map((at) =>
    command(
      `clear in ${at}`,
      (model, real) => {
        tell(real, at, { type: 'cart.clear' });
        model.did('cart');
        note(model, at, { cleared: model.cart });
        model.cart = new Map();
      },
      (model) => model.cart.size > 0,
    ),
  ),
  tab.map((at) =>
    command(
      `undoClear in ${at}`,
      (model, real) => {
        tell(real, at, { type: 'cart.undoClear' });
        model.did('cart');
        for (const [product, quantity] of paperTab(model, at).cleared)
          model.cart = add(model.cart, product, quantity);
        note(model, at, { cleared: new Map() });
      },
      (model) => paperTab(model, at).cleared.size > 0,
    ),
  ),
  tab.map((at) =>
    command(`leavePage in ${at}`, (model, real) => {
      tell(real, at, { type: 'cart.leavePage' });
      note(model, at, freshTab);
    }),
  ),
  tab.map((at) =>
    command(`reload ${at}`, (model, real) => {
      const index = at % real.tabs.length;
      real.tabs[index]?.close();
      real.tabs[index] = real.browser.openTab();
      note(model, at, freshTab);
    }),
  ),
  fc.tuple(tab, nth).map(([at, n]) =>
    command(
      `logIn as ${n} in ${at}`,
      (model, real) => {
        const account = model.accounts[n % model.accounts.length];
        if (!account) return;
        ask(real, at, 'logIn', ` ${account.email.toUpperCase()}`, account.password);
        model.signIn(account.id, 'Logged in.');
      },
      (model) => model.userId === undefined,
    ),
  ),
  fc.tuple(tab, nth).map(([at, n]) =>
    command(
      `logInWrongly as ${n} in ${at}`,
      (model, real) => {
        const account = model.accounts[n % model.accounts.length];
        ask(real, at, 'logIn', account?.email ?? '', 'something else');
      },
      (model) => model.userId === undefined,
    ),
  ),
  fc.tuple(tab, nth).map(([at, n]) =>
    command(
      `register ${n} in ${at}`,
      (model, real) => {
        const email = `new${n}@example.org`;
        ask(real, at, 'register', email, 'secret');
        if (model.accounts.some((account) => account.email === email)) return;
        const id = model.accounts.length + 1;
        model.accounts.push({ id, email, password: 'secret' });
        model.signIn(id, 'Signed up.');
      },
      (model) => model.userId === undefined,
    ),
  ),
  tab.map((at) =>
    command(
      `logOut in ${at}`,
      (model, real) => {
        real.tabs[at % real.tabs.length]?.session.send({ type: 'session.logOut' });
        model.signOut();
      },
      (model) => model.userId !== undefined,
    ),
  ),
  fc.constant(
    command(
      'openTab',
      (model, real) => {
        real.tabs.push(real.browser.openTab());
        model.tabs.push(freshTab);
      },
      (model) => model.tabs.length < 3,
    ),
  ),
  fc.tuple(tab, fc.constantFrom('light', 'dark', 'system')).map(([at, theme]) =>
    command(`theme ${theme} in ${at}`, (model, real) => {
      real.tabs[at % real.tabs.length]?.app.send({
        type: 'preferences.choose',
        choice: { theme: theme as 'light' },
      });
      model.theme = theme;
    }),
  ),
  fc.tuple(tab, id).map(([at, productId]) =>
    // A person's click and the end of the page in one breath: what was given must be there afterwards.
    command(`addAndReload ${productId} in ${at}`, (model, real) => {
      const index = at % real.tabs.length;
      tell(real, at, { type: 'cart.addItem', productId, quantity: 1 });
      real.tabs[index]?.close();
      real.tabs[index] = real.browser.openTab();
      model.cart = add(model.cart, productId, 1);
      model.did('cart');
      note(model, at, freshTab);
    }),
  ),
];

test('[AUT-1] [AUT-3] [AUT-8] [CRT-1] [CRT-2] [CRT-5] [CRT-6] [CRT-9] [STO-1] [STO-4] [THM-1] [PPL-2] whatever people do in up to three tabs, across reloads, every tab shows what they did, to the cent, and each deed of a member is noted once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 40, size: 'max' }), async (history) => {
      const browser = createHeadlessBrowser();
      await fc.asyncModelRun(
        () => ({
          model: new PaperShop(sampleCredentials.map((account, index) => ({ ...account, id: index + 1 }))),
          real: { browser, tabs: [browser.openTab()] },
        }),
        history,
      );
    }),
    runs(300, 10_000),
  );
  // The histories went everywhere they claim to go.
  for (const name of [
    'add',
    'setQuantity',
    'remove',
    'undoRemove',
    'clear',
    'undoClear',
    'reload',
    'openTab',
    'addAndReload',
    'logIn',
    'logInWrongly',
    'register',
    'logOut',
  ])
    expect(visited.get(name) ?? 0, name).toBeGreaterThan(20);
});
