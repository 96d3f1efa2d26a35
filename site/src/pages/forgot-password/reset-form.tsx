import type { PasswordResetEvent, PasswordResetView } from '@loomwright/auth';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Form } from '../../ui/form/form.tsx';
import { secretOf, textOf } from '../../ui/form/form-values.ts';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useFailureFocus } from '../../ui/form/use-failure-focus.ts';
import * as styles from '../login/account-page.css.ts';

export interface ResetProps {
  readonly view: PasswordResetView;
  readonly send: (event: PasswordResetEvent) => void;
}

const fields = ['email', 'code', 'password', 'confirmation'] as const;

const read = (form: HTMLFormElement) => ({
  email: textOf(form, 'email'),
  code: secretOf(form, 'code'),
  password: secretOf(form, 'password'),
  confirmation: secretOf(form, 'confirmation'),
});

/** The form that sets a new password with a recovery code. */
export const ResetForm = ({ view, send }: ResetProps) => {
  const box = useFailureFocus(view.attempt);
  return (
    <>
      <p role="status" className={styles.unseen}>
        {view.isBusy && 'Setting your password…'}
      </p>
      <Form
        fields={fields}
        labelledBy="account-form"
        className={styles.form}
        onSubmit={(form) => send({ type: 'passwordReset.submit', ...read(form) })}
        onEdit={(field) => send({ type: 'passwordReset.editField', field })}
        onLeave={(field, form) => send({ type: 'passwordReset.leaveField', field, ...read(form) })}
      >
        <ErrorSummary box={box} attempt={view.attempt} problems={view.errorList} messages={[view.message]} />
        <div>
          <TextField
            name="email"
            label="Email"
            type="email"
            autoComplete="username"
            error={view.errors.email}
          />
          <TextField
            name="code"
            label="Recovery code"
            hint="25 letters and digits. Hyphens and capitals do not matter."
            autoComplete="off"
            isCode
            error={view.errors.code}
          />
          <PasswordField
            name="password"
            label="New password"
            hint="At least 6 characters. A few words in a row are easy to remember and hard to guess."
            revealName="new password"
            autoComplete="new-password"
            error={view.errors.password}
          />
          <PasswordField
            name="confirmation"
            label="Confirm new password"
            revealName="confirmation"
            autoComplete="new-password"
            error={view.errors.confirmation}
          />
          <SubmitButton
            text="Set new password"
            busyText="Setting…"
            isBusy={view.isBusy}
            canSubmit={!view.isBusy}
          />
        </div>
      </Form>
    </>
  );
};
