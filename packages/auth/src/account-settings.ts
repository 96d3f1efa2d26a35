import type { SubmitOutcome } from '@loomwright/form';
import type { Secret } from '@loomwright/kit';
import type { KeyValueStore } from '@loomwright/storage';
import type { AccountBook } from './account-book.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { SessionReading } from './session-user.ts';

/** The longest picture that is kept, in characters of its `data:` address. */
export const MAX_PICTURE_LENGTH = 60_000;

/** What came of a change; a rejection names the field it is about, if any. */
export type SettingsOutcome<F extends string = never> = SubmitOutcome<F>;

export interface AccountSettingsPorts {
  readonly store: KeyValueStore;
  /** Rejects when the book cannot be loaded. */
  readonly loadBook: () => Promise<AccountBook>;
  readonly loadHasher: () => Promise<PasswordHasher>;
  /** That many cryptographically random bytes. */
  readonly randomBytes: (count: number) => Uint8Array;
  /** The keys that go with an account, as `cart_7`. */
  readonly memberKeys: (userId: number) => readonly string[];
  /** Called when an account was changed or deleted, with the session as it is now; other tabs learn it from storage. */
  readonly tell: (reading: SessionReading, cause: 'changed' | 'deleted') => void;
  /** Ends the lock of the login form, after a new password was set. */
  readonly resetLockout: () => Promise<unknown>;
}

/**
 * Changes to an account (AUT-8). A change is stored as a whole or not at all: what this browser refuses to store has not
 * happened. Promises reject when a port breaks, or when `signal` aborts before anything was stored.
 */
export interface AccountSettings {
  readonly rename: (userId: number, name: string, signal: AbortSignal) => Promise<SettingsOutcome>;
  /** A `data:` address of a picture, or undefined for none. */
  readonly setPicture: (
    userId: number,
    picture: string | undefined,
    signal: AbortSignal,
  ) => Promise<SettingsOutcome>;
  /** One derivation for the current password, one for the new one. */
  readonly changePassword: (
    userId: number,
    passwords: { readonly current: Secret; readonly password: Secret },
    signal: AbortSignal,
  ) => Promise<SettingsOutcome<'current'>>;
  readonly hasRecoveryCode: (userId: number) => Promise<boolean>;
  /** The code is returned once; only its hash is stored. It replaces the one before. */
  readonly makeRecoveryCode: (
    userId: number,
    current: Secret,
    signal: AbortSignal,
  ) => Promise<SettingsOutcome<'current'> | { readonly kind: 'made'; readonly code: Secret }>;
  /** One derivation and one message whatever does not match (AUT-4); a code that was used is removed. */
  readonly resetPassword: (
    request: { readonly email: string; readonly code: Secret; readonly password: Secret },
    signal: AbortSignal,
  ) => Promise<SettingsOutcome>;
  /** Deletes the account, its session and everything under its keys. */
  readonly deleteAccount: (userId: number, signal: AbortSignal) => Promise<SettingsOutcome>;
}
