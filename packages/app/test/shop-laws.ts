// Laws that hold whatever the order in which tabs act.
import { toSessionView } from '@loomwright/auth';
import { toCartView } from '@loomwright/cart';
import { products } from '@loomwright/catalogue';
import { expect } from 'vitest';
import { toAppView } from '../src/index.ts';
import type { HeadlessBrowser, HeadlessTab } from '../src/testing/index.ts';

export type Quantities = ReadonlyMap<number, number>;

/** For each member, a product that no other cart may contain. */
export const ownProducts: Quantities = new Map([
  [1, 5],
  [2, 6],
]);

export const sampleCarts: ReadonlyMap<number, Quantities> = new Map([
  [
    1,
    new Map([
      [1, 2],
      [3, 1],
    ]),
  ],
  [2, new Map([[2, 1]])],
]);

export const readCart = (text = '[]'): Quantities =>
  new Map((JSON.parse(text) as { id: number; quantity: number }[]).map(({ id, quantity }) => [id, quantity]));

/** Stored carts by owner; 0 is the guest. */
const readCarts = (entries: ReadonlyMap<string, string>): ReadonlyMap<number, Quantities> =>
  new Map(
    [...entries]
      .filter(([key]) => /^cart(_\d+)?$/.test(key))
      .map(([key, text]) => [Number(key.slice('cart_'.length)), readCart(text)]),
  );

/** Summed in whole cents (CRT-2). */
export const totalText = (quantities: Quantities): string => {
  const cents = [...quantities].reduce((total, [id, quantity]) => {
    const price = products.find((product) => product.id === id)?.price ?? 0;
    return total + BigInt(price.toFixed(2).replace('.', '')) * BigInt(quantity);
  }, 0n);
  return (Number(cents) / 100).toFixed(2);
};

export const shownCart = ({ cart }: HeadlessTab) => {
  const { rows, status, totalText: total } = toCartView(cart.getSnapshot());
  return {
    status,
    ids: rows.map(({ id }) => id),
    lines: new Map(rows.flatMap((row) => (row.kind === 'line' ? [[row.id, row.quantity]] : []))),
    total: total.replaceAll(/[$,]/g, ''),
  };
};

export const userIdOf = ({ session }: HeadlessTab) => toSessionView(session.getSnapshot()).user?.id;

/** Descriptions of the violated laws (CRT-2, CRT-4, CRT-6). */
export const brokenLaws = ({ entries }: HeadlessBrowser['origin'], tabs: readonly HeadlessTab[]) => {
  const broken: string[] = [];
  const check = (holds: boolean, what: string) => holds || broken.push(what);
  for (const tab of tabs) {
    const userId = userIdOf(tab);
    const { status, ids, lines, total } = shownCart(tab);
    const { visitor } = tab.app.getSnapshot().context;
    check(userId === (typeof visitor === 'object' ? visitor.id : undefined), 'app and session disagree');
    check(status !== 'loading' || ids.length === 0, 'a cart that is loading shows lines');
    check(total === totalText(lines), `the total is ${total}`);
    check(tab.logged.length === 0, tab.logged.join());
    for (const [owner, product] of ownProducts)
      check(owner === userId || !ids.includes(product), `${userId} is shown the cart of ${owner}`);
  }
  for (const [owner, cart] of readCarts(entries))
    for (const [member, product] of ownProducts)
      check(owner === member || !cart.has(product), `the cart of ${owner} stores what ${member} has`);
  return broken;
};

export class Ledger {
  readonly #before: ReadonlyMap<number, Quantities>;
  readonly #firstUser: number | undefined;
  /**
   * Added quantities. A key is `{product}`, or `{member} {product}` for additions made while that member's
   * cart was shown.
   */
  readonly #added = new Map<string, number>();
  readonly #changed = new Set<number>();
  readonly #loggedIn = new Set<number>();
  readonly #themes = new Set(['system']);
  #memberAdditions = 0;
  #hasLoggedOut = false;
  #hasLeftLines = false;

  constructor(entries: ReadonlyMap<string, string>) {
    this.#before = readCarts(entries);
    const user = entries.get('user');
    this.#firstUser = user === undefined ? undefined : (JSON.parse(user) as { id: number }).id;
  }

  added(tab: HeadlessTab, product: number, quantity: number) {
    const owner = shownCart(tab).status === 'loading' ? undefined : userIdOf(tab);
    if (owner !== undefined) this.#memberAdditions += 1;
    for (const key of [`${product}`, `${owner} ${product}`])
      this.#added.set(key, (this.#added.get(key) ?? 0) + quantity);
  }
  changed(...products: readonly number[]) {
    for (const product of products) this.#changed.add(product);
  }
  loggedIn(...ids: readonly number[]) {
    for (const id of ids) this.#loggedIn.add(id);
  }
  loggedOut() {
    this.#hasLoggedOut = true;
  }
  closed(tab: HeadlessTab) {
    if (shownCart(tab).status === 'loading' || userIdOf(tab) === undefined) this.#hasLeftLines = true;
  }
  chose(theme: string) {
    this.#themes.add(theme);
  }

  /** Call only while the browser is idle. */
  checkAtRest({ origin, noted }: HeadlessBrowser, tabs: readonly HeadlessTab[]) {
    const { entries } = origin;
    const carts = readCarts(entries);
    const stored = entries.get('user');
    const userId = stored === undefined ? undefined : (JSON.parse(stored) as { id: number }).id;
    const theme = (JSON.parse(entries.get('preferences') ?? '{"theme":"system"}') as { theme: string }).theme;
    for (const tab of tabs) {
      expect(toSessionView(tab.session.getSnapshot())).toMatchObject({
        status: userId === undefined ? 'loggedOut' : 'loggedIn',
        errorText: '',
      });
      expect(userIdOf(tab)).toBe(userId);
      const { lines, status } = shownCart(tab);
      expect(status).toBe(lines.size === 0 ? 'empty' : 'filled');
      expect(lines).toEqual(carts.get(userId ?? 0) ?? sampleCarts.get(userId ?? 0) ?? new Map());
      expect(toAppView(tab.app.getSnapshot())).toMatchObject({ theme, showsStorageWarning: false });
    }
    // No move between carts is unfinished, and no record is unreadable.
    for (const key of entries.keys()) expect(key).toMatch(/^(users?|preferences|cart(_\d+)?)$/);
    // The user must have logged in. Without a logout, the first user must not become a guest.
    if (userId !== undefined && userId !== this.#firstUser) expect(this.#loggedIn).toContain(userId);
    if (!this.#hasLoggedOut && this.#firstUser !== undefined) expect(userId).toBeDefined();
    expect(this.#themes).toContain(theme);
    if (userId !== undefined && !this.#hasLeftLines) expect(carts.get(0) ?? new Map()).toEqual(new Map());
    // Activities belong to members only, and include every addition made while a member's cart was shown.
    const memberIds = noted.map((activity) => activity.userId);
    for (const id of memberIds) expect([this.#firstUser, ...this.#loggedIn]).toContain(id);
    const cartNotes = noted.filter(({ kind }) => kind === 'cart').length;
    expect(cartNotes).toBeGreaterThanOrEqual(this.#memberAdditions);
    for (const { id } of products) {
      for (const cart of carts.values())
        expect(cart.get(id) ?? 1).toSatisfy((n: number) => n >= 1 && n <= 99);
      if (this.#changed.has(id)) continue;
      let [found, expected] = [0, this.#added.get(`${id}`) ?? 0];
      for (const [owner, cart] of carts) {
        const before = (this.#before.get(owner) ?? sampleCarts.get(owner))?.get(id) ?? 0;
        const inCart = cart.get(id) ?? 0;
        found += inCart;
        expected += before;
        if (owner !== 0)
          expect(inCart, `product ${id} of member ${owner}`).toBeGreaterThanOrEqual(
            before + (this.#added.get(`${owner} ${id}`) ?? 0),
          );
      }
      expect(found, `product ${id} in all carts`).toBe(expected);
    }
  }
}
