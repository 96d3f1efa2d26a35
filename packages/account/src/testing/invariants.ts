import { MAX_QUANTITY } from '@loomwright/kit';
import { invariants, isWhole, viewInvariants } from '@loomwright/machine-testing';
import { ACTIVITY_KINDS, type Activity, MAX_ACTIVITY_TEXT } from '../activity.ts';
import { MAX_ACTIVITY } from '../limits.ts';
import { MAX_READ_IDS, type ReadIds } from '../notification.ts';
import { toNotificationsView } from '../notifications.view.ts';
import { MAX_QUOTE_ID, MAX_QUOTE_LINES, MAX_QUOTES, type Quotes } from '../quote.ts';

/** What is true of every list of ids, stored or known (STO-1). */
export const brokenReadIdsInvariants = invariants<[ReadIds]>({
  'ids are positive whole numbers': (ids) => ids.every((id) => isWhole(id)),
  'ids ascend, each once': (ids) => ids.every((id, index) => id > (ids[index - 1] ?? 0)),
  'there are not too many': (ids) => ids.length <= MAX_READ_IDS,
});

/** What is true of the notifications machine in every state (DSH-2). */
export const brokenNotificationsInvariants = viewInvariants(toNotificationsView, {
  'its ids are ids': (_, { context }) => brokenReadIdsInvariants(context.readIds ?? []).length === 0,
  'what arrived is shown once each, and nothing before it is shown': ({ items, status }, { context }) => {
    const arrived = context.messages.map(({ id }) => id).sort();
    const shown = items.map(({ id }) => id).sort();
    return status === 'loading' ? shown.length === 0 : shown.join() === arrived.join();
  },
  'the latest is shown first': ({ items }) => {
    const times = items.map(({ dateTime }) => Date.parse(dateTime));
    return times.every((time, index) => time <= (times[index - 1] ?? Number.POSITIVE_INFINITY));
  },
  'what is counted as unread is what is not read': ({ items, unreadCount }) =>
    unreadCount === items.filter(({ isRead }) => !isRead).length,
  'all can be marked exactly when one can': ({ canMarkAll, items }, snapshot) =>
    canMarkAll === items.some(({ id }) => snapshot.can({ type: 'notification.markRead', id })),
});

const isTime = (at: number) => at >= 0 && at <= 8.64e15;

/** What is true of every list of requests, stored or known (STO-1, CRT-10). */
export const brokenQuotesInvariants = invariants<[Quotes]>({
  'ids are whole, from 1, and ascend': (quotes) =>
    quotes.every(({ id }, index) => isWhole(id, (quotes[index - 1]?.id ?? 0) + 1, MAX_QUOTE_ID)),
  'there are not too many': (quotes) => quotes.length <= MAX_QUOTES,
  'each has a time and a total in cents': (quotes) =>
    quotes.every(({ at, totalCents }) => isTime(at) && isWhole(totalCents, 0)),
  'one for a demo has its time and reference': (quotes) =>
    quotes.every(({ demo }) => demo === undefined || (isTime(demo.startsAt) && demo.reference.length <= 20)),
  'lines have quantities a cart has': (quotes) =>
    quotes.every(({ lines }) => lines.every(({ quantity }) => isWhole(quantity, 1, MAX_QUANTITY))),
  'none has too many lines': (quotes) => quotes.every(({ lines }) => lines.length <= MAX_QUOTE_LINES),
});

/** What is true of every list of entries, stored or known (STO-1). */
export const brokenActivityInvariants = invariants<[Activity]>({
  'there are not too many': (activity) => activity.length <= MAX_ACTIVITY,
  'each is of a known kind, at a time': (activity) =>
    activity.every(({ at, kind }) => ACTIVITY_KINDS.includes(kind) && isTime(at)),
  'no text is too long': (activity) => activity.every(({ text }) => text.length <= MAX_ACTIVITY_TEXT),
});
