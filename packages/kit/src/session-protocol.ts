import type { Listener } from './listener.ts';
import type { Secret } from './secret.ts';

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

/** A request to log in: the session sends `replyTo` one reply. */
export interface LogInEvent {
  readonly type: 'session.signIn';
  readonly kind: 'logIn';
  /** As typed. */
  readonly email: string;
  readonly password: Secret;
  readonly replyTo: Listener<SessionReply>;
}
