import { toCountText } from '@loomwright/kit';
import type { ActivitySnapshot } from './activity.machine.ts';
import type { Activity, ActivityEntry, ActivityKind } from './activity.ts';
import type { ActivityQuery } from './activity-query.ts';
import type { DateTexts } from './date-text.ts';

export interface ActivityItemView {
  /** Each once in a list, and the same for the same entry. */
  readonly key: string;
  readonly kind: ActivityKind;
  /** What it is about: `Cart`. */
  readonly topic: string;
  readonly text: string;
  readonly timeText: string;
  /** ISO 8601, for machines. */
  readonly dateTime: string;
}

export interface ActivityDayView {
  /** `2026-11-21`, on the reader's calendar. */
  readonly day: string;
  /** `Today`, `Yesterday`, `19 November 2026`. */
  readonly title: string;
  /** `3 entries`. */
  readonly countText: string;
  /** The latest first. */
  readonly items: readonly ActivityItemView[];
}

/** The list as the machine has it. */
export interface ActivityList {
  readonly status: 'loading' | 'empty' | 'filled';
  readonly entries: Activity;
  readonly canClear: boolean;
  readonly canUndo: boolean;
}

export const toActivityList = (snapshot: ActivitySnapshot): ActivityList => {
  const { entries } = snapshot.context;
  return {
    status: snapshot.matches('loading') ? 'loading' : entries.length === 0 ? 'empty' : 'filled',
    entries,
    canClear: snapshot.can({ type: 'activity.clear' }),
    canUndo: snapshot.can({ type: 'activity.undoClear' }),
  };
};

/** The words of the filter, and of what an entry is about. */
export const activityTopicTexts = {
  all: 'All',
  session: 'Session',
  cart: 'Cart',
  request: 'Request',
  account: 'Account',
} as const satisfies Readonly<Record<ActivityQuery['topic'], string>>;

const toEntriesText = (count: number): string => toCountText(count, 'entry', 'entries');

/** `3 of 12 entries`, or `12 entries` when all were found; shown and announced. */
export const toActivityCountText = (found: number, all: number): string =>
  found === all ? toEntriesText(all) : `${found} of ${toEntriesText(all)}`;

const toItem = ({ at, kind, text }: ActivityEntry, place: number, dates: DateTexts): ActivityItemView => ({
  key: `${at} ${place}`,
  kind,
  topic: activityTopicTexts[kind],
  text,
  timeText: dates.timeText(at),
  dateTime: new Date(at).toISOString(),
});

/** The `most` latest entries, grouped by the days of the reader's calendar, the latest day and entry first. */
export const toActivityDays = (
  entries: Activity,
  dates: DateTexts,
  most: number = entries.length,
): readonly ActivityDayView[] => {
  const days = new Map<string, { title: string; items: ActivityItemView[] }>();
  // A clock that was set back, or another tab, may have stored them in another order.
  const latestFirst = entries
    .map((entry, place) => ({ entry, place }))
    .sort((a, b) => b.entry.at - a.entry.at || b.place - a.place)
    .slice(0, most);
  for (const { entry, place } of latestFirst) {
    const day = dates.dayOf(entry.at);
    const there = days.get(day) ?? { title: dates.dayText(entry.at), items: [] };
    there.items.push(toItem(entry, place, dates));
    days.set(day, there);
  }
  return [...days].map(([day, { items, title }]) => ({
    day,
    title,
    countText: toEntriesText(items.length),
    items,
  }));
};
