import { invariants, isWhole } from '@loomwright/kit/testing';
import { ACTIVITY_KINDS, type Activity, MAX_ACTIVITY, MAX_ACTIVITY_TEXT } from '../activity.ts';
import { MAX_QUOTE_ID, MAX_QUOTE_LINES, MAX_QUOTE_QUANTITY, MAX_QUOTES, type Quotes } from '../quote.ts';

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
    quotes.every(({ lines }) => lines.every(({ quantity }) => isWhole(quantity, 1, MAX_QUOTE_QUANTITY))),
  'none has too many lines': (quotes) => quotes.every(({ lines }) => lines.length <= MAX_QUOTE_LINES),
});

/** What is true of every list of entries, stored or known (STO-1). */
export const brokenActivityInvariants = invariants<[Activity]>({
  'there are not too many': (activity) => activity.length <= MAX_ACTIVITY,
  'each is of a known kind, at a time': (activity) =>
    activity.every(({ at, kind }) => ACTIVITY_KINDS.includes(kind) && isTime(at)),
  'no text is too long': (activity) => activity.every(({ text }) => text.length <= MAX_ACTIVITY_TEXT),
});
