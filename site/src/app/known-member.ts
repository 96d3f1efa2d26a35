import type { SessionUser } from '@loomwright/auth';
import type { Site } from './site.ts';

/** The signed-in member once the session is known, which a form may be sent before; undefined for a guest. */
export const knownMember = (session: Site['session']): Promise<SessionUser | undefined> =>
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
