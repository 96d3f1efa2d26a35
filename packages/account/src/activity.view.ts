import { toCountText } from '@loomwright/kit';
import type { ActivitySnapshot } from './activity.machine.ts';
import type { Activity, ActivityEntry, ActivityKind } from './activity.ts';
import type { DateTexts } from './date-text.ts';

export interface ActivityItemView {
  /** Each once in a list, and the same for the same entry. */
  readonly key: string;
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
  /** The latest first. */
  readonly items: readonly ActivityItemView[];
}

/** The list as the machine has it. */
export interface ActivityList {
  readonly status: 'loading' | 'empty' | 'filled';
  readonly entries: Activity;
  /** `12 entries`. */
  readonly countText: string;
  readonly canClear: boolean;
  readonly canUndo: boolean;
}

export const toActivityList = (snapshot: ActivitySnapshot): ActivityList => {
  const { entries } = snapshot.context;
  return {
    status: snapshot.matches('loading') ? 'loading' : entries.length === 0 ? 'empty' : 'filled',
    entries,
    countText: toCountText(entries.length, 'entry', 'entries'),
    canClear: snapshot.can({ type: 'activity.clear' }),
    canUndo: snapshot.can({ type: 'activity.undoClear' }),
  };
};

const topics: Readonly<Record<ActivityKind, string>> = {
  session: 'Session',
  cart: 'Cart',
  request: 'Request',
  account: 'Account',
};

const toItem = ({ at, kind, text }: ActivityEntry, place: number, dates: DateTexts): ActivityItemView => ({
  key: `${at} ${place}`,
  topic: topics[kind],
  text,
  timeText: dates.timeText(at),
  dateTime: new Date(at).toISOString(),
});

/** Entries grouped by the days of the reader's calendar, the latest day and entry first. */
export const toActivityDays = (entries: Activity, dates: DateTexts): readonly ActivityDayView[] => {
  const days = new Map<string, { title: string; items: ActivityItemView[] }>();
  // A clock that was set back, or another tab, may have stored them in another order.
  const latestFirst = entries
    .map((entry, place) => ({ entry, place }))
    .sort((a, b) => b.entry.at - a.entry.at || b.place - a.place);
  for (const { entry, place } of latestFirst) {
    const day = dates.dayOf(entry.at);
    const there = days.get(day) ?? { title: dates.dayText(entry.at), items: [] };
    there.items.push(toItem(entry, place, dates));
    days.set(day, there);
  }
  return [...days].map(([day, { items, title }]) => ({ day, title, items }));
};
