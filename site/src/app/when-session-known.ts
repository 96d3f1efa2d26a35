import type { SessionUser } from '@loomwright/auth';
import type { Site } from './site.ts';

/** Resolves once the session is known: to the user, or to undefined for a guest. */
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
