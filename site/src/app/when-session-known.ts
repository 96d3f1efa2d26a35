import type { SessionUser } from '@loomwright/auth';
import type { Site } from './site.ts';

/** Waits until the session is known; undefined for a guest. */
export const whenSessionKnown = (session: Site['session']): Promise<SessionUser | undefined> =>
  new Promise((resolve) => {
    const look = () => {
      const snapshot = session.getSnapshot();
      if (snapshot.matches('loading')) return;
      resolve(snapshot.context.user);
      following.unsubscribe();
    };
    const following = session.subscribe(look);
    look();
  });
