// The notifications with their real record, over a browser's storage in memory.
import { runs, startActor } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { createNotificationsCodec, createNotificationsMachine, toNotificationsView } from '../src/index.ts';
import {
  brokenNotificationsInvariants,
  createNotificationsListener,
  createNotificationsWorld,
  mutatedReadIdTexts,
  notificationsEvents,
} from '../src/testing/index.ts';

const KEY = 'notifications_7';
const codec = createNotificationsCodec(7);
await codec.prepare();

const openTab = (world: ReturnType<typeof createNotificationsWorld>, userId = 7) => {
  const listener = createNotificationsListener();
  const clock = new SimulatedClock();
  const machine = createNotificationsMachine({ ...world.ports, store: world.origin.openTab() });
  const actor = startActor(machine, { input: { userId, isAdmin: false, listener: listener.ref }, clock });
  const rest = async () => {
    const isResting = () => actor.getSnapshot().children.readIdsRecord?.getSnapshot().matches('idle') ?? true;
    do await new Promise((resolve) => setTimeout(resolve));
    while (!isResting());
  };
  const open = async () => {
    await rest();
    clock.increment(500);
  };
  return {
    actor,
    clock,
    rest,
    open,
    heard: listener.heard,
    view: () => toNotificationsView(actor.getSnapshot()),
  };
};

describe('what was read', () => {
  it('[DSH-2][STO-1] is there after a reload, for the account that read it', async () => {
    const world = createNotificationsWorld();
    const tab = openTab(world);
    await tab.open();
    tab.actor.send({ type: 'notification.markRead', id: 3 });
    tab.actor.send({ type: 'notification.markRead', id: 1 });
    await tab.rest();
    expect(world.origin.entries.get(KEY)).toBe('[1,3]');
    const again = openTab(world);
    await again.open();
    expect(again.view().unreadText).toBe('2 unread');
    const other = openTab(world, 8);
    await other.open();
    expect(other.view().unreadText).toBe('4 unread');
  });

  it('[STO-4] is stored at once when the page goes away', async () => {
    const world = createNotificationsWorld();
    const tab = openTab(world);
    await tab.open();
    tab.actor.send({ type: 'notification.markAllRead' });
    tab.actor.send({ type: 'page.hiding' });
    tab.actor.stop();
    expect(world.origin.entries.get(KEY)).toBe('[1,2,3,4]');
  });

  it('[STO-4] is the same in two tabs', async () => {
    const world = createNotificationsWorld();
    const [here, there] = [openTab(world), openTab(world)];
    await here.open();
    await there.open();
    here.actor.send({ type: 'notification.markRead', id: 1 });
    there.actor.send({ type: 'notification.markRead', id: 2 });
    for (const tab of [here, there, here]) await tab.rest();
    expect([here.view().unreadCount, there.view().unreadCount]).toEqual([2, 2]);
    expect(world.origin.entries.get(KEY)).toBe('[1,2]');
  });

  it('[STO-3] is kept in memory where storage is blocked, and the listener hears of it', async () => {
    const world = createNotificationsWorld();
    world.origin.block(true);
    const tab = openTab(world);
    await tab.open();
    tab.actor.send({ type: 'notification.markAllRead' });
    await tab.rest();
    expect(tab.view().unreadText).toBe('All read');
    expect(tab.heard).toContainEqual({ type: 'storage.refused', reason: 'blocked' });
    expect(world.logged.length).toBeGreaterThan(0);
  });

  it('[DSH-2][STO-2] ends in storage as it is shown, whatever was stored before', async () => {
    const seen = { readable: 0, unreadable: 0 };
    await fc.assert(
      fc.asyncProperty(
        mutatedReadIdTexts,
        fc.array(notificationsEvents, { maxLength: 8 }),
        async (text, events) => {
          const world = createNotificationsWorld();
          world.origin.entries.set(KEY, text);
          const tab = openTab(world);
          await tab.open();
          for (const event of events) {
            tab.actor.send(event);
            expect(brokenNotificationsInvariants(tab.actor.getSnapshot())).toEqual([]);
          }
          await tab.rest();
          const stored = codec.decode(world.origin.entries.get(KEY) ?? '') ?? [];
          for (const { id, isRead } of tab.view().items) expect(stored.includes(id)).toBe(isRead);
          const isReadable = codec.decode(text) !== undefined;
          expect(world.origin.entries.get(`${KEY}.unreadable`)).toBe(isReadable ? undefined : text);
          seen[isReadable ? 'readable' : 'unreadable'] += 1;
          tab.actor.stop();
        },
      ),
      runs(300),
    );
    expect(Math.min(seen.readable, seen.unreadable)).toBeGreaterThan(50);
  });
});
