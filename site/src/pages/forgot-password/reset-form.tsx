import * as styles from '../../shared/account-form/account-page.css.ts';
import { FormFrame, type FormHandle } from '../../ui/form/form-frame.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';

interface Props {
  readonly form: FormHandle<'email' | 'code' | 'password' | 'confirmation'>;
}

/** The fields for a new password by a recovery code. */
export const ResetForm = ({ form }: Props) => (
  <FormFrame form={form} labelledBy="account-form" className={styles.form} showsStatus="never">
    <TextField name="email" label="Email" type="email" autoComplete="username" />
    <TextField
      name="code"
      label="Recovery code"
      hint="25 letters and digits. Hyphens and capital letters don’t matter."
      autoComplete="off"
      isCode
    />
    <PasswordField
      name="password"
      label="New password"
      hint="At least 6 characters. A few random words are easy to remember and hard to guess."
      autoComplete="new-password"
    />
    <PasswordField
      name="confirmation"
      label="Confirm new password"
      revealName="confirmation"
      autoComplete="new-password"
    />
  </FormFrame>
);
