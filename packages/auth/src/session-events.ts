import type { Listener, Secret } from '@loomwright/kit';

/** Why an account is not made: its e-mail is somebody's already (AUT-3). */
export const EMAIL_TAKEN = 'User with this email already exists';

/** What the session answers whoever asked it to log in or to register (AUT-1, AUT-4, AUT-7). */
export type SessionAnswer =
  | { readonly type: 'session.answered'; readonly isAccepted: true }
  | {
      readonly type: 'session.answered';
      readonly isAccepted: false;
      /** Whether the credentials were looked at and found wrong: the one thing that counts as an attempt (LGN-2). */
      readonly isMismatch: boolean;
      /** For people; missing when nobody knows any. */
      readonly message?: string;
    };

export interface LogInEvent {
  readonly type: 'session.logIn';
  /** As typed. */
  readonly email: string;
  readonly password: Secret;
  readonly asker: Listener<SessionAnswer>;
}

export interface RegisterEvent {
  readonly type: 'session.register';
  /** Trimmed, not empty. */
  readonly name: string;
  /** As typed. */
  readonly email: string;
  readonly password: Secret;
  readonly asker: Listener<SessionAnswer>;
}
