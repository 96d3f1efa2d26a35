import type { Listener, Secret } from '@loomwright/kit';
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

/** The reply to a request to log in or to register (AUT-1, AUT-4, AUT-7). */
export type SessionReply =
  | { readonly type: 'session.replied'; readonly isAccepted: true }
  | {
      readonly type: 'session.replied';
      readonly isAccepted: false;
      /** Whether the credentials were checked and found wrong: the one thing that counts as an attempt (LGN-2). */
      readonly isMismatch: boolean;
      /** In words for the user; missing when there are none. */
      readonly message?: string;
    };

interface Credentials {
  /** As typed. */
  readonly email: string;
  readonly password: Secret;
  readonly replyTo: Listener<SessionReply>;
}

export interface LogInEvent extends Credentials {
  readonly type: 'session.signIn';
  readonly kind: 'logIn';
}

export interface RegisterEvent extends Credentials {
  readonly type: 'session.signIn';
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
