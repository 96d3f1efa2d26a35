import type { Listener, Secret } from '@loomwright/kit';

/** What the session answers (AUT-1, AUT-4, AUT-7). */
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

/** What the form asks of the session, which answers `asker` once. */
export interface LogInEvent {
  readonly type: 'session.logIn';
  /** As typed. */
  readonly email: string;
  readonly password: Secret;
  readonly asker: Listener<SessionAnswer>;
}
