import { type CareFormView, toCareFormView } from './care-form.ts';
import type { PasswordResetSnapshot } from './password-reset.machine.ts';
import { PASSWORD_RESET_FIELDS, type PasswordResetField } from './password-reset.ts';

export interface PasswordResetView extends CareFormView<PasswordResetField> {
  readonly isBusy: boolean;
  readonly isFinished: boolean;
}

export const toPasswordResetView = (snapshot: PasswordResetSnapshot): PasswordResetView => ({
  ...toCareFormView(snapshot.context.form, PASSWORD_RESET_FIELDS),
  isBusy: snapshot.matches('resetting'),
  isFinished: snapshot.matches('finished'),
});
