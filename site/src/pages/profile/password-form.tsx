import { createPasswordChangeMachine, toPasswordChangeView, type UserView } from '@loomwright/auth';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { useSite } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Form } from '../../ui/form/form.tsx';
import { secretOf } from '../../ui/form/form-values.ts';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { useFailureFocus } from '../../ui/form/use-failure-focus.ts';
import * as styles from '../account/account.css.ts';
import { careOf } from '../account/account-care.ts';

const fields = ['current', 'password', 'confirmation'] as const;

const read = (form: HTMLFormElement) => ({
  current: secretOf(form, 'current'),
  password: secretOf(form, 'password'),
  confirmation: secretOf(form, 'confirmation'),
});

/** The form that changes a password (AUT-8). */
export const PasswordForm = ({ user }: { readonly user: UserView }) => {
  const site = useSite();
  const [machine] = useState(() => createPasswordChangeMachine(careOf(site)));
  const change = useActorRef(machine, { input: { userId: user.id, listener: site.notices } });
  const view = useView(change, toPasswordChangeView);
  const box = useFailureFocus(view.attempt);
  return (
    <Form
      fields={fields}
      labelledBy="password"
      className={styles.form}
      onSubmit={(form) => change.send({ type: 'passwordChange.submit', ...read(form) })}
      onEdit={(field) => change.send({ type: 'passwordChange.editField', field })}
      onLeave={(field, form) => change.send({ type: 'passwordChange.leaveField', field, ...read(form) })}
    >
      <p role="status" className={styles.unseen}>
        {view.isBusy && 'Changing your password…'}
      </p>
      <ErrorSummary box={box} attempt={view.attempt} problems={view.errorList} messages={[view.message]} />
      <div>
        {/* For what keeps passwords: whose it is. */}
        <input hidden readOnly autoComplete="username" value={user.email} />
        <PasswordField
          name="current"
          label="Current password"
          revealName="current password"
          autoComplete="current-password"
          emptiedCount={view.doneCount}
          error={view.errors.current}
        />
        <PasswordField
          name="password"
          label="New password"
          revealName="new password"
          autoComplete="new-password"
          emptiedCount={view.doneCount}
          error={view.errors.password}
        />
        <PasswordField
          name="confirmation"
          label="Confirm new password"
          revealName="confirmation"
          autoComplete="new-password"
          emptiedCount={view.doneCount}
          error={view.errors.confirmation}
        />
        <SubmitButton
          text="Change password"
          busyText="Changing…"
          isBusy={view.isBusy}
          canSubmit={!view.isBusy}
        />
      </div>
    </Form>
  );
};
