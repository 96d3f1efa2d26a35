import { type CareFormView, toCareFormView } from './care-form.ts';
import type { PasswordChangeSnapshot } from './password-change.machine.ts';
import { PASSWORD_CHANGE_FIELDS, type PasswordChangeField } from './password-change.ts';

export interface PasswordChangeView extends CareFormView<PasswordChangeField> {
  readonly isBusy: boolean;
}

export const toPasswordChangeView = (snapshot: PasswordChangeSnapshot): PasswordChangeView => ({
  ...toCareFormView(snapshot.context.form, PASSWORD_CHANGE_FIELDS),
  isBusy: snapshot.matches('changing'),
});
