import { sampleCredentials } from '@loomwright/auth/testing';
import type { Cart, LookUpProduct } from '@loomwright/cart';

export const lookUpProduct: LookUpProduct = (id) =>
  id > 0 && id < 4 ? { id, name: `Product ${id}`, price: id, image: '' } : undefined;

export type Quantities = Readonly<Record<number, number>>;

export const quantitiesOf = (cart: Cart): Quantities =>
  Object.fromEntries(cart.map(({ id, quantity }) => [id, quantity]));

const samples: Readonly<Record<string, Quantities>> = { cart_1: { 1: 2, 3: 1 }, cart_2: { 2: 1 } };

export const cartKeys = ['cart', 'cart_1', 'cart_2'] as const;

const quantities = new Map<string, Quantities>();

export const storedAt = (entries: ReadonlyMap<string, string>, key: string): Quantities => {
  const text = entries.get(key);
  if (text === undefined) return {};
  const found = quantities.get(text) ?? quantitiesOf(JSON.parse(text) as Cart);
  quantities.set(text, found);
  return found;
};

/** The quantity of a product in all stored carts, less the quantity in the sample carts. */
export const storedCount = (entries: ReadonlyMap<string, string>, product: number): number => {
  let count = 0;
  for (const key of cartKeys)
    if (entries.has(key)) count += (storedAt(entries, key)[product] ?? 0) - (samples[key]?.[product] ?? 0);
  return count;
};

/** Whether a page shows its owner's stored cart, or the sample cart if none is stored. */
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
  if (!account) throw new Error(`unknown account ${id}`);
  return account;
};
