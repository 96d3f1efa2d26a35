export { createLockMachine, type FormLockEvent, type LockMachine } from './lock.machine.ts';
export { lockoutReducer, remainingMs } from './lockout.ts';
export { createLockoutCodec, type LockoutRecord, openLockout } from './lockout-record.ts';
export { type LockView, type LoginView, toLockView, toLoginView } from './login.view.ts';
export { createLoginForm } from './login-form.ts';
