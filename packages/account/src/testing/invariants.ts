import { invariants, isWhole } from '@loomwright/kit/testing';
import { MAX_READ_IDS, type ReadIds } from '../notification.ts';
import type { NotificationsSnapshot } from '../notifications.machine.ts';
import { toNotificationsView } from '../notifications.view.ts';

/** What is true of every list of ids, stored or known (STO-1). */
export const brokenReadIdsInvariants = invariants<[ReadIds]>({
  'ids are positive whole numbers': (ids) => ids.every((id) => isWhole(id)),
  'ids ascend, each once': (ids) => ids.every((id, index) => id > (ids[index - 1] ?? 0)),
  'there are not too many': (ids) => ids.length <= MAX_READ_IDS,
});

/** What is true of the notifications machine in every state (DSH-2). */
export const brokenNotificationsInvariants = invariants<[NotificationsSnapshot]>({
  'its ids are ids': ({ context }) => brokenReadIdsInvariants(context.readIds ?? []).length === 0,
  'what arrived is shown once each, and nothing before it is shown': (snapshot) => {
    const { items, status } = toNotificationsView(snapshot);
    const arrived = snapshot.context.messages.map(({ id }) => id).sort();
    const shown = items.map(({ id }) => id).sort();
    return status === 'loading' ? shown.length === 0 : shown.join() === arrived.join();
  },
  'the latest is shown first': (snapshot) => {
    const times = toNotificationsView(snapshot).items.map(({ dateTime }) => Date.parse(dateTime));
    return times.every((time, index) => time <= (times[index - 1] ?? Number.POSITIVE_INFINITY));
  },
  'what is counted as unread is what is not read': (snapshot) => {
    const { items, unreadCount } = toNotificationsView(snapshot);
    return unreadCount === items.filter(({ isRead }) => !isRead).length;
  },
  'all can be marked exactly when one can': (snapshot) => {
    const { canMarkAll, items } = toNotificationsView(snapshot);
    return canMarkAll === items.some(({ id }) => snapshot.can({ type: 'notification.markRead', id }));
  },
});
