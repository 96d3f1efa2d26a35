import { productFacts } from '@loomwright/catalogue';

/** What a person would write on paper: how many of each product the cart holds. */
export type PaperCart = ReadonlyMap<number, number>;

/** One tab on paper: what can be undone in it. */
export interface PaperTab {
  readonly removed: ReadonlyMap<number, number>;
  readonly cleared: PaperCart;
}

export interface PaperShop {
  cart: PaperCart;
  theme: string;
  tabs: PaperTab[];
}

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
