import type { SessionReading, SessionUser } from './session-user.ts';

/** What changed the session. */
export type SessionCause = 'restored' | 'loggedIn' | 'registered' | 'loggedOut' | 'deleted' | 'followed';

/** Notifies the listener of the session: the user who is signed in now. */
export interface SessionFact {
  readonly type: 'session.changed';
  readonly user: SessionUser | undefined;
  readonly cause: SessionCause;
}

export type SessionEvent =
  /** A user has logged in or registered, in this tab; storage knows it. */
  | {
      readonly type: 'session.authenticated';
      readonly user: SessionUser;
      readonly cause: 'loggedIn' | 'registered';
    }
  | { readonly type: 'session.logOut' }
  | { readonly type: 'session.clearError' }
  /** The session as it is now, read from storage. */
  | { readonly type: 'session.followed'; readonly reading: SessionReading };
