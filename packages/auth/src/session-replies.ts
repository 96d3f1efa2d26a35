import type { SignInOutcome } from './account-book.ts';
import type { LogInEvent, RegisterEvent, SessionReply } from './session-events.ts';

/** Who gets the reply to a request to sign in, and what the request was. */
export interface SignInRequest {
  readonly replyTo: LogInEvent['replyTo'];
  readonly cause: 'loggedIn' | 'registered';
}

export const toRequest = ({ kind, replyTo }: LogInEvent | RegisterEvent): SignInRequest => ({
  replyTo,
  cause: kind === 'register' ? 'registered' : 'loggedIn',
});

const failures = {
  loggedIn: 'Failed to login. Please try again.',
  registered: 'Failed to register. Please try again.',
} as const;

export const ACCEPTED: SessionReply = { type: 'session.replied', isAccepted: true };

/** The reply to a request whose credentials were checked. */
export const toReply = (outcome: SignInOutcome): SessionReply =>
  outcome.kind === 'accepted'
    ? ACCEPTED
    : { type: 'session.replied', isAccepted: false, isMismatch: true, message: outcome.message };

/** The reply to a request that broke: in the words of the error, or of the request (AUT-7). */
export const toFailure = (error: unknown, cause: SignInRequest['cause'] = 'loggedIn'): SessionReply => ({
  type: 'session.replied',
  isAccepted: false,
  isMismatch: false,
  message: error instanceof Error && error.message !== '' ? error.message : failures[cause],
});
