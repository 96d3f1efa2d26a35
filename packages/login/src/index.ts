export {
  EMPTY_LOCKOUT,
  type Lockout,
  type LockoutCommand,
  lockMs,
  lockoutReducer,
  remainingMs,
} from './lockout.ts';
export type { LockoutReading } from './lockout-book.ts';
export { createLockoutCodec } from './lockout-codec.ts';
export {
  createLoginMachine,
  type LoginActor,
  type LoginEvent,
  type LoginFact,
  type LoginInput,
  type LoginMachine,
  type LoginPorts,
  type LoginSnapshot,
} from './login.machine.ts';
export { type LoginView, toLoginView } from './login.view.ts';
export type { LoginField, LoginValues } from './login-form.ts';
export type { LogInEvent, SessionAnswer } from './session-answer.ts';
