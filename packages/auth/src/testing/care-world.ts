import { Secret } from '@loomwright/kit';
import type { KeyValueStore } from '@loomwright/storage';
import { createAccountCare } from '../account-care-loader.ts';
import type { AccountCare } from '../care.ts';
import type { SessionReading } from '../session-user.ts';
import { type AccountsWorldOptions, createAccountsWorld } from './worlds.ts';

/** What a page was told of a change. */
export interface CareTold {
  readonly reading: SessionReading;
  readonly cause: 'changed' | 'deleted';
}

/** The keys that go with an account in these tests. */
export const careKeys = (userId: number): readonly string[] => [`cart_${userId}`, `quotes_${userId}`];

/** A browser in which accounts are changed: `openCare` is one more tab, over another store when one is given. */
export const createCareWorld = (options: AccountsWorldOptions = {}) => {
  const world = createAccountsWorld(options);
  let codes = 0;
  const openCare = (store: KeyValueStore = world.origin.openTab()) => {
    const ports = world.openPorts(store);
    const told: CareTold[] = [];
    const resets: number[] = [];
    const care: AccountCare = createAccountCare({
      store,
      loadBook: ports.accounts.load,
      loadHasher: async () => world.hasher,
      randomBytes: (count) => {
        codes += 1;
        return Uint8Array.from({ length: count }, (_, at) => (codes * 7 + at * 31) % 256);
      },
      memberKeys: careKeys,
      tell: (reading, cause) => told.push({ reading, cause }),
      resetLockout: async () => resets.push(resets.length),
    });
    return { care, ports, told, resets };
  };
  return { ...world, openCare };
};

/** An answer that says no, whatever is asked: care for a machine that is looked at. */
export const refusingCare: AccountCare = {
  rename: async () => ({ kind: 'rejected', message: 'no' }),
  setPicture: async () => ({ kind: 'rejected', message: 'no' }),
  changePassword: async () => ({ kind: 'rejected', message: 'no' }),
  hasRecoveryCode: async () => false,
  makeRecoveryCode: async () => ({ kind: 'rejected', message: 'no' }),
  resetPassword: async () => ({ kind: 'rejected', message: 'no' }),
  deleteAccount: async () => ({ kind: 'rejected', message: 'no' }),
};

/** Text that is no secret to a test. */
export const secret = (text: string): Secret => new Secret(text);
