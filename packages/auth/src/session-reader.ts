import type { KeyValueStore } from '@loomwright/storage';
import type { AccountRepositoryLoader } from './account-repository.ts';
import { type SessionReading, USER_KEY, USERS_KEY } from './session-user.ts';

type Report = (reading: SessionReading) => void;

/** Does not load the account code while no session is stored. */
export const createSessionReader = (store: KeyValueStore, accounts: AccountRepositoryLoader) => {
  const readWith = async (report: Report) => {
    const repository = accounts.loaded();
    // Reading and reporting are one synchronous step, so that this tab cannot change the session in between.
    if (!repository && store.read(USER_KEY).kind === 'missing') report({ kind: 'loggedOut' });
    else report((repository ?? (await accounts.load())).readSession());
  };
  return {
    /** Reports once, always asynchronously: sibling actors must be running first. */
    read: (report: Report) => {
      Promise.resolve(report)
        .then(readWith)
        .catch(() => report({ kind: 'failed' }));
    },
    watch: (report: Report) => {
      // If reading fails, the next change triggers another reading.
      const stops = [USER_KEY, USERS_KEY].map((key) =>
        store.watch(key, () => void readWith(report).catch(() => {})),
      );
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
};
