import { toCountText } from '@loomwright/kit';
import type { ActivitySnapshot } from './activity.machine.ts';
import type { Activity, ActivityEntry, ActivityKind } from './activity.ts';
import type { ActivityQuery } from './activity-query.ts';
import type { DateFormatter } from './date-text.ts';

export interface ActivityItemView {
  /** Unique in a list, even if two entries have the same time. */
  readonly key: string;
  readonly kind: ActivityKind;
  readonly topic: string;
  readonly text: string;
  readonly timeText: string;
  readonly dateTime: string;
}

export interface ActivityDayView {
  /** An ISO date such as `2026-11-21`, in the reader's time zone. */
  readonly day: string;
  readonly title: string;
  readonly countText: string;
  readonly items: readonly ActivityItemView[];
}

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

export const activityTopicTexts = {
  all: 'All',
  session: 'Session',
  cart: 'Cart',
  request: 'Request',
  account: 'Account',
} as const satisfies Readonly<Record<ActivityQuery['topic'], string>>;

const toEntriesText = (count: number): string => toCountText(count, 'entry', 'entries');

/** `3 of 12 entries`, or `12 entries` when all match. */
export const toActivityCountText = (found: number, all: number): string =>
  found === all ? toEntriesText(all) : `${found} of ${toEntriesText(all)}`;

const toItem = (
  { at, kind, text }: ActivityEntry,
  place: number,
  dates: DateFormatter,
): ActivityItemView => ({
  key: `${at} ${place}`,
  kind,
  topic: activityTopicTexts[kind],
  text,
  timeText: dates.timeText(at),
  dateTime: new Date(at).toISOString(),
});

/** The latest `most` entries, grouped by calendar day, latest first. */
export const toActivityDays = (
  entries: Activity,
  dates: DateFormatter,
  most: number = entries.length,
): readonly ActivityDayView[] => {
  const days = new Map<string, { title: string; items: ActivityItemView[] }>();
  // Stored entries are not always in chronological order, e.g. after the clock was set back.
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
