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
import { useMemo } from 'react';
import { useSite } from '../../app/providers.tsx';
import { usePageActor } from '../../app/use-page-actor.ts';
import { useView } from '../../app/use-view.ts';

/**
 * The recent activity of an account by day, samples when there is none, and the actions that clear it and undo that.
 */
export const useActivity = (
  userId: number,
): [ActivityList, readonly ActivityDayView[], (event: ActivityEvent) => void] => {
  const { notices, world } = useSite();
  const actor = usePageActor(
    ({ hasAccount, memory: { records } }) => createActivityMachine({ records, hasAccount }),
    { userId, notices },
  );
  const list = useView(actor, toActivityList);
  const { entries } = list;
  const days = useMemo(() => {
    const now = world.now();
    return toActivityDays(entries.length > 0 ? entries : sampleActivity(now), createDateTexts({ now }));
  }, [entries, world]);
  return [list, days, actor.send];
};
