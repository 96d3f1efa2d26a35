export {
  EMPTY_LOCKOUT,
  type Lockout,
  type LockoutCommand,
  lockMs,
  lockoutReducer,
  remainingMs,
} from './lockout.ts';
export type { LockoutReading, LoginPorts } from './lockout-book.ts';
export { createLockoutCodec } from './lockout-codec.ts';
export {
  createLoginMachine,
  type LoginActor,
  type LoginMachine,
  type LoginSnapshot,
} from './login.machine.ts';
export { type LoginView, toLoginView } from './login.view.ts';
export type { LogInEvent, LoginEvent, LoginFact, LoginInput, SessionReply } from './login-events.ts';
export type { LoginField, LoginValues } from './login-form.ts';
