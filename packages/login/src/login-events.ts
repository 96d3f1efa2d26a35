import type { Listener, Secret } from '@loomwright/kit';
import type { RefusalReason } from '@loomwright/storage';
import type { LockoutReading } from './lockout-book.ts';
import type { LoginField, LoginValues } from './login-form.ts';

/** What the session answers (AUT-1, AUT-4, AUT-7). */
export type SessionReply =
  | { readonly type: 'session.replied'; readonly isAccepted: true }
  | {
      readonly type: 'session.replied';
      readonly isAccepted: false;
      /** Whether the credentials were looked at and found wrong: the one thing that counts as an attempt (LGN-2). */
      readonly isMismatch: boolean;
      /** For people; missing when nobody knows any. */
      readonly message?: string;
    };

/** What the form asks of the session, which answers `replyTo` once. */
export interface LogInEvent {
  readonly type: 'session.signIn';
  readonly kind: 'logIn';
  /** As typed. */
  readonly email: string;
  readonly password: Secret;
  readonly replyTo: Listener<SessionReply>;
}

/** What the form tells its listener: that this browser does not keep the lockout. */
export interface LoginFact {
  readonly type: 'storage.refused';
  readonly reason: RefusalReason;
}

export interface LoginInput {
  readonly session: Listener<LogInEvent>;
  readonly listener: Listener<LoginFact>;
}

export type LoginEvent =
  | ({ readonly type: 'login.submit' } & LoginValues)
  | { readonly type: 'login.editField'; readonly field: LoginField }
  | ({ readonly type: 'login.leaveField'; readonly field: LoginField } & LoginValues)
  | { readonly type: 'lockout.changedElsewhere'; readonly reading: LockoutReading }
  | SessionReply;
