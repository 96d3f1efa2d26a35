import { NOTHING_READ, unreadIdsOf } from './notification.ts';
import type { NotificationsSnapshot } from './notifications.machine.ts';
import { unreadText } from './notifications-words.ts';

export interface NotificationView {
  readonly id: number;
  readonly message: string;
  /** `40 minutes ago`, relative to when the page was opened. */
  readonly timeText: string;
  readonly dateTime: string;
  readonly isRead: boolean;
}

export interface NotificationsView {
  readonly status: 'loading' | 'shown';
  /** Latest first; empty while loading. */
  readonly items: readonly NotificationView[];
  readonly unreadCount: number;
  /** `2 unread`, `All read`; empty while loading. */
  readonly unreadText: string;
  readonly canMarkAll: boolean;
}

const LOADING: NotificationsView = {
  status: 'loading',
  items: [],
  unreadCount: 0,
  unreadText: '',
  canMarkAll: false,
};

const units = [
  { name: 'day', ms: 86_400_000 },
  { name: 'hour', ms: 3_600_000 },
  { name: 'minute', ms: 60_000 },
] as const;

const agoTexts = new Intl.RelativeTimeFormat('en');

/** `40 minutes ago`, or `just now` below one minute. Both arguments are in epoch milliseconds. */
export const toTimeText = (time: number, now: number): string => {
  const unit = units.find(({ ms }) => now - time >= ms);
  return unit ? agoTexts.format(-Math.floor((now - time) / unit.ms), unit.name) : 'just now';
};

export const toNotificationsView = (snapshot: NotificationsSnapshot): NotificationsView => {
  if (!snapshot.matches('shown')) return LOADING;
  const { openedAt, messages, readIds = NOTHING_READ } = snapshot.context;
  const unreadCount = unreadIdsOf(messages, readIds).length;
  return {
    status: 'shown',
    items: messages.map(
      ({ id, message, time }): NotificationView => ({
        id,
        message,
        timeText: toTimeText(time, openedAt),
        dateTime: new Date(time).toISOString(),
        isRead: readIds.includes(id),
      }),
    ),
    unreadCount,
    unreadText: unreadText(unreadCount),
    canMarkAll: snapshot.can({ type: 'notification.markAllRead' }),
  };
};
