export {
  type Access,
  type AccessOf,
  type Admission,
  admit,
  homeOf,
  loginFor,
  type Place,
  redirectFrom,
  safeNext,
  type Visitor,
} from './access.ts';
export type { AccountBook, AccountBookPorts, SignInOutcome } from './account-book.ts';
export { type AccountBookLoader, createAccountBookLoader } from './account-book-loader.ts';
export type { PasswordHasher } from './password-hasher.ts';
export {
  createRegistrationMachine,
  type RegistrationActor,
  type RegistrationEvent,
  type RegistrationMachine,
  type RegistrationSnapshot,
} from './registration.machine.ts';
export { type RegistrationView, toRegistrationView } from './registration.view.ts';
export {
  createSessionMachine,
  type SessionActor,
  type SessionCause,
  type SessionEvent,
  type SessionFact,
  type SessionMachine,
  type SessionPorts,
  type SessionSnapshot,
} from './session.machine.ts';
export { type SessionView, toSessionView, type UserView } from './session.view.ts';
export type { LogInEvent, RegisterEvent, SessionAnswer } from './session-events.ts';
export { isAdmin, type SessionUser } from './session-user.ts';
