export {
  accountLists,
  passwords,
  type Registration,
  registrations,
  samplePasswords,
  sessionUsers,
  typedEmails,
} from './arbitraries.ts';
export { createFastHasher, type KnownPassword } from './fast-hasher.ts';
export { hasherContract } from './hasher-contract.ts';
export { createBrokenHasher, type HasherCall, type WatchedHasher, watchHasher } from './hasher-fakes.ts';
export { grantedNexts, nexts, refusedNexts, sampleAccessOf } from './hostile-addresses.ts';
export {
  brokenAccountsInvariants,
  brokenSessionSnapshotInvariants,
} from './invariants.ts';
export {
  createSettingsWorld,
  memberKeysOf,
  rejectingSettings,
  type SettingsNotice,
  secret,
} from './settings-world.ts';
export { type AccountsWorldOptions, createAccountsWorld, sampleCredentials } from './worlds.ts';
