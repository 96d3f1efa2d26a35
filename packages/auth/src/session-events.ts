import type { LogInEvent, SessionReply } from '@loomwright/kit';
import type { SessionReading, SessionUser } from './session-user.ts';

/** The reply to a registration with an email that has an account already (AUT-3). */
export const EMAIL_TAKEN = 'User with this email already exists';

/** What changed the session. */
export type SessionCause = 'restored' | 'loggedIn' | 'registered' | 'loggedOut' | 'followed';

/** What the session sends its listener: who is signed in now. */
export interface SessionFact {
  readonly type: 'session.changed';
  readonly user: SessionUser | undefined;
  readonly cause: SessionCause;
}

export type { LogInEvent, SessionReply };

/** A request to register; answered as a request to log in is. */
export interface RegisterEvent extends Omit<LogInEvent, 'kind'> {
  readonly kind: 'register';
  /** Trimmed, not empty. */
  readonly name: string;
}

export type SessionEvent =
  | LogInEvent
  | RegisterEvent
  | { readonly type: 'session.logOut' }
  | { readonly type: 'session.clearError' }
  /** The session as it is now, read from storage. */
  | { readonly type: 'session.followed'; readonly reading: SessionReading };
