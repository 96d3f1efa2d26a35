import { Secret } from '@loomwright/kit';
import type { KeyValueStore, Schedule } from '@loomwright/storage';
import { createStorageWorld } from '@loomwright/storage/testing';
import {
  type AccountRepository,
  type AccountRepositoryLoader,
  type AccountRepositoryPorts,
  createAccountRepository,
} from '../account-repository.ts';
import { type AccountSettings, createAccountSettings } from '../account-settings.ts';
import type { PasswordHasher } from '../password-hasher.ts';
import { SAMPLE_ACCOUNTS } from '../sample-accounts.ts';
import type { SessionReading } from '../session-user.ts';
import { createFastHasher, watchHasher } from './hashers.ts';

/** The passwords of the sample accounts for a fast hasher; the real ones are in the README. */
export const sampleCredentials = SAMPLE_ACCOUNTS.accounts.map(({ email, passwordHash }) => ({
  email,
  passwordHash,
  password: `password of ${email}`,
}));

/** Makes the repository with the first call of `load`. */
export const createAccountsLoader = (ports: AccountRepositoryPorts): AccountRepositoryLoader => {
  let repository: AccountRepository | undefined;
  let loading: Promise<AccountRepository> | undefined;
  const create = async () => {
    repository = await createAccountRepository(ports);
    return repository;
  };
  return {
    loaded: () => repository,
    load: () => {
      loading ??= create();
      return loading;
    },
  };
};

interface WorldOptions {
  /** Decides when a lock is granted, a change notified, and a `hash` or `verify` done; at once when missing. */
  readonly schedule?: Schedule;
  /** Replaces the fast hasher. */
  readonly hasher?: PasswordHasher;
}

/** Ports of a session in a browser of its own; `logged` holds the developer’s log, `refusals` what storage refused. */
export const createAccountsWorld = ({
  schedule,
  hasher: given = createFastHasher(sampleCredentials),
}: WorldOptions = {}) => {
  const world = createStorageWorld(schedule && { schedule });
  const hasher = watchHasher(given, schedule);
  /** The ports of one more tab; `store` replaces the origin's. */
  const openPorts = (store?: KeyValueStore) => {
    const ports = world.openPorts(store);
    const repositoryPorts = { ...ports, loadHasher: async () => hasher };
    const accounts = createAccountsLoader(repositoryPorts);
    return { ...ports, repositoryPorts, accounts };
  };
  return { ...world, hasher, openPorts };
};

/** A browser in which accounts are changed: `openSettings` is one more tab, over another store when one is given. */
export const createSettingsWorld = (options: WorldOptions = {}) => {
  const world = createAccountsWorld(options);
  let codes = 0;
  const openSettings = (store?: KeyValueStore) => {
    const ports = world.openPorts(store);
    /** What a page is notified of: the session after a change. */
    const notified: SessionReading[] = [];
    const resets: number[] = [];
    const noted: string[] = [];
    const settings = createAccountSettings({
      store: ports.store,
      loadRepository: ports.accounts.load,
      loadHasher: async () => world.hasher,
      randomBytes: (count) => {
        codes += 1;
        return Uint8Array.from({ length: count }, (_, at) => (codes * 7 + at * 31) % 256);
      },
      notify: (reading) => notified.push(reading),
      noteChange: (userId, what) => noted.push(`${userId} ${what}`),
      resetLockout: async () => resets.push(resets.length),
    });
    return { settings, ports, notified, noted, resets };
  };
  return { ...world, openSettings };
};

const reject = async () => ({ kind: 'rejected', message: 'no' }) as const;
/** Settings that reject every change. */
export const rejectingSettings: AccountSettings = {
  rename: reject,
  setPicture: reject,
  changePassword: reject,
  hasRecoveryCode: async () => false,
  makeRecoveryCode: reject,
  resetPassword: reject,
  deleteAccount: reject,
};

/** A secret of this text. */
export const secret = (text: string): Secret => new Secret(text);
