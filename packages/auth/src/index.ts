export {
  type Access,
  type AccessOf,
  type Admission,
  admit,
  redirectFrom,
  safeNext,
  type Visitor,
} from './access.ts';
export {
  type AccountRepository,
  type AccountRepositoryLoader,
  type AccountRepositoryPorts,
  createAccountRepository,
} from './account-repository.ts';
export { type AccountSettings, createAccountSettings } from './account-settings.ts';
export {
  type Authenticate,
  type AuthenticatorPorts,
  type AuthOutcome,
  type AuthRequest,
  createAuthenticator,
} from './authenticator.ts';
export { FIRST_OWNER, followOwner } from './form-owner.ts';
export type { PasswordHasher } from './password-hasher.ts';
export { createPasswordResetForm } from './password-reset-form.ts';
export { createNameForm, createPasswordChangeForm, createPictureForm } from './profile-forms.ts';
export { createRegistrationForm } from './registration-form.ts';
export {
  createSessionMachine,
  type SessionActor,
  type SessionPorts,
  type SessionSnapshot,
} from './session.machine.ts';
export { toSessionView, type UserView } from './session.view.ts';
export type { SessionCause, SessionFact } from './session-events.ts';
export { isAdmin, type SessionUser } from './session-user.ts';
export { createDeletionForm, createRecoveryForm, DELETION_WORD } from './settings-forms.ts';
