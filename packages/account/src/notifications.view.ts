import { NOTHING_READ, type Notification, toNotifications } from './notification.ts';
import type { NotificationsSnapshot } from './notifications.machine.ts';
import { unreadText } from './notifications-words.ts';
import { toTimeText } from './time-text.ts';

export interface NotificationView {
  readonly id: number;
  readonly message: string;
  /** `40 minutes ago`, counted from when it arrived here. */
  readonly timeText: string;
  /** ISO 8601, for machines. */
  readonly dateTime: string;
  readonly isRead: boolean;
}

export interface NotificationsView {
  readonly status: 'loading' | 'shown';
  /** The latest first; none while loading. */
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

const toItem = ({ id, message, read, time }: Notification, now: number): NotificationView => ({
  id,
  message,
  timeText: toTimeText(time, now),
  dateTime: new Date(time).toISOString(),
  isRead: read,
});

export const toNotificationsView = (snapshot: NotificationsSnapshot): NotificationsView => {
  if (!snapshot.matches('shown')) return LOADING;
  const { openedAt, messages, readIds = NOTHING_READ } = snapshot.context;
  const notifications = toNotifications(messages, readIds);
  const unreadCount = notifications.filter(({ read }) => !read).length;
  return {
    status: 'shown',
    items: notifications.map((notification) => toItem(notification, openedAt)),
    unreadCount,
    unreadText: unreadText(unreadCount),
    canMarkAll: snapshot.can({ type: 'notification.markAllRead' }),
  };
};
