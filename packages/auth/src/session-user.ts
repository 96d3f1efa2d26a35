import type { Role } from './roles.ts';

/** Where the signed-in user and the list of accounts are stored (STO-1). */
export const USER_KEY = 'user';
export const USERS_KEY = 'users';

/** The user who is signed in: the account without its secrets, as stored under `user` (STO-1). */
export interface SessionUser {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly role?: Role | undefined;
  /** The address of a picture: `data:` where it was chosen here. */
  readonly profileImage?: string | undefined;
}

/**
 * The session as read: `failed` when it could not be read (AUT-5), `isDeleted` when the account of the user who was signed in
 * last is gone (AUT-8).
 */
export type SessionReading =
  | { readonly kind: 'signedIn'; readonly user: SessionUser }
  | { readonly kind: 'signedOut'; readonly isDeleted?: boolean }
  | { readonly kind: 'failed' };

export const isAdmin = (user: SessionUser | undefined): boolean => user?.role === 'admin';

/** Whether two readings of a session have the same user with the same values. */
export const isSameUser = (one: SessionUser | undefined, other: SessionUser | undefined): boolean =>
  one?.id === other?.id &&
  one?.email === other?.email &&
  one?.name === other?.name &&
  one?.role === other?.role &&
  one?.profileImage === other?.profileImage;
