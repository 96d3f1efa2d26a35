import { MAX_QUANTITY } from '@loomwright/kit';
import { invariants, isWhole, viewInvariants } from '@loomwright/machine-testing';
import { ACTIVITY_KINDS, type Activity, MAX_ACTIVITY_TEXT } from '../activity.ts';
import { MAX_ACTIVITY } from '../limits.ts';
import { MAX_READ_IDS, type ReadIds } from '../notification.ts';
import { toNotificationsView } from '../notifications.view.ts';
import { MAX_QUOTE_ID, MAX_QUOTE_LINES, MAX_QUOTES, type Quotes } from '../quote.ts';

export const brokenReadIdsInvariants = invariants<[ReadIds]>({
  'ids are positive whole numbers': (ids) => ids.every((id) => isWhole(id)),
  'ids ascend and are unique': (ids) => ids.every((id, index) => id > (ids[index - 1] ?? 0)),
  'the number of ids is within the limit': (ids) => ids.length <= MAX_READ_IDS,
});

export const brokenNotificationsInvariants = viewInvariants(toNotificationsView, {
  'its ids are valid': (_, { context }) => brokenReadIdsInvariants(context.readIds ?? []).length === 0,
  'every message is shown once, and none while loading': ({ items, status }, { context }) => {
    const arrived = context.messages.map(({ id }) => id).sort();
    const shown = items.map(({ id }) => id).sort();
    return status === 'loading' ? shown.length === 0 : shown.join() === arrived.join();
  },
  'the latest is shown first': ({ items }) => {
    const times = items.map(({ dateTime }) => Date.parse(dateTime));
    return times.every((time, index) => time <= (times[index - 1] ?? Number.POSITIVE_INFINITY));
  },
  'the unread count matches the items': ({ items, unreadCount }) =>
    unreadCount === items.filter(({ isRead }) => !isRead).length,
  'all can be marked only when one can': ({ canMarkAll, items }, snapshot) =>
    canMarkAll === items.some(({ id }) => snapshot.can({ type: 'notification.markRead', id })),
});

const isTime = (at: number) => at >= 0 && at <= 8.64e15;

export const brokenQuotesInvariants = invariants<[Quotes]>({
  'ids are positive whole numbers and ascend': (quotes) =>
    quotes.every(({ id }, index) => isWhole(id, (quotes[index - 1]?.id ?? 0) + 1, MAX_QUOTE_ID)),
  'the number of requests is within the limit': (quotes) => quotes.length <= MAX_QUOTES,
  'each has a time and a total in cents': (quotes) =>
    quotes.every(({ at, totalCents }) => isTime(at) && isWhole(totalCents, 0)),
  'a demo has a time and a reference': (quotes) =>
    quotes.every(({ demo }) => demo === undefined || (isTime(demo.startsAt) && demo.reference.length <= 20)),
  'quantities are valid in a cart': (quotes) =>
    quotes.every(({ lines }) => lines.every(({ quantity }) => isWhole(quantity, 1, MAX_QUANTITY))),
  'no request has too many lines': (quotes) => quotes.every(({ lines }) => lines.length <= MAX_QUOTE_LINES),
});

export const brokenActivityInvariants = invariants<[Activity]>({
  'the number of entries is within the limit': (activity) => activity.length <= MAX_ACTIVITY,
  'each has a known kind and a valid time': (activity) =>
    activity.every(({ at, kind }) => ACTIVITY_KINDS.includes(kind) && isTime(at)),
  'no text is too long': (activity) => activity.every(({ text }) => text.length <= MAX_ACTIVITY_TEXT),
});
