import {
  type ActivityDayView,
  type ActivityEvent,
  type ActivityList,
  createActivityMachine,
  createDateTexts,
  sampleActivity,
  toActivityDays,
  toActivityList,
} from '@loomwright/account';
import { toQuoteActivityText } from '@loomwright/contact';
import { useEffect, useMemo, useState } from 'react';
import { watchClock } from '../../adapters/watch-clock.ts';
import { hasAccountIn } from '../../app/has-account.ts';
import { useSite } from '../../app/providers.tsx';
import { usePageActor } from '../../app/use-page-actor.ts';
import { useView } from '../../app/use-view.ts';

const sampleText = toQuoteActivityText({ lines: [{ quantity: 3 }] });

const isSameDay = (one: number, other: number): boolean =>
  new Date(one).toDateString() === new Date(other).toDateString();

/** The time, as it was the page was opened, or when the reader’s day was last seen to change. */
const useDay = (now: () => number): number => {
  const [day, setDay] = useState(now);
  useEffect(() => watchClock(now, (at) => setDay((shown) => (isSameDay(shown, at) ? shown : at))), [now]);
  return day;
};

/**
 * The recent activity of an account by day, samples when there is none, and the actions that clear it and undo that.
 */
export const useActivity = (
  userId: number,
): [ActivityList, readonly ActivityDayView[], (event: ActivityEvent) => void] => {
  const { notices, world } = useSite();
  const actor = usePageActor(
    ({ memory }) => createActivityMachine({ records: memory.records, hasAccount: hasAccountIn(memory) }),
    { userId, notices },
  );
  const list = useView(actor, toActivityList);
  const { entries } = list;
  const now = useDay(world.now);
  const days = useMemo(
    () =>
      toActivityDays(
        entries.length > 0 ? entries : sampleActivity(now, sampleText),
        createDateTexts({ now }),
      ),
    [entries, now],
  );
  return [list, days, actor.send];
};
