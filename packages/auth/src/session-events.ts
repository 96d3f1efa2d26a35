import type { LogInEvent, SessionReply } from '@loomwright/kit';
import type { SessionReading, SessionUser } from './session-user.ts';

/** What changed the session. */
export type SessionCause = 'restored' | 'loggedIn' | 'registered' | 'loggedOut' | 'deleted' | 'followed';

/** Notifies the listener of the session: the user who is signed in now. */
export interface SessionFact {
  readonly type: 'session.changed';
  readonly user: SessionUser | undefined;
  readonly cause: SessionCause;
}

/** A request to register: gets one reply, as a request to log in. */
export interface RegisterEvent extends Omit<LogInEvent, 'kind'> {
  readonly kind: 'register';
  /** Trimmed, not empty. */
  readonly name: string;
}

export type SignInEvent = LogInEvent | RegisterEvent;

export type SessionEvent =
  | SignInEvent
  | { readonly type: 'session.logOut' }
  | { readonly type: 'session.clearError' }
  /** The session as it is now, read from storage. */
  | { readonly type: 'session.followed'; readonly reading: SessionReading };

/** The outcome of logging in or registering. */
export type SignInOutcome =
  | { readonly kind: 'accepted'; readonly user: SessionUser }
  | { readonly kind: 'rejected'; readonly message: string };

const failures = {
  loggedIn: 'Failed to login. Please try again.',
  registered: 'Failed to register. Please try again.',
} as const;

/** Where the reply to a request to sign in goes, and what the session's cause will be; no credentials (STO-5). */
export interface SignInRequest {
  readonly replyTo: LogInEvent['replyTo'];
  readonly cause: keyof typeof failures;
}

export const toRequest = ({ kind, replyTo }: SignInEvent): SignInRequest => ({
  replyTo,
  cause: kind === 'register' ? 'registered' : 'loggedIn',
});

export const ACCEPTED: SessionReply = { type: 'session.replied', isAccepted: true };

const reject = (isMismatch: boolean, message: string): SessionReply => ({
  type: 'session.replied',
  isAccepted: false,
  isMismatch,
  message,
});

/** The reply to a request whose credentials were checked. */
export const toReply = (outcome: SignInOutcome): SessionReply =>
  outcome.kind === 'accepted' ? ACCEPTED : reject(true, outcome.message);

/** The reply to a request that failed otherwise: the message of the error, or one for the request (AUT-7). */
export const toFailure = (error: unknown, cause: SignInRequest['cause'] = 'loggedIn'): SessionReply =>
  reject(false, (error instanceof Error && error.message) || failures[cause]);

/** The reply to a request while a user is signed in: nothing is left to log in to, but no account was made. */
export const toUncheckedReply = ({ kind }: SignInEvent): SessionReply =>
  kind === 'logIn' ? ACCEPTED : reject(false, failures.registered);
