import {
  createMemoryOrigin,
  type KeyValueStore,
  type RefusalReason,
  type Schedule,
} from '@loomwright/storage';
import { createTestRecords } from '@loomwright/storage/testing';
import { createAccountRepositoryLoader } from '../account-repository-loader.ts';
import type { PasswordHasher } from '../password-hasher.ts';
import { SAMPLE_ACCOUNTS } from '../sample-accounts.ts';
import { createFastHasher } from './fast-hasher.ts';
import { watchHasher } from './hasher-fakes.ts';

/** The passwords of the sample accounts for a fast hasher; the real ones are in the README. */
export const sampleCredentials = SAMPLE_ACCOUNTS.accounts.map(({ email, passwordHash }) => ({
  email,
  passwordHash,
  password: `password of ${email}`,
}));

export interface AccountsWorldOptions {
  /** Decides when a lock is granted, a change notified, and a `hash` or `verify` done; at once when missing. */
  readonly schedule?: Schedule;
  /** Replaces the fast hasher. */
  readonly hasher?: PasswordHasher;
}

/** Ports of a session in a browser of its own; `logged` holds what only a developer reads, `refusals` what storage refused. */
export const createAccountsWorld = ({
  schedule,
  hasher: given = createFastHasher(sampleCredentials),
}: AccountsWorldOptions = {}) => {
  const origin = createMemoryOrigin(schedule && { schedule });
  const logged: string[] = [];
  const log = (message: string) => logged.push(message);
  const hasher = watchHasher(given, schedule);
  const refusals: RefusalReason[] = [];
  /** The ports of one more tab; `store` replaces the origin's. */
  const openPorts = (store: KeyValueStore = origin.openTab()) => {
    const onRefused = (reason: RefusalReason) => refusals.push(reason);
    const records = createTestRecords(store, log, onRefused);
    const repositoryPorts = { store, log, records, loadHasher: async () => hasher, onRefused };
    return { store, log, records, repositoryPorts, accounts: createAccountRepositoryLoader(repositoryPorts) };
  };
  return { origin, logged, refusals, hasher, openPorts };
};
