import { toCountText } from '@loomwright/kit';

export const unreadText = (unread: number): string => (unread === 0 ? 'All read' : `${unread} unread`);

export const arrivedText = (count: number, unread: number): string =>
  `${toCountText(count, 'notification')}, ${unread === 0 ? 'all read' : unreadText(unread)}`;

export const allReadText = 'All notifications marked as read';

export const markedText = (unreadLeft: number): string =>
  unreadLeft === 0 ? allReadText : `Notification marked as read, ${unreadText(unreadLeft)}`;
