import { type Quantities, sampleCarts } from './shop-laws.ts';

interface TabModel {
  readonly removed: Quantities;
  readonly cleared: Quantities;
}

interface AccountModel {
  readonly id: number;
  readonly email: string;
  readonly password: string;
}

const nothing: Quantities = new Map();
export const newTab: TabModel = { removed: nothing, cleared: nothing };

const add = (cart: Quantities, id: number, quantity: number): Quantities =>
  new Map(cart).set(id, Math.min((cart.get(id) ?? 0) + quantity, 99));

const without = (cart: Quantities, id: number): Quantities =>
  new Map([...cart].filter(([other]) => other !== id));

/** The cart quantities that all tabs must show, and what each tab can undo. */
export class ShopModel {
  guest = nothing;
  readonly members = new Map<number, Quantities>();
  readonly accounts: AccountModel[];
  userId: number | undefined;
  theme = 'system';
  /** For example `1 Logged in.` for a login by member 1, and `1 cart` for a change to that member's cart. */
  readonly activities: string[] = [];
  tabs: TabModel[] = [newTab];
  /** The tab whose last command is still pending; other tabs may not see it yet. */
  busyTab: number | undefined;

  constructor(accounts: readonly AccountModel[]) {
    this.accounts = [...accounts];
  }

  get cart(): Quantities {
    return this.userId === undefined ? this.guest : (this.members.get(this.userId) ?? nothing);
  }

  set cart(cart: Quantities) {
    if (this.userId === undefined) this.guest = cart;
    else this.members.set(this.userId, cart);
  }

  note(what: string) {
    if (this.userId !== undefined) this.activities.push(`${this.userId} ${what}`);
  }

  tab(at: number): TabModel {
    return this.tabs[at] ?? newTab;
  }

  changeTab(at: number, change: Partial<TabModel>) {
    this.tabs[at] = { ...this.tab(at), ...change };
  }

  add(id: number, quantity: number) {
    this.note('cart');
    this.cart = add(this.cart, id, quantity);
  }

  remove(at: number, id: number) {
    this.note('cart');
    this.changeTab(at, { removed: new Map(this.tab(at).removed).set(id, this.cart.get(id) ?? 0) });
    this.cart = without(this.cart, id);
  }

  setQuantity(at: number, id: number, text: string) {
    const quantity = text === '' || Number.isNaN(Number(text)) ? 1 : Math.min(Number(text), 99);
    if (quantity < 1) return this.remove(at, id);
    if (quantity !== this.cart.get(id)) this.note('cart');
    this.cart = new Map(this.cart).set(id, quantity);
  }

  undoRemove(at: number, id: number) {
    const { removed } = this.tab(at);
    this.add(id, removed.get(id) ?? 0);
    this.changeTab(at, { removed: without(removed, id) });
  }

  clear(at: number) {
    this.note('cart');
    this.changeTab(at, { cleared: new Map([...this.tab(at).cleared, ...this.cart]) });
    this.cart = nothing;
  }

  undoClear(at: number) {
    this.note('cart');
    this.join(this.tab(at).cleared);
    this.changeTab(at, { cleared: nothing });
  }

  join(lines: Quantities) {
    for (const [id, quantity] of lines) this.cart = add(this.cart, id, quantity);
  }

  logIn(id: number, activity: string) {
    const { guest } = this;
    this.userId = id;
    this.note(activity);
    if (guest.size > 0) this.note('cart');
    this.cart = this.members.get(id) ?? sampleCarts.get(id) ?? nothing;
    this.join(guest);
    this.guest = nothing;
    this.tabs = this.tabs.map(() => newTab);
  }

  logOut() {
    this.note('Logged out.');
    this.userId = undefined;
    this.tabs = this.tabs.map(() => newTab);
  }
}
