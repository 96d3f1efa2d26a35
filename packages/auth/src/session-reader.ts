import type { KeyValueStore } from '@loomwright/storage';
import type { AccountRepositoryLoader } from './account-repository.ts';
import { type SessionReading, USER_KEY, USERS_KEY } from './session-user.ts';

type Report = (reading: SessionReading) => void;

/** Loads no account code for a guest. */
export const createSessionReader = (store: KeyValueStore, accounts: AccountRepositoryLoader) => {
  const readWith = async (report: Report) => {
    const repository = accounts.loaded();
    // Reads and reports in one step: in between, this tab could change the session.
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
      // After a failed reading, the next change retries.
      const stops = [USER_KEY, USERS_KEY].map((key) =>
        store.watch(key, () => void readWith(report).catch(() => {})),
      );
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
};
