import type { SessionSnapshot } from './session.machine.ts';

/** Whoever is signed in, as a person is shown (NAV-6). */
export interface UserView {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** `Admin`, `User`, or `Member` when the account names no role. */
  readonly roleText: string;
  readonly isAdmin: boolean;
  /** The first letter of the name, upper case; stands in for a picture. */
  readonly initial: string;
  readonly profileImage: string | undefined;
}

export interface SessionView {
  readonly status: 'loading' | 'signedOut' | 'signedIn';
  readonly user: UserView | undefined;
  readonly canLogOut: boolean;
  /** What went wrong with the session, until it is cleared; empty for nothing (AUT-5, AUT-6). */
  readonly errorText: string;
}
