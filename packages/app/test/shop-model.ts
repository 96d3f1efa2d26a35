import { productFacts } from '@loomwright/catalogue';

/** What a person would write on paper: how many of each product the cart holds. */
export type PaperCart = ReadonlyMap<number, number>;

/** One tab on paper: what can be undone in it. */
export interface PaperTab {
  readonly removed: ReadonlyMap<number, number>;
  readonly cleared: PaperCart;
}

export interface PaperAccount {
  readonly id: number;
  readonly email: string;
  readonly password: string;
}

/** The shop on paper: what every tab must agree on, and what is each tab's own. */
export class PaperShop {
  guest: PaperCart = new Map();
  readonly members = new Map<number, PaperCart>();
  readonly accounts: PaperAccount[];
  userId: number | undefined;
  theme = 'system';
  /** What members did: `1 Logged in.`, and `1 cart` for each thing done to a cart. */
  readonly deeds: string[] = [];
  tabs: PaperTab[] = [freshTab];

  constructor(accounts: readonly PaperAccount[]) {
    this.accounts = [...accounts];
  }

  /** The cart of whoever is there. */
  get cart(): PaperCart {
    return this.userId === undefined ? this.guest : (this.members.get(this.userId) ?? new Map());
  }

  set cart(cart: PaperCart) {
    if (this.userId === undefined) this.guest = cart;
    else this.members.set(this.userId, cart);
  }

  /** A member does something; what guests do is nobody's business. */
  did(what: string) {
    if (this.userId !== undefined) this.deeds.push(`${this.userId} ${what}`);
  }

  /** Signing in: the sample comes first, then what the guest had, and the guest has nothing any more. */
  signIn(id: number, what: string) {
    const waiting = this.guest;
    this.userId = id;
    this.did(what);
    if (waiting.size > 0) this.did('cart');
    this.cart = this.members.get(id) ?? new Map(samples[id] ?? []);
    for (const [product, quantity] of waiting) this.cart = add(this.cart, product, quantity);
    this.guest = new Map();
    this.tabs = this.tabs.map(() => freshTab);
  }

  signOut() {
    this.did('Logged out.');
    this.userId = undefined;
    this.tabs = this.tabs.map(() => freshTab);
  }
}

const samples: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [
    [1, 2],
    [3, 1],
  ],
  2: [[2, 1]],
};

export const freshTab: PaperTab = { removed: new Map(), cleared: new Map() };

export const add = (cart: PaperCart, id: number, quantity: number): PaperCart =>
  new Map(cart).set(id, Math.min((cart.get(id) ?? 0) + quantity, 99));

export const without = <V>(map: ReadonlyMap<number, V>, id: number): ReadonlyMap<number, V> => {
  const next = new Map(map);
  next.delete(id);
  return next;
};

/** The total in cents, by the plainest arithmetic there is. */
export const totalCents = (cart: PaperCart): bigint => {
  let total = 0n;
  for (const [id, quantity] of cart) {
    const price = productFacts.find((product) => product.id === id)?.price ?? 0;
    total += BigInt(price.toFixed(2).replace('.', '')) * BigInt(quantity);
  }
  return total;
};
