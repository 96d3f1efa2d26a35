import { createMemoryOrigin } from '@loomwright/storage';
import { expect, test } from 'vitest';
import { createCartCodecs } from '../src/cart-codec.ts';
import { createGuestMoveTurns } from '../src/guest-move-turns.ts';
import { lookUpShopProduct, shopCart } from '../src/testing/index.ts';

const guest = JSON.stringify(shopCart({ 1: 2 }));

/** Turns in a browser where a move to member 7 was interrupted after the member had the lines. */
const openInterrupted = () => {
  const origin = createMemoryOrigin();
  origin.entries.set('cart', guest);
  origin.entries.set('cart_7', guest);
  origin.entries.set('cart.moving', JSON.stringify({ to: 7, member: guest, guest }));
  const logged: string[] = [];
  const { store } = createGuestMoveTurns({
    store: origin.openTab(),
    log: (message) => logged.push(message),
    codecs: createCartCodecs(lookUpShopProduct),
  });
  return { origin, logged, store };
};

test('[CRT-6] a turn first finishes an interrupted move, and returns the result of its work', async () => {
  const { origin, store } = openInterrupted();
  const seen = await store.exclusively(
    'cart',
    () => origin.entries.get('cart'),
    new AbortController().signal,
  );
  expect(seen).toBe('[]');
  expect([...origin.entries.keys()]).toEqual(['cart', 'cart_7']);
});

test('[CRT-6] a turn at another member’s cart does not finish it', async () => {
  const { origin, store } = openInterrupted();
  await store.exclusively('cart_8', () => {}, new AbortController().signal);
  expect(origin.entries.has('cart.moving')).toBe(true);
});

test('[CRT-6] [STO-3] a turn that cannot finish it rejects, logs and does no work', async () => {
  const { origin, logged, store } = openInterrupted();
  origin.block(true);
  let isDone = false;
  const turn = store.exclusively('cart', () => (isDone = true), new AbortController().signal);
  await expect(turn).rejects.toThrow('storage is blocked');
  expect([isDone, logged.at(-1)]).toEqual([
    false,
    'The carts could not be put in order: storage is blocked.',
  ]);
});

test('[AUT-8] [CRT-6] nothing is moved to an account that another tab deletes before the turn of the move', async () => {
  const origin = createMemoryOrigin();
  origin.entries.set('cart', guest);
  let isDeleted = false;
  const { moveTo } = createGuestMoveTurns({
    store: origin.openTab(),
    log: () => {},
    codecs: createCartCodecs(lookUpShopProduct),
    isGone: (key) => key === 'cart_7' && isDeleted,
  });
  const { signal } = new AbortController();
  const deletion = origin.openTab().exclusively('cart_7', async () => (isDeleted = true), signal);
  const moved = moveTo(7, signal);
  await deletion;
  expect(await moved).toEqual({ kind: 'nothing', cart: [] });
  expect([...origin.entries]).toEqual([['cart', guest]]);
});
