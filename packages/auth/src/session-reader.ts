import type { KeyValueStore } from '@loomwright/storage';
import type { AccountRepositoryLoader } from './account-repository.ts';
import { type SessionReading, USER_KEY, USERS_KEY } from './session-user.ts';

type Report = (reading: SessionReading) => void;

/** Reads the stored session, now and after every change in another tab. No code is loaded for a guest. */
export const createSessionReader = (store: KeyValueStore, accounts: AccountRepositoryLoader) => {
  const readWith = async (report: Report) => {
    const repository = accounts.loaded();
    // Read and reported without a gap, in which this tab could change the session.
    if (!repository && store.read(USER_KEY).kind === 'missing') report({ kind: 'signedOut' });
    else report((repository ?? (await accounts.load())).readSession());
  };
  return {
    /** Reports once, never before it returns: the actors beside the session are to be started by then. */
    read: (report: Report) => {
      Promise.resolve(report)
        .then(readWith)
        .catch(() => report({ kind: 'failed' }));
    },
    /** Returns the way to stop. */
    watch: (report: Report) => {
      // A reading that fails is made up for by the next change, or by the next page.
      const stops = [USER_KEY, USERS_KEY].map((key) =>
        store.watch(key, () => void readWith(report).catch(() => {})),
      );
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
};
