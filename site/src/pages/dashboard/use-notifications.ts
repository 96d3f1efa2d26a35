import {
  createNotificationsMachine,
  type NotificationsEvent,
  type NotificationsView,
  toNotificationsView,
} from '@loomwright/account';
import type { UserView } from '@loomwright/auth';
import { useActorRef } from '@xstate/react';
import { useLayoutEffect, useState } from 'react';
import { useSite } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';

/** The notifications of whoever is signed in, and the way to mark them (DSH-2). */
export const useNotifications = (
  user: UserView,
): [NotificationsView, (event: NotificationsEvent) => void] => {
  const { app, world } = useSite();
  const [machine] = useState(() => createNotificationsMachine(world));
  const actor = useActorRef(machine, {
    input: { userId: user.id, isAdmin: user.isAdmin, listener: app },
  });
  // Before the actor is stopped, which an ordinary effect would come too late for: what was marked is stored.
  useLayoutEffect(() => {
    const flush = () => actor.send({ type: 'page.hiding' });
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [actor]);
  return [useView(actor, toNotificationsView), actor.send];
};
