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
import { useActorRef } from '@xstate/react';
import { useMemo, useState } from 'react';
import { readerAt } from '../../adapters/reader.ts';
import { useSite } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';

/**
 * The recent activity of an account by day, samples when there is none, and the actions that clear it and undo that.
 */
export const useActivity = (
  userId: number,
): [ActivityList, readonly ActivityDayView[], (event: ActivityEvent) => void] => {
  const { accounts, notices, records, world } = useSite();
  const [machine] = useState(() =>
    createActivityMachine({ records, hasAccount: (id) => accounts.loaded()?.hasAccount(id) ?? false }),
  );
  const actor = useActorRef(machine, { input: { userId, notices } });
  const list = useView(actor, toActivityList);
  const { entries } = list;
  const days = useMemo(() => {
    const now = world.now();
    return toActivityDays(entries.length > 0 ? entries : sampleActivity(now), createDateTexts(readerAt(now)));
  }, [entries, world]);
  return [list, days, actor.send];
};
