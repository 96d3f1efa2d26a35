import { createCartMachine } from '@loomwright/cart';
import { createRecordingListener, startActor } from '@loomwright/machine-testing';
import { createMemoryOrigin, type MemoryOrigin } from '@loomwright/storage';
import { expect, test } from 'vitest';
import type { Platform } from '../../src/app/site.ts';
import { createPersistence } from '../../src/create-site.ts';

const { signal } = new AbortController();

const openMemory = async (origin: MemoryOrigin) => {
  const platform = { store: origin.openTab(), log: () => {} } as Partial<Platform> as Platform;
  const persistence = createPersistence(platform, () => {});
  await persistence.accounts.load();
  return persistence;
};

test('a guest’s cart is not moved to an account that another tab has deleted', {
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
