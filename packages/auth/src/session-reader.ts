import type { KeyValueStore } from '@loomwright/storage';
import type { AccountRepositoryLoader } from './account-repository-loader.ts';
import { type SessionReading, USER_KEY, USERS_KEY } from './session-user.ts';

/** Reads the stored session, now and after every change in another tab. */
export interface SessionReader {
  /** Calls back once, never before it returns; no code is loaded for a visitor without a stored session. */
  readonly read: (follow: (reading: SessionReading) => void) => void;
  /** Returns the way to stop. */
  readonly watch: (follow: (reading: SessionReading) => void) => () => void;
}

export const createSessionReader = (
  store: KeyValueStore,
  accounts: AccountRepositoryLoader,
): SessionReader => {
  const readWith = async (follow: (reading: SessionReading) => void) => {
    const repository = accounts.loaded();
    // Read and reported in one go: nothing this tab does can come between.
    if (!repository && store.read(USER_KEY).kind === 'missing') follow({ kind: 'signedOut' });
    else follow((repository ?? (await accounts.load())).readSession());
  };
  return {
    read: (follow) => {
      // The actors beside this one are started first: the change is to reach all of them.
      Promise.resolve(follow)
        .then(readWith)
        .catch(() => follow({ kind: 'failed' }));
    },
    watch: (follow) => {
      // What cannot be known now is known with the next change, or with the next page.
      const stops = [USER_KEY, USERS_KEY].map((key) =>
        store.watch(key, () => void readWith(follow).catch(() => {})),
      );
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
};
