import { createCartMachine } from '@loomwright/cart';
import { createRecordingListener, startActor } from '@loomwright/machine-testing';
import { createMemoryOrigin, type MemoryOrigin, openRecord } from '@loomwright/storage';
import { idListCodec, idListReducer } from '@loomwright/storage/testing';
import { expect, test } from 'vitest';
import type { World } from '../../src/app/site.ts';
import { createMemory } from '../../src/create-site.ts';

const { signal } = new AbortController();

const openMemory = async (origin: MemoryOrigin) => {
  const world = { store: origin.openTab(), log: () => {} } as Partial<World> as World;
  const memory = createMemory(world, () => {});
  await memory.accounts.load();
  return memory;
};

test('what a guest chose is not moved to an account that another tab has deleted', {
  tags: ['AUT-8', 'CRT-6'],
}, async () => {
  const origin = createMemoryOrigin();
  const guest = JSON.stringify([{ id: 2, name: 'Dashboard', price: 1, image: '/d.svg', quantity: 3 }]);
  origin.entries.set('cart', guest);
  const [here, there] = [await openMemory(origin), await openMemory(origin)];
  const { accounts } = await there.accounts.load();
  await accounts.ask({ kind: 'remove', id: 1 }, signal);
  const cart = startActor(createCartMachine({ ...here, log: () => {}, lookUpProduct: () => undefined }), {
    input: { listener: createRecordingListener().ref },
  });
  cart.send({ type: 'owner.changed', userId: 1 });
  await expect.poll(() => cart.getSnapshot().value).toBe('ready');
  cart.send({ type: 'owner.changed', userId: undefined });
  await expect.poll(() => cart.getSnapshot().context.lines.map(({ quantity }) => quantity)).toEqual([3]);
  expect([origin.entries.get('cart'), origin.entries.has('cart_1')]).toEqual([guest, false]);
});

test('unsaved records of an account that another tab deletes are dropped', {
  tags: ['AUT-8', 'STO-4'],
}, async () => {
  const origin = createMemoryOrigin();
  const openTab = async () => {
    const memory = await openMemory(origin);
    const open = (key: string) =>
      openRecord(memory.records, { codec: { ...idListCodec(), key }, reduce: idListReducer });
    return { ...memory, lists: [open('cart'), open('cart_1'), open('notifications_1'), open('cart_2')] };
  };
  const [here, there] = [await openTab(), await openTab()];
  origin.resize(0);
  for (const list of there.lists) await list.ask({ kind: 'add', id: 'a' }, signal);
  origin.resize(10_000);
  const { accounts } = await here.accounts.load();
  await accounts.ask({ kind: 'remove', id: 1 }, signal);
  there.records.flush();
  await expect.poll(() => [...origin.entries.keys()].sort()).toEqual(['cart', 'cart_2', 'users']);
});
