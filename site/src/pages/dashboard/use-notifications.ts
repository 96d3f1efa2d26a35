import {
  createNotificationsMachine,
  type NotificationsEvent,
  type NotificationsView,
  toNotificationsView,
} from '@loomwright/account';
import type { UserView } from '@loomwright/auth';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { useSite } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';

/** The notifications of a member, and the function that marks them read (DSH-2). */
export const useNotifications = (
  user: UserView,
): [NotificationsView, (event: NotificationsEvent) => void] => {
  const { notices, records, world } = useSite();
  const [machine] = useState(() => createNotificationsMachine({ records }));
  const [openedAt] = useState(world.now);
  const actor = useActorRef(machine, {
    input: { userId: user.id, isAdmin: user.isAdmin, openedAt, notices },
  });
  return [useView(actor, toNotificationsView), actor.send];
};
