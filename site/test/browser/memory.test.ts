import { createMemoryOrigin, openRecord } from '@loomwright/storage';
import { idListCodec, idListReducer } from '@loomwright/storage/testing';
import { expect, test } from 'vitest';
import type { World } from '../../src/app/site.ts';
import { createMemory } from '../../src/memory/memory.ts';

const { signal } = new AbortController();

test('[AUT-8] [STO-4] what a tab has no room to store of an account that another tab deletes is given up', async () => {
  const origin = createMemoryOrigin();
  const openTab = async () => {
    const world = { store: origin.openTab(), log: () => {} } as Partial<World> as World;
    const memory = createMemory(world, () => {});
    await memory.accounts.load();
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
