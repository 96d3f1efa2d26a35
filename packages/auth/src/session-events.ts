import type { SessionReading, SessionUser } from './session-user.ts';

export type SessionCause = 'restored' | 'loggedIn' | 'registered' | 'loggedOut' | 'deleted' | 'otherTab';

export interface SessionFact {
  readonly type: 'session.changed';
  readonly user: SessionUser | undefined;
  readonly cause: SessionCause;
}

export type SessionEvent =
  /** A completed login or registration in this tab. */
  | {
      readonly type: 'session.authenticated';
      readonly user: SessionUser;
      readonly cause: 'loggedIn' | 'registered';
    }
  | { readonly type: 'session.logOut' }
  | { readonly type: 'session.clearError' }
  | { readonly type: 'session.read'; readonly reading: SessionReading };
