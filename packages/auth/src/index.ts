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
export {
  type AccountSettings,
  type AccountSettingsPorts,
  MAX_PICTURE_LENGTH,
  type SettingsOutcome,
} from './account-settings.ts';
export { createAccountSettings } from './account-settings-loader.ts';
export { createDeletionForm, DELETION_FIELDS, DELETION_WORD } from './deletion-form.ts';
export { createNameForm, NAME_FIELDS } from './name-form.ts';
export { createPasswordChangeForm, PASSWORD_CHANGE_FIELDS } from './password-change-form.ts';
export type { PasswordHasher } from './password-hasher.ts';
export { createPasswordResetForm, PASSWORD_RESET_FIELDS } from './password-reset-form.ts';
export {
  createPictureMachine,
  type PictureEvent,
  type PictureOutcome,
  type PicturePorts,
} from './picture.machine.ts';
export { type PictureView, toPictureView } from './picture.view.ts';
export { createRecoveryForm, RECOVERY_FIELDS, type RecoveryPorts } from './recovery-form.ts';
export { createRegistrationForm, REGISTRATION_FIELDS, type RegistrationPorts } from './registration-form.ts';
export {
  createSessionMachine,
  type SessionActor,
  type SessionMachine,
  type SessionPorts,
  type SessionSnapshot,
} from './session.machine.ts';
export { type SessionView, toSessionView, type UserView } from './session.view.ts';
export type {
  LogInEvent,
  RegisterEvent,
  SessionCause,
  SessionEvent,
  SessionFact,
  SessionReply,
} from './session-events.ts';
export { isAdmin, type SessionUser } from './session-user.ts';
