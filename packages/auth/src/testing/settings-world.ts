import { Secret } from '@loomwright/kit';
import type { KeyValueStore } from '@loomwright/storage';
import type { AccountSettings } from '../account-settings.ts';
import { createAccountSettings } from '../account-settings-loader.ts';
import type { SessionReading } from '../session-user.ts';
import { type AccountsWorldOptions, createAccountsWorld } from './worlds.ts';

/** What a page is notified of: a change and the session after it. */
export interface SettingsNotice {
  readonly reading: SessionReading;
  readonly cause: 'changed' | 'deleted';
}

/** The keys that go with an account in these tests. */
export const memberKeysOf = (userId: number): readonly string[] => [`cart_${userId}`, `quotes_${userId}`];

/** A browser in which accounts are changed: `openSettings` is one more tab, over another store when one is given. */
export const createSettingsWorld = (options: AccountsWorldOptions = {}) => {
  const world = createAccountsWorld(options);
  let codes = 0;
  const openSettings = (store: KeyValueStore = world.origin.openTab()) => {
    const ports = world.openPorts(store);
    const notified: SettingsNotice[] = [];
    const resets: number[] = [];
    const settings: AccountSettings = createAccountSettings({
      store,
      loadRepository: ports.accounts.load,
      loadHasher: async () => world.hasher,
      randomBytes: (count) => {
        codes += 1;
        return Uint8Array.from({ length: count }, (_, at) => (codes * 7 + at * 31) % 256);
      },
      memberKeys: memberKeysOf,
      notify: (reading, cause) => notified.push({ reading, cause }),
      resetLockout: async () => resets.push(resets.length),
    });
    return { settings, ports, notified, resets };
  };
  return { ...world, openSettings };
};

/** Settings that reject every change. */
export const rejectingSettings: AccountSettings = {
  rename: async () => ({ kind: 'rejected', message: 'no' }),
  setPicture: async () => ({ kind: 'rejected', message: 'no' }),
  changePassword: async () => ({ kind: 'rejected', message: 'no' }),
  hasRecoveryCode: async () => false,
  makeRecoveryCode: async () => ({ kind: 'rejected', message: 'no' }),
  resetPassword: async () => ({ kind: 'rejected', message: 'no' }),
  deleteAccount: async () => ({ kind: 'rejected', message: 'no' }),
};

/** A secret of this text. */
export const secret = (text: string): Secret => new Secret(text);
