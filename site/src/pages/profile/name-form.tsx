import type { UserView } from '@loomwright/auth';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Form } from '../../ui/form/form.tsx';
import { textOf } from '../../ui/form/form-values.ts';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useFailureFocus } from '../../ui/form/use-failure-focus.ts';
import * as styles from '../account/account.css.ts';
import type { ProfileProps } from './use-profile.ts';

const fields = ['name'] as const;

/** The form that changes what a person is called. */
export const NameForm = ({ user, view, send }: ProfileProps & { readonly user: UserView }) => {
  const { attempt, errorList, errors, message } = view.name;
  const box = useFailureFocus(attempt);
  return (
    <Form
      fields={fields}
      labelledBy="about-you"
      className={styles.form}
      onSubmit={(form) => send({ type: 'profile.saveName', name: textOf(form, 'name') })}
      onEdit={() => send({ type: 'profile.editName' })}
      onLeave={(_, form) => send({ type: 'profile.leaveName', name: textOf(form, 'name') })}
    >
      <ErrorSummary box={box} attempt={attempt} problems={errorList} messages={[message]} />
      <div>
        <TextField
          name="name"
          label="Name"
          autoComplete="name"
          defaultValue={user.name}
          error={errors.name}
        />
        <SubmitButton
          text="Save name"
          busyText="Saving…"
          isBusy={view.isSavingName}
          canSubmit={!view.isSavingName}
        />
      </div>
    </Form>
  );
};
