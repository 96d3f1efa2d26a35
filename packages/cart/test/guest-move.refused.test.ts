// What a move says and writes where storage refuses one operation, or holds what no move has written.
import { createMemoryOrigin, type KeyValueStore, type Refused } from '@loomwright/storage';
import { describe, expect, it } from 'vitest';
import { createCartCodecs } from '../src/cart-codec.ts';
import { createGuestMove } from '../src/guest-move.ts';
import { lookUpShopProduct, shopCart } from '../src/testing/index.ts';

const textOf = (quantities: Readonly<Record<number, number>>) => JSON.stringify(shopCart(quantities));
const guest = textOf({ 1: 2 });
const member = textOf({ 2: 1 });
const merged = JSON.stringify([...shopCart({ 2: 1 }), ...shopCart({ 1: 2 })]);

/** A browser whose storage refuses the operations that are named, `read cart` for instance. */
const open = (entries: Readonly<Record<string, string>>, ...refused: readonly string[]) => {
  const origin = createMemoryOrigin();
  for (const [key, text] of Object.entries(entries)) origin.entries.set(key, text);
  const operations: string[] = [];
  const logged: string[] = [];
  const attempt = <T>(operation: string, work: () => T): T | Refused => {
    operations.push(operation);
    return refused.includes(operation) ? { kind: 'refused', reason: 'full' } : work();
  };
  const tab = origin.openTab();
  const store: KeyValueStore = {
    ...tab,
    read: (key) => attempt(`read ${key}`, () => tab.read(key)),
    write: (key, text) => attempt(`write ${key}`, () => tab.write(key, text)),
    remove: (key) => attempt(`remove ${key}`, () => tab.remove(key)),
  };
  const { moveTo, putInOrder } = createGuestMove({
    store,
    log: (message) => logged.push(message),
    codecs: createCartCodecs(lookUpShopProduct),
  });
  return {
    entries: origin.entries,
    logged,
    putInOrder,
    moveTo: (userId: number) => moveTo(userId, new AbortController().signal),
    /** The operations that change something. */
    changes: () => operations.filter((operation) => !operation.startsWith('read ')),
  };
};

const full = { kind: 'refused', reason: 'full' };

describe('a move that storage refuses', () => {
  it.each([
    ['the guest’s cart cannot be read', 'read cart'],
    ['the member’s cart cannot be read', 'read cart_7'],
    ['the note cannot be read', 'read cart.moving'],
    ['the note cannot be written', 'write cart.moving'],
    ['the member’s cart cannot be written', 'write cart_7'],
  ])('[CRT-6] [STO-3] says why, and leaves both carts as they are: %s', async (_, operation) => {
    const { entries, moveTo } = open({ cart: guest, cart_7: member }, operation);
    expect(await moveTo(7)).toMatchObject(full);
    expect(Object.fromEntries(entries)).toEqual({ cart: guest, cart_7: member });
  });

  it('[CRT-5] [STO-3] says why where the sample of an account cannot be written', async () => {
    const { changes, moveTo } = open({}, 'write cart_1');
    expect(await moveTo(1)).toEqual({ ...full, cart: shopCart({ 1: 2, 3: 1 }) });
    expect(changes()).toEqual(['write cart_1']);
  });

  it.each(['read cart', 'read cart_7', 'remove cart.moving', 'write cart'])(
    '[CRT-6] [STO-3] is put in order later, and the log says why: %s',
    async (operation) => {
      const note = JSON.stringify({ to: 7, member: merged, guest });
      const { logged, putInOrder } = open({ cart: guest, cart_7: merged, 'cart.moving': note }, operation);
      expect(() => putInOrder('cart')).toThrow('storage is full');
      expect(logged).toEqual(['The carts could not be put in order: storage is full.']);
    },
  );

  it('[CRT-6] moves nothing while an earlier one that the member has cannot end', async () => {
    const note = JSON.stringify({ to: 7, member: merged, guest });
    const entries = { cart: guest, cart_7: merged, 'cart.moving': note };
    const { moveTo } = open(entries, 'remove cart.moving');
    expect(await moveTo(7)).toEqual({ kind: 'nothing', cart: JSON.parse(merged) });
    expect(await open(entries, 'read cart').moveTo(7)).toMatchObject({ kind: 'nothing' });
  });
});

describe('a move of nothing', () => {
  it.each([
    ['no cart of a guest', { cart_7: member }],
    ['an empty one', { cart: '[]', cart_7: member }],
    ['no cart at all', {}],
  ])('[CRT-6] writes nothing: %s', async (_, entries) => {
    const { changes, moveTo } = open(entries);
    const cart = 'cart_7' in entries ? shopCart({ 2: 1 }) : [];
    expect(await moveTo(7)).toEqual({ kind: 'nothing', cart });
    expect(changes()).toEqual([]);
  });
});

describe('a note of a move', () => {
  it.each([
    'null',
    '5',
    '"7"',
    '{"to":7}',
    '{"to":"7","member":"[]","guest":"[]"}',
    '{"to":7,"member":"[]"}',
    '{"to":7,"guest":"[]"}',
  ])('[CRT-6] [STO-2] that none has written is moved aside and moves nothing: %s', async (text) => {
    const { entries, moveTo } = open({ cart: guest, cart_7: member, 'cart.moving': text });
    expect(await moveTo(7)).toMatchObject({ kind: 'moved' });
    expect(Object.fromEntries(entries)).toEqual({
      cart: '[]',
      cart_7: merged,
      'cart.moving.unreadable': text,
    });
  });

  it('[CRT-6] leaves a guest’s cart that is another one since', async () => {
    const since = textOf({ 3: 1 });
    const note = JSON.stringify({ to: 7, member: merged, guest });
    const { entries, putInOrder } = open({ cart: since, cart_7: merged, 'cart.moving': note });
    await putInOrder('cart');
    expect(Object.fromEntries(entries)).toEqual({ cart: since, cart_7: merged });
  });
});
