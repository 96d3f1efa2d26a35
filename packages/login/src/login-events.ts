import type { FormEvent } from '@loomwright/form';
import type { Listener, LogInEvent, SessionReply } from '@loomwright/kit';
import type { LockoutReading } from './lockout-store.ts';
import type { LoginField, LoginValues } from './login-form.ts';

export interface LoginInput {
  /** Replies to a request to log in once, with `session.replied`. */
  readonly session: Listener<LogInEvent>;
}

type FormEventOf<T extends string> = Extract<FormEvent<LoginValues, LoginField>, { readonly type: T }>;

export type LoginEvent =
  | FormEventOf<'form.submit' | 'form.edit' | 'form.leave'>
  /** The stored lockout, first as it was found and then after every change in another tab. */
  | ({ readonly type: 'lockout.followed' } & LockoutReading)
  /** The user's clock, in whole milliseconds since 1970. */
  | { readonly type: 'lockout.ticked'; readonly at: number }
  | SessionReply;
