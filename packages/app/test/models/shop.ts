// What the models sell and who visits: as little as shows everything.
import { sampleCredentials } from '@loomwright/auth/testing';
import type { Cart, LookUpProduct } from '@loomwright/cart';

export const lookUpProduct: LookUpProduct = (id) =>
  id > 0 && id < 4 ? { id, name: `Product ${id}`, price: id, image: '' } : undefined;

/** Quantities by product id. */
export type Quantities = Readonly<Record<number, number>>;

export const quantitiesOf = (cart: Cart): Quantities =>
  Object.fromEntries(cart.map(({ id, quantity }) => [id, quantity]));

/** What the sample accounts begin with (CRT-5), as `cart_{id}` holds it. */
const samples: Readonly<Record<string, Quantities>> = { cart_1: { 1: 2, 3: 1 }, cart_2: { 2: 1 } };

export const cartKeys = ['cart', 'cart_1', 'cart_2'] as const;

const quantities = new Map<string, Quantities>();

/** The lines stored under a key; nothing when it is missing. */
export const storedAt = (entries: ReadonlyMap<string, string>, key: string): Quantities => {
  const text = entries.get(key);
  if (text === undefined) return {};
  const found = quantities.get(text) ?? quantitiesOf(JSON.parse(text) as Cart);
  quantities.set(text, found);
  return found;
};

/** How many of a product are stored in all carts, without those of samples. */
export const storedCount = (entries: ReadonlyMap<string, string>, product: number): number => {
  let count = 0;
  for (const key of cartKeys)
    if (entries.has(key)) count += (storedAt(entries, key)[product] ?? 0) - (samples[key]?.[product] ?? 0);
  return count;
};

/** Whether a page shows the cart that is stored for its owner, or the sample where none is stored yet. */
export const isShownAsStored = (
  lines: Quantities,
  entries: ReadonlyMap<string, string>,
  owner: number | undefined,
): boolean => {
  const key = owner === undefined ? 'cart' : `cart_${owner}`;
  const stored = entries.has(key) ? storedAt(entries, key) : (samples[key] ?? {});
  return JSON.stringify(lines) === JSON.stringify(stored);
};

export const accountOf = (id: number) => {
  const account = sampleCredentials[id - 1];
  if (!account) throw new Error(`there is no account ${id}`);
  return account;
};
