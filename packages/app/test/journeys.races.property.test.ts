// The site in up to three tabs, used while chunks, hashes, turns and changes of other tabs are on their way: the test decides
// when each of them comes. What may not depend on that stands in `shop-laws.ts`.
import type { SessionReply } from '@loomwright/auth';
import { sampleCredentials } from '@loomwright/auth/testing';
import { productFacts } from '@loomwright/catalogue';
import { Secret } from '@loomwright/kit';
import { createRecordingListener, emptyQueues, type RecordingListener, runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createHeadlessBrowser, type HeadlessTab } from '../src/testing/index.ts';
import { checkAlways, Ledger, ownProducts, userIdOf } from './shop-laws.ts';

/** Something a user does in a tab, or that happens to it. */
type Act =
  | { readonly do: 'add'; readonly product: number; readonly quantity: number }
  | { readonly do: 'setQuantity'; readonly quantity: string }
  | { readonly do: 'remove' | 'undoRemove'; readonly product: 'changed' | 'own' }
  | { readonly do: 'clear' | 'undoClear' | 'leavePage' }
  | { readonly do: 'logIn'; readonly member: number; readonly password: 'right' | 'wrong' }
  | { readonly do: 'register'; readonly member: number }
  | { readonly do: 'logOut' | 'open' | 'close' | 'reload' | 'hide' }
  | { readonly do: 'choose'; readonly theme: 'light' | 'dark' }
  /** One of the steps that are on their way is done. */
  | { readonly do: 'pass'; readonly step: number }
  /** All of them are done, and what follows from them. */
  | { readonly do: 'settle' };

/** `next` says when the next act comes: in the same task, before even a chunk can be loaded, or in one of its own. */
type Move = Act & { readonly tab: number; readonly next: 'now' | 'later' };

// Added to only, so that nothing of it may be lost or doubled; and the one that is changed and removed.
const addedProducts = [1, 2, 3];
const changedProduct = 4;

/** An act by its weight among all, its name or one of several, and its further fields. */
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
  act(1, ['clear', 'undoClear']),
  act(20, ['logIn'], { member: fc.nat({ max: 1 }), password: fc.constantFrom('right', 'right', 'wrong') }),
  act(5, ['register'], { member: fc.nat({ max: 1 }) }),
  act(15, ['logOut']),
  act(20, ['open', 'close', 'reload', 'hide']),
  act(5, ['choose'], { theme: fc.constantFrom('light', 'dark') }),
  act(60, ['pass'], { step: fc.nat({ max: 5 }) }),
  act(5, ['settle']),
) as fc.Arbitrary<Act>;

const moves: fc.Arbitrary<Move> = fc
  .tuple(acts, fc.nat({ max: 2 }), fc.constantFrom('now' as const, 'later' as const, 'later' as const))
  .map(([act, tab, next]) => ({ ...act, tab, next }));

/** What is stored at first: who is signed in, and which carts there are, with a product of their own in the members'. */
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
  const { name, price, image } = productFacts.find((product) => product.id === id) ?? {};
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
  await browser.isIdle();
  work.hold();
  let tabs = Array.from({ length: tabCount }, () => browser.openTab());
  /** The replies to every request to sign in, and to the last one of each tab. */
  const replies: RecordingListener<SessionReply>[] = [];
  const last = new Map<HeadlessTab, RecordingListener<SessionReply>>();

  const signIn = (tab: HeadlessTab, kind: 'logIn' | 'register', email: string, password: string) => {
    const listener = createRecordingListener<SessionReply>();
    replies.push(listener);
    last.set(tab, listener);
    tab.session.send({
      type: 'session.signIn',
      kind,
      name: 'New Member',
      email,
      password: new Secret(password),
      replyTo: listener.ref,
    });
  };
  const close = (tab: HeadlessTab) => {
    ledger.closed(tab);
    tab.close();
    last.delete(tab);
    tabs = tabs.filter((other) => other !== tab);
  };
  const settle = async () => {
    await work.release();
    await browser.isIdle();
    ledger.checkAtRest(browser, tabs);
    // A request is replied to once, or replaced by the next one of the same tab.
    for (const { heard } of last.values()) expect(heard).toHaveLength(1);
    for (const { heard } of replies) expect(heard.length).toBeLessThanOrEqual(1);
    work.hold();
  };
  const act = async (tab: HeadlessTab, move: Move) => {
    switch (move.do) {
      case 'add':
        if (move.product === changedProduct) ledger.changed(changedProduct);
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
        ledger.changed(...productFacts.map(({ id }) => id));
        return tab.cart.send({ type: 'cart.clear' });
      case 'undoClear':
        return tab.cart.send({ type: 'cart.undoClear' });
      case 'leavePage':
        return tab.cart.send({ type: 'cart.leavePage' });
      case 'logIn': {
        const { email = '', password = '' } = sampleCredentials[move.member] ?? {};
        if (move.password === 'right') ledger.signedIn(move.member + 1);
        return signIn(tab, 'logIn', email, move.password === 'right' ? password : 'another one');
      }
      case 'register':
        ledger.signedIn(3, 4);
        return signIn(tab, 'register', `new${move.member}@example.org`, 'secret');
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
        const step = waiting[move.step % waiting.length];
        if (step !== undefined) visit(step);
        return work.letPass(move.step % waiting.length);
      }
      case 'settle':
        return settle();
    }
  };

  for (const move of history) {
    const tab = tabs[move.tab % tabs.length];
    if (!tab) throw new Error('there is always a tab');
    if (work.waiting().length > 0) visit(move.do);
    await act(tab, move);
    checkAlways(origin, tabs);
    if (move.next === 'now') continue;
    await emptyQueues();
    checkAlways(origin, tabs);
  }
  await settle();
  for (const tab of tabs) tab.close();
};

test('[CRT-2] [CRT-6] [STO-4] [AUT-1] while anything is still loading in up to three tabs, nothing added is lost or doubled, no cart shows to another, and all tabs agree in the end', async () => {
  await fc.assert(
    fc.asyncProperty(beginnings, fc.array(moves, { maxLength: 40, size: 'max' }), run),
    runs(Number(process.env.N ?? 300), 10_000),
  );
  console.log(visited);
});
