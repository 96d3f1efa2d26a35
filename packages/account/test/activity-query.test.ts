import { readSearchText } from '@loomwright/kit';
import { oneOf, runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACTIVITY_KINDS } from '../src/activity.ts';
import {
  ACTIVITY_TOPICS,
  type ActivityQuery,
  ALL_ACTIVITY,
  changeActivityQuery,
  createDateFormatter,
  readActivityQuery,
  selectActivity,
  toActivityCountText,
  toActivityDays,
  writeActivityQuery,
} from '../src/index.ts';
import { activityLists, NOON } from '../src/testing/index.ts';

const queries: fc.Arbitrary<ActivityQuery> = fc.record({
  topic: oneOf(...ACTIVITY_TOPICS),
  text: fc.oneof(fc.constant(''), oneOf('ADDED', 'quote  for', 'zebra'), fc.string({ maxLength: 30 })),
});
const entries = [
  { kind: 'cart', text: 'Added Café Loom to your cart.', at: 1 },
  { kind: 'session', text: 'Logged in.', at: 2 },
  { kind: 'cart', text: 'Café Loom: quantity 2.', at: 3 },
] as const;

describe('the activity query', { tags: ['PRD-5'] }, () => {
  it('survives a round trip through the URL; hostile values fall back to all', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const read = readActivityQuery(writeActivityQuery(query));
        expect(read).toEqual({ ...query, text: readSearchText(query.text) });
      }),
      runs(1000),
    );
    fc.assert(
      fc.property(fc.string(), (search) => {
        const query = readActivityQuery(`?topic=${search}&q=${search}`);
        expect(ACTIVITY_TOPICS).toContain(query.topic);
        expect(query.text.length).toBeLessThanOrEqual(100);
      }),
      runs(1000),
    );
    for (const search of ['', '?topic=__proto__', '?topic=Cart&topic=cart', '?topic[]=cart'])
      expect(readActivityQuery(search)).toEqual(ALL_ACTIVITY);
    expect(writeActivityQuery(ALL_ACTIVITY)).toBe('');
  });

  it('choosing a topic pushes a history entry, typing replaces it', () => {
    const query = { topic: 'cart', text: 'a' } as const;
    expect(changeActivityQuery(query, { topic: 'session' }).history).toBe('push');
    expect(changeActivityQuery(query, { text: 'ab' })).toEqual({
      history: 'replace',
      query: { topic: 'cart', text: 'ab' },
    });
  });
});

describe('the entries a query finds', () => {
  it.each([
    [{ topic: 'all', text: '' }, [1, 2, 3], '3 entries'],
    [{ topic: 'cart', text: '' }, [1, 3], '2 of 3 entries'],
    [{ topic: 'all', text: 'CAFE quantity' }, [3], '1 of 3 entries'],
    [{ topic: 'session', text: 'cafe' }, [], '0 of 3 entries'],
  ] as const)(
    'are those of its topic that contain every word: %o',
    { tags: ['PRD-5'] },
    (query, times, countText) => {
      const found = selectActivity(entries, query);
      expect(found.map(({ at }) => at)).toEqual(times);
      expect(toActivityCountText(found.length, entries.length)).toBe(countText);
    },
  );

  it('keep their stored order, and all topics together give all entries', { tags: ['PRD-5'] }, () => {
    fc.assert(
      fc.property(activityLists, queries, (activity, query) => {
        const found = selectActivity(activity, query);
        expect(activity.filter((entry) => found.includes(entry))).toEqual(found);
        const parts = ACTIVITY_KINDS.map((topic) => selectActivity(activity, { topic, text: '' }).length);
        expect(parts.reduce((sum, count) => sum + count)).toBe(activity.length);
        expect(selectActivity(activity, ALL_ACTIVITY)).toBe(activity);
      }),
      runs(100),
    );
  });

  it('are the latest when only some are shown, whatever the stored order', { tags: ['STO-1'] }, () => {
    const dates = createDateFormatter({ now: NOON, timeZone: 'UTC' });
    const days = toActivityDays([...entries].reverse(), dates, 2);
    expect(days.flatMap(({ items }) => items.map(({ kind }) => kind))).toEqual(['cart', 'session']);
    expect(days.map(({ countText }) => countText)).toEqual(['2 entries']);
  });
});
