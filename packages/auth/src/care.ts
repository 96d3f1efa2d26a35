import type { Secret } from '@loomwright/kit';
import type { KeyValueStore } from '@loomwright/storage';
import type { AccountBook } from './account-book.ts';
import type { CareOutcome } from './care-form.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { SessionReading } from './session-user.ts';

/** The longest picture that is kept, in characters of its `data:` address. */
export const MAX_PICTURE_LENGTH = 60_000;

export interface AccountCarePorts {
  readonly store: KeyValueStore;
  /** Rejects when the book cannot be had. */
  readonly loadBook: () => Promise<AccountBook>;
  readonly loadHasher: () => Promise<PasswordHasher>;
  /** So many bytes nobody can guess. */
  readonly randomBytes: (count: number) => Uint8Array;
  /** The keys that go with an account, as `cart_7`. */
  readonly memberKeys: (userId: number) => readonly string[];
  /** Called when an account is changed or gone: who is signed in here now. Other tabs hear of it from storage. */
  readonly tell: (reading: SessionReading, cause: 'changed' | 'deleted') => void;
  /** A success at setting a new password ends the lock of the login form. */
  readonly resetLockout: () => Promise<unknown>;
}

/**
 * What people change of their account (AUT-8). Everything is stored or nothing: what this browser refuses to store has
 * not happened. Promises reject when a port breaks, or `signal` calls them off before anything was stored.
 */
export interface AccountCare {
  readonly rename: (userId: number, name: string, signal: AbortSignal) => Promise<CareOutcome>;
  /** A `data:` address of a picture, or undefined for none. */
  readonly setPicture: (
    userId: number,
    picture: string | undefined,
    signal: AbortSignal,
  ) => Promise<CareOutcome>;
  /** One derivation for the current password, one for the new one. */
  readonly changePassword: (
    userId: number,
    passwords: { readonly current: Secret; readonly password: Secret },
    signal: AbortSignal,
  ) => Promise<CareOutcome<'current'>>;
  readonly hasRecoveryCode: (userId: number) => Promise<boolean>;
  /** The code is handed over here and never again: what is stored is a hash. It takes the place of the one before. */
  readonly makeRecoveryCode: (
    userId: number,
    current: Secret,
    signal: AbortSignal,
  ) => Promise<CareOutcome<'current'> | { readonly kind: 'made'; readonly code: Secret }>;
  /** One derivation and one message whatever does not match (AUT-4); a code that was used is gone. */
  readonly resetPassword: (
    wish: { readonly email: string; readonly code: Secret; readonly password: Secret },
    signal: AbortSignal,
  ) => Promise<CareOutcome>;
  /** The account, the session, and everything under the account's keys, for good. */
  readonly deleteAccount: (userId: number, signal: AbortSignal) => Promise<CareOutcome>;
}
