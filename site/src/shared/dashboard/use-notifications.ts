import {
  createNotificationsMachine,
  type NotificationsEvent,
  type NotificationsView,
  toNotificationsView,
} from '@loomwright/account';
import type { UserView } from '@loomwright/auth';
import { useState } from 'react';
import { useSite } from '../../app/providers.tsx';
import { usePageActor } from '../../app/use-page-actor.ts';
import { useView } from '../../app/use-view.ts';

/** The notifications of a member, and the function that marks them read (DSH-2). */
export const useNotifications = (
  user: UserView,
): [NotificationsView, (event: NotificationsEvent) => void] => {
  const { notices, world } = useSite();
  const [openedAt] = useState(world.now);
  const actor = usePageActor(({ memory }) => createNotificationsMachine(memory), {
    userId: user.id,
    isAdmin: user.isAdmin,
    openedAt,
    notices,
  });
  return [useView(actor, toNotificationsView), actor.send];
};
