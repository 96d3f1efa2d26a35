import { Secret } from '@loomwright/kit';
import type { KeyValueStore, Schedule } from '@loomwright/storage';
import { createStorageFixture } from '@loomwright/storage/testing';
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

/** These passwords work only with the fast hasher; the real ones are in the repository's README. */
export const sampleCredentials = SAMPLE_ACCOUNTS.accounts.map(({ email, passwordHash }) => ({
  email,
  passwordHash,
  password: `password of ${email}`,
}));

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

interface SystemOptions {
  readonly schedule?: Schedule;
  readonly hasher?: PasswordHasher;
}

/** `logged` contains the log messages, and `refusals` the reason for each refusal by storage. */
export const createAccountsFixture = ({
  schedule,
  hasher: given = createFastHasher(sampleCredentials),
}: SystemOptions = {}) => {
  const fixture = createStorageFixture(schedule && { schedule });
  const hasher = watchHasher(given, schedule);
  const openPorts = (store?: KeyValueStore) => {
    const ports = fixture.openPorts(store);
    const repositoryPorts = { ...ports, loadHasher: async () => hasher };
    const accounts = createAccountsLoader(repositoryPorts);
    return { ...ports, repositoryPorts, accounts };
  };
  return { ...fixture, hasher, openPorts };
};

export const createSettingsFixture = (options: SystemOptions = {}) => {
  const fixture = createAccountsFixture(options);
  let codes = 0;
  const openSettings = (store?: KeyValueStore) => {
    const ports = fixture.openPorts(store);
    const notified: SessionReading[] = [];
    const resets: number[] = [];
    const noted: string[] = [];
    const settings = createAccountSettings({
      store: ports.store,
      loadRepository: ports.accounts.load,
      loadHasher: async () => fixture.hasher,
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
  return { ...fixture, openSettings };
};

const reject = async () => ({ kind: 'rejected', message: 'no' }) as const;
export const rejectingSettings: AccountSettings = {
  rename: reject,
  setPicture: reject,
  changePassword: reject,
  hasRecoveryCode: async () => false,
  makeRecoveryCode: reject,
  resetPassword: reject,
  deleteAccount: reject,
};

export const secret = (text: string): Secret => new Secret(text);
