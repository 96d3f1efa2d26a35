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
export { createAccountCare } from './account-care-loader.ts';
export { type AccountCare, type AccountCarePorts, MAX_PICTURE_LENGTH } from './care.ts';
export type { CareFact } from './care-events.ts';
export type { CareFormView, CareOutcome } from './care-form.ts';
export { createDeletionMachine, type DeletionEvent } from './deletion.machine.ts';
export { DELETION_WORD } from './deletion.ts';
export { type DeletionView, toDeletionView } from './deletion.view.ts';
export {
  createPasswordChangeMachine,
  type PasswordChangeEvent,
} from './password-change.machine.ts';
export { type PasswordChangeView, toPasswordChangeView } from './password-change.view.ts';
export type { PasswordHasher } from './password-hasher.ts';
export { createPasswordResetMachine, type PasswordResetEvent } from './password-reset.machine.ts';
export { type PasswordResetView, toPasswordResetView } from './password-reset.view.ts';
export { createProfileMachine, type ProfileEvent, type ProfilePorts } from './profile.machine.ts';
export type { PictureOutcome } from './profile.ts';
export { type ProfileView, toProfileView } from './profile.view.ts';
export { createRecoveryMachine, type RecoveryEvent } from './recovery.machine.ts';
export { type RecoveryView, toRecoveryView } from './recovery.view.ts';
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
