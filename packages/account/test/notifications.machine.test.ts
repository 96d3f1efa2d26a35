import { describe, expect, it } from 'vitest';
import { toNotificationsView } from '../src/index.ts';
import { createNotificationsBench } from '../src/testing/index.ts';

const viewOf = (bench: ReturnType<typeof createNotificationsBench>) =>
  toNotificationsView(bench.stepper.snapshot);
const textsOf = (bench: ReturnType<typeof createNotificationsBench>) => bench.facts().map(({ text }) => text);
const readIn = (bench: ReturnType<typeof createNotificationsBench>) =>
  viewOf(bench).items.flatMap(({ id, isRead }) => (isRead ? [id] : []));

const shownBench = (isAdmin = false, ...readIds: readonly number[]) => {
  const bench = createNotificationsBench(isAdmin);
  bench.load(readIds);
  bench.stepper.advance(500);
  return bench;
};

const loading = { status: 'loading', items: [], unreadCount: 0, unreadText: '', canMarkAll: false };

describe('arriving', { tags: ['DSH-2'] }, () => {
  it('takes exactly 500 ms', () => {
    const bench = createNotificationsBench();
    bench.load();
    expect(viewOf(bench)).toEqual(loading);
    bench.stepper.advance(499);
    expect(viewOf(bench)).toEqual(loading);
    expect(textsOf(bench)).toEqual([]);
    bench.stepper.advance(1);
    expect(viewOf(bench).status).toBe('shown');
    expect(bench.stepper.timers).toEqual([]);
  });

  it('shows the notifications of a member, the latest first', () => {
    expect(viewOf(shownBench())).toEqual({
      status: 'shown',
      items: [
        {
          id: 1,
          message: 'Your weekly automation report is ready to read.',
          timeText: '40 minutes ago',
          dateTime: '2026-11-21T11:20:00.000Z',
          isRead: false,
        },
        {
          id: 2,
          message: 'The chatbot handed a billing question to your team.',
          timeText: '5 hours ago',
          dateTime: '2026-11-21T07:00:00.000Z',
          isRead: false,
        },
        {
          id: 3,
          message: 'Good to know: the Portfolio Generator works offline too.',
          timeText: '2 days ago',
          dateTime: '2026-11-19T12:00:00.000Z',
          isRead: false,
        },
        {
          id: 4,
          message: 'Your workflow saved more hours than in any previous week.',
          timeText: '6 days ago',
          dateTime: '2026-11-15T12:00:00.000Z',
          isRead: false,
        },
      ],
      unreadCount: 4,
      unreadText: '4 unread',
      canMarkAll: true,
    });
  });

  it('shows other notifications to an administrator', () => {
    expect(viewOf(shownBench(true)).items.map(({ id }) => id)).toEqual([101, 102, 103, 104]);
  });

  it('shows nothing before the record is read, however long that takes', {
    tags: ['STO-2'],
  }, () => {
    const bench = createNotificationsBench();
    bench.stepper.advance(60_000);
    expect(viewOf(bench)).toEqual(loading);
    bench.load([1, 3]);
    expect(viewOf(bench).status).toBe('shown');
    expect(readIn(bench)).toEqual([1, 3]);
    expect(textsOf(bench)).toEqual(['4 notifications, 2 unread']);
  });

  it('can mark nothing as read before it ends', () => {
    const bench = createNotificationsBench();
    bench.load();
    bench.send({ type: 'notification.markRead', id: 1 });
    bench.send({ type: 'notification.markAllRead' });
    expect([bench.commands(), bench.facts()]).toEqual([[], []]);
  });

  it('is announced', { tags: ['A11-1'] }, () => {
    expect(textsOf(shownBench())).toEqual(['4 notifications, 4 unread']);
    expect(textsOf(shownBench(false, 1, 2, 3, 4))).toEqual(['4 notifications, all read']);
  });
});

describe('marking as read', () => {
  it('one by one, until none is left', { tags: ['DSH-2'] }, () => {
    const bench = shownBench();
    bench.send({ type: 'notification.markRead', id: 2 });
    expect(readIn(bench)).toEqual([2]);
    expect(viewOf(bench)).toMatchObject({ unreadCount: 3, unreadText: '3 unread', canMarkAll: true });
    bench.send({ type: 'notification.markRead', id: 1 });
    bench.send({ type: 'notification.markRead', id: 4 });
    bench.send({ type: 'notification.markRead', id: 3 });
    expect(viewOf(bench)).toMatchObject({ unreadCount: 0, unreadText: 'All read', canMarkAll: false });
    expect(bench.stored()).toEqual([1, 2, 3, 4]);
    expect(textsOf(bench).slice(1)).toEqual([
      'Notification marked as read, 3 unread',
      'Notification marked as read, 2 unread',
      'Notification marked as read, 1 unread',
      'All notifications marked as read',
    ]);
  });

  it('all at once: only the unread ones', { tags: ['DSH-2'] }, () => {
    const bench = shownBench(true, 102);
    bench.send({ type: 'notification.markAllRead' });
    expect(viewOf(bench)).toMatchObject({ unreadCount: 0, canMarkAll: false });
    expect(bench.commands()).toEqual([{ kind: 'markRead', ids: [101, 103, 104] }]);
    expect(bench.stored()).toEqual([101, 102, 103, 104]);
    expect(textsOf(bench).at(-1)).toBe('All notifications marked as read');
  });

  it('does nothing and announces nothing when all are read', { tags: ['DSH-2'] }, () => {
    const bench = shownBench(false, 1, 2, 3, 4);
    bench.send({ type: 'notification.markRead', id: 1 });
    bench.send({ type: 'notification.markRead', id: 101 });
    bench.send({ type: 'notification.markAllRead' });
    expect([bench.commands(), textsOf(bench).length]).toEqual([[], 1]);
  });

  it('in another tab shows here, without an announcement', { tags: ['STO-4'] }, () => {
    const bench = shownBench();
    bench.changeElsewhere({ kind: 'markRead', ids: [3, 101] });
    expect(readIn(bench)).toEqual([3]);
    expect(textsOf(bench).length).toBe(1);
  });
});
