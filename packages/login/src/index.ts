export {
  EMPTY_LOCKOUT,
  type Lockout,
  type LockoutCommand,
  lockMs,
  lockoutReducer,
  remainingMs,
} from './lockout.ts';
export { createLockoutCodec } from './lockout-codec.ts';
export {
  createLockoutStore,
  type LockoutReading,
  type LockoutStore,
  type LockoutStorePorts,
} from './lockout-store.ts';
export {
  createLoginMachine,
  type LoginActor,
  type LoginMachine,
  type LoginPorts,
  type LoginSnapshot,
} from './login.machine.ts';
export { type LoginView, toLoginView } from './login.view.ts';
export type { LoginEvent, LoginInput } from './login-events.ts';
export { LOGIN_FIELDS, type LoginField, type LoginValues } from './login-form.ts';
