import { createPasswordChangeForm, type UserView } from '@loomwright/auth';
import { secretOf } from '../../app/form-values.ts';
import { useSite } from '../../app/providers.tsx';
import { useForm } from '../../app/use-form.ts';
import * as styles from '../../shared/account-settings/account.css.ts';
import { accountSettingsOf } from '../../shared/account-settings/account-settings.ts';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';

const read = (form: HTMLFormElement) => ({
  current: secretOf(form, 'current'),
  password: secretOf(form, 'password'),
  confirmation: secretOf(form, 'confirmation'),
});

/** The form that changes a password (AUT-8). */
export const PasswordForm = ({ user }: { readonly user: UserView }) => {
  const site = useSite();
  const { handle } = useForm(() => createPasswordChangeForm(accountSettingsOf(site), user.id), read);
  return (
    <FormFrame form={handle} labelledBy="password" className={styles.form}>
      {/* For password managers: the account of the password. */}
      <input hidden readOnly autoComplete="username" value={user.email} />
      <PasswordField name="current" label="Current password" autoComplete="current-password" />
      <PasswordField name="password" label="New password" autoComplete="new-password" />
      <PasswordField
        name="confirmation"
        label="Confirm new password"
        revealName="confirmation"
        autoComplete="new-password"
      />
    </FormFrame>
  );
};
