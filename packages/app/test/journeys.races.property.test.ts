// Each history decides when pending chunks, hashes, locks and notifications settle. `shop-laws.ts` checks
// the laws that hold in any order.

import type { AuthOutcome } from '@loomwright/auth';
import { sampleCredentials } from '@loomwright/auth/testing';
import { products } from '@loomwright/catalogue';
import { flushMicrotasks, runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createHeadlessBrowser, type HeadlessTab } from '../src/testing/index.ts';
import { brokenLaws, Ledger, ownProducts, userIdOf } from './shop-laws.ts';

type Act =
  | { readonly do: 'add'; readonly product: number; readonly quantity: number }
  | { readonly do: 'setQuantity'; readonly quantity: string }
  | { readonly do: 'remove' | 'undoRemove'; readonly product: 'changed' | 'own' }
  | { readonly do: 'clear' | 'undoClear' | 'leavePage' }
  | { readonly do: 'logIn'; readonly member: number; readonly password: 'right' | 'wrong' }
  | { readonly do: 'register'; readonly member: number }
  | { readonly do: 'logOut' | 'open' | 'close' | 'reload' | 'hide' }
  | { readonly do: 'choose'; readonly theme: 'light' | 'dark' }
  | { readonly do: 'pass'; readonly step: number }
  | { readonly do: 'settle' };

/** `next: 'now'` runs the next act in the same task, before any chunk can load. */
type Move = Act & { readonly tab: number; readonly next: 'now' | 'later' };

// These products are only added, so that a lost or doubled addition shows.
const addedProducts = [1, 2, 3];
const changedProduct = 4;

const act = <const Name extends Act['do'], Fields extends object = Record<never, never>>(
  weight: number,
  names: readonly Name[],
  fields: { readonly [Key in keyof Fields]: fc.Arbitrary<Fields[Key]> } = {} as never,
) => ({ weight, arbitrary: fc.record({ do: fc.constantFrom(...names), ...fields }) });

const acts = fc.oneof(
  act(30, ['add'], {
    product: fc.constantFrom(...addedProducts, changedProduct),
    quantity: fc.integer({ min: 1, max: 2 }),
  }),
  act(5, ['setQuantity'], { quantity: fc.constantFrom('0', '-3', '7', '99', '100', 'x', '') }),
  act(20, ['remove', 'undoRemove'], { product: fc.constantFrom('changed', 'own') }),
  act(5, ['leavePage']),
  act(2, ['clear', 'undoClear']),
  act(20, ['logIn'], { member: fc.nat({ max: 1 }), password: fc.constantFrom('right', 'right', 'wrong') }),
  act(5, ['register'], { member: fc.nat({ max: 1 }) }),
  act(15, ['logOut']),
  act(20, ['open', 'close', 'reload', 'hide']),
  act(5, ['choose'], { theme: fc.constantFrom('light', 'dark') }),
  act(110, ['pass'], { step: fc.nat({ max: 5 }) }),
  act(5, ['settle']),
) as fc.Arbitrary<Act>;

const moves: fc.Arbitrary<Move> = fc
  .tuple(acts, fc.nat({ max: 2 }), fc.constantFrom('now' as const, 'later' as const, 'later' as const))
  .map(([act, tab, next]) => ({ ...act, tab, next }));

/** `carts` lists the owners with a stored cart; 0 is the guest. */
interface Beginning {
  readonly userId: number | undefined;
  readonly carts: readonly number[];
  readonly tabCount: number;
}
const beginnings: fc.Arbitrary<Beginning> = fc.record({
  userId: fc.constantFrom(undefined, 1, 2),
  carts: fc.subarray([0, 1, 2]),
  tabCount: fc.integer({ min: 1, max: 2 }),
});

const toItem = (id: number, quantity: number) => {
  const { name, price, image } = products.find((product) => product.id === id) ?? {};
  return { id, name, price, image, quantity };
};

const visited = new Map<string, number>();
const visit = (what: string) => visited.set(what, (visited.get(what) ?? 0) + 1);

const run = async ({ userId, carts, tabCount }: Beginning, history: readonly Move[]) => {
  const browser = createHeadlessBrowser();
  const { origin, work } = browser;
  if (userId !== undefined) {
    const email = sampleCredentials[userId - 1]?.email;
    origin.entries.set('user', JSON.stringify({ id: userId, email, name: 'Sample', role: 'user' }));
  }
  for (const owner of carts) {
    const own = ownProducts.get(owner);
    const items = [toItem(1, 3), ...(own === undefined ? [] : [toItem(own, 2)])];
    origin.entries.set(owner === 0 ? 'cart' : `cart_${owner}`, JSON.stringify(items));
  }
  const ledger = new Ledger(origin.entries);
  ledger.changed(changedProduct);
  await browser.isIdle();
  work.hold();
  let tabs = Array.from({ length: tabCount }, () => browser.openTab());
  // Every request must have exactly one outcome, even if it was aborted.
  const requests: (readonly AuthOutcome[])[] = [];

  const logIn = (tab: HeadlessTab, ...request: Parameters<HeadlessTab['attempt']>) => {
    requests.push(tab.attempt(...request));
  };
  const close = (tab: HeadlessTab) => {
    ledger.closed(tab);
    tab.close();
    tabs = tabs.filter((other) => other !== tab);
  };
  const settle = async () => {
    await browser.isIdle();
    ledger.checkAtRest(browser, tabs);
    for (const outcomes of requests) expect(outcomes).toHaveLength(1);
  };
  const act = async (tab: HeadlessTab, move: Move) => {
    switch (move.do) {
      case 'add':
        ledger.added(tab, move.product, move.quantity);
        return tab.cart.send({ type: 'cart.addItem', productId: move.product, quantity: move.quantity });
      case 'setQuantity':
        return tab.cart.send({ type: 'cart.setQuantity', id: changedProduct, quantity: move.quantity });
      case 'remove':
      case 'undoRemove': {
        const own = ownProducts.get(userIdOf(tab) ?? 0);
        const id = move.product === 'own' && own !== undefined ? own : changedProduct;
        ledger.changed(id);
        return tab.cart.send({ type: move.do === 'remove' ? 'cart.removeItem' : 'cart.undoRemove', id });
      }
      case 'clear':
        ledger.changed(...products.map(({ id }) => id));
        return tab.cart.send({ type: 'cart.clear' });
      case 'undoClear':
        return tab.cart.send({ type: 'cart.undoClear' });
      case 'leavePage':
        return tab.cart.send({ type: 'page.left' });
      case 'logIn': {
        const { email = '', password = '' } = sampleCredentials[move.member] ?? {};
        if (move.password === 'right') ledger.loggedIn(move.member + 1);
        return logIn(tab, 'logIn', email, move.password === 'right' ? password : 'another one');
      }
      case 'register':
        ledger.loggedIn(3, 4);
        return logIn(tab, 'register', `new${move.member}@example.org`, 'secret');
      case 'logOut':
        ledger.loggedOut();
        return tab.session.send({ type: 'session.logOut' });
      case 'open':
        if (tabs.length < 3) tabs.push(browser.openTab());
        return;
      case 'close':
        if (tabs.length > 1) close(tab);
        return;
      case 'reload':
        close(tab);
        tabs.push(browser.openTab());
        return;
      case 'hide':
        return tab.app.send({ type: 'page.hiding' });
      case 'choose':
        ledger.chose(move.theme);
        return tab.app.send({ type: 'preferences.choose', choice: { theme: move.theme } });
      case 'pass': {
        const waiting = work.waiting();
        const step = move.step % waiting.length;
        visit(waiting[step]?.replace(/_\d/, '_{id}') ?? 'nothing');
        return work.release(step);
      }
      case 'settle':
        return settle();
    }
  };

  for (const move of history) {
    const tab = tabs[move.tab % tabs.length];
    if (!tab) throw new Error('no tab is open');
    if (work.waiting().length > 0) visit(move.do);
    await act(tab, move);
    expect(brokenLaws(origin, tabs)).toEqual([]);
    if (move.next === 'now') continue;
    await flushMicrotasks();
    expect(brokenLaws(origin, tabs)).toEqual([]);
  }
  await settle();
  for (const tab of tabs) tab.close();
};

test('actions in tabs that are still loading are neither lost nor doubled', {
  tags: ['CRT-2', 'CRT-6', 'STO-4', 'AUT-1'],
}, async () => {
  await fc.assert(
    fc.asyncProperty(beginnings, fc.array(moves, { maxLength: 40, size: 'max' }), run),
    runs(100, 10_000),
  );
  // Guards against histories in which nothing races.
  const steps = [
    'chunk accounts',
    'chunk hasher',
    'verify',
    'hash',
    'notify user',
    'notify cart',
    'notify cart_{id}',
  ];
  const turns = ['grant cart', 'grant cart_{id}', 'grant users', 'grant preferences'];
  const done = 'add remove clear logIn register logOut open close reload hide'.split(' ');
  for (const what of [...steps, ...turns, ...done]) expect(visited.get(what) ?? 0, what).toBeGreaterThan(0);
});
