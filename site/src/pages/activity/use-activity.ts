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
import { useLayoutEffect, useMemo, useState } from 'react';
import { withOwnNotes } from '../../adapters/own-notes.ts';
import { readerAt } from '../../adapters/reader.ts';
import { useSite } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';

/** What an account did here lately, by days; samples where it did nothing; and the way to clear it. */
export const useActivity = (
  userId: number,
): [ActivityList, readonly ActivityDayView[], (event: ActivityEvent) => void] => {
  const { app, world } = useSite();
  const [machine] = useState(() => createActivityMachine({ ...world, store: withOwnNotes(world.store) }));
  const actor = useActorRef(machine, { input: { userId, listener: app } });
  // Before the actor is stopped, which an ordinary effect would come too late for: what was cleared is stored.
  useLayoutEffect(() => {
    const flush = () => actor.send({ type: 'page.hiding' });
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [actor]);
  const list = useView(actor, toActivityList);
  const { entries } = list;
  const days = useMemo(() => {
    const now = world.now();
    return toActivityDays(entries.length > 0 ? entries : sampleActivity(now), createDateTexts(readerAt(now)));
  }, [entries, world]);
  return [list, days, actor.send];
};
