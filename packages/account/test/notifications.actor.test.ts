import type { NoticeEvent } from '@loomwright/kit';
import { mutatedTexts } from '@loomwright/kit/testing';
import { createRecordingListener, runs, startActor } from '@loomwright/machine-testing';
import { createMemoryOrigin, type MemoryOrigin } from '@loomwright/storage';
import { createTestRecords } from '@loomwright/storage/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { createNotificationsCodec, createNotificationsMachine, toNotificationsView } from '../src/index.ts';
import {
  brokenNotificationsInvariants,
  NOON,
  notificationsEvents,
  readIdLists,
} from '../src/testing/index.ts';

const KEY = 'notifications_7';
const codec = createNotificationsCodec(7);

const openTab = async (origin: MemoryOrigin, userId = 7) => {
  const listener = createRecordingListener<NoticeEvent>();
  const clock = new SimulatedClock();
  const records = createTestRecords(origin.openTab());
  const actor = startActor(createNotificationsMachine({ records }), {
    input: { userId, isAdmin: false, openedAt: NOON, notices: listener.ref },
    clock,
  });
  await records.isIdle();
  clock.increment(500);
  return { actor, records, view: () => toNotificationsView(actor.getSnapshot()) };
};

describe('the read notifications', () => {
  it('survive a reload, per account', { tags: ['DSH-2', 'STO-1'] }, async () => {
    const origin = createMemoryOrigin();
    const tab = await openTab(origin);
    tab.actor.send({ type: 'notification.markRead', id: 3 });
    tab.actor.send({ type: 'notification.markRead', id: 1 });
    await tab.records.isIdle();
    expect(origin.entries.get(KEY)).toBe('[1,3]');
    const reorderItems = await openTab(origin);
    expect(reorderItems.view().unreadText).toBe('2 unread');
    const other = await openTab(origin, 8);
    expect(other.view().unreadText).toBe('4 unread');
  });

  it('are stored at once when the page is hidden', { tags: ['STO-4'] }, async () => {
    const origin = createMemoryOrigin();
    const tab = await openTab(origin);
    tab.actor.send({ type: 'notification.markAllRead' });
    tab.records.flush();
    tab.actor.stop();
    expect(origin.entries.get(KEY)).toBe('[1,2,3,4]');
  });

  it('are the same in two tabs', { tags: ['STO-4'] }, async () => {
    const origin = createMemoryOrigin();
    const [here, there] = [await openTab(origin), await openTab(origin)];
    here.actor.send({ type: 'notification.markRead', id: 1 });
    there.actor.send({ type: 'notification.markRead', id: 2 });
    for (const tab of [here, there, here]) await tab.records.isIdle();
    expect([here.view().unreadCount, there.view().unreadCount]).toEqual([2, 2]);
    expect(origin.entries.get(KEY)).toBe('[1,2]');
  });

  it('are kept in memory where storage is blocked, which is reported', { tags: ['STO-3'] }, async () => {
    const origin = createMemoryOrigin();
    origin.block(true);
    const tab = await openTab(origin);
    tab.actor.send({ type: 'notification.markAllRead' });
    await tab.records.isIdle();
    expect(tab.view().unreadText).toBe('All read');
    expect(tab.records.refused).toContain('blocked');
    expect(tab.records.logged.length).toBeGreaterThan(0);
  });

  it('are stored as shown, whatever was stored before', { tags: ['DSH-2', 'STO-2'] }, async () => {
    const seen = { readable: 0, unreadable: 0 };
    await fc.assert(
      fc.asyncProperty(
        mutatedTexts(readIdLists),
        fc.array(notificationsEvents, { maxLength: 8 }),
        async (text, events) => {
          const origin = createMemoryOrigin();
          origin.entries.set(KEY, text);
          const tab = await openTab(origin);
          for (const event of events) {
            tab.actor.send(event);
            expect(brokenNotificationsInvariants(tab.actor.getSnapshot())).toEqual([]);
          }
          await tab.records.isIdle();
          const stored = codec.decode(origin.entries.get(KEY) ?? '') ?? [];
          for (const { id, isRead } of tab.view().items) expect(stored.includes(id)).toBe(isRead);
          const isReadable = codec.decode(text) !== undefined;
          expect(origin.entries.get(`${KEY}.unreadable`)).toBe(isReadable ? undefined : text);
          seen[isReadable ? 'readable' : 'unreadable'] += 1;
          tab.actor.stop();
        },
      ),
      runs(100),
    );
    expect(Math.min(seen.readable, seen.unreadable)).toBeGreaterThan(16);
  });
});
