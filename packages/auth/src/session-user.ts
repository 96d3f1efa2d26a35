import type { Role } from './roles.ts';

export const USER_KEY = 'user';
export const USERS_KEY = 'users';

/** An account without its secrets, as stored under `user` (STO-1). */
export interface SessionUser {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly role?: Role | undefined;
  readonly profileImage?: string | undefined;
}

/**
 * `failed`: the session could not be read (AUT-5). `isDeleted`: the last user's account was deleted (AUT-8).
 */
export type SessionReading =
  | { readonly kind: 'loggedIn'; readonly user: SessionUser }
  | { readonly kind: 'loggedOut'; readonly isDeleted?: boolean }
  | { readonly kind: 'failed' };

export const isAdmin = (user: SessionUser | undefined): boolean => user?.role === 'admin';

export const isSameUser = (one: SessionUser | undefined, other: SessionUser | undefined): boolean =>
  one?.id === other?.id &&
  one?.email === other?.email &&
  one?.name === other?.name &&
  one?.role === other?.role &&
  one?.profileImage === other?.profileImage;
