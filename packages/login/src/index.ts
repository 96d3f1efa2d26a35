export { lockoutReducer, remainingMs } from './lockout.ts';
export { createLockoutCodec, createLockoutStore } from './lockout-store.ts';
export { createLoginMachine, type LoginMachine } from './login.machine.ts';
export { type LoginView, toLoginView } from './login.view.ts';
export { LOGIN_FIELDS } from './login-form.ts';
