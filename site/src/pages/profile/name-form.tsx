import { createNameForm, type UserView } from '@loomwright/auth';
import { useSite } from '../../app/providers.tsx';
import { useForm } from '../../app/use-form.ts';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { textOf } from '../../ui/form/form-values.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import * as styles from '../account/account.css.ts';
import { accountSettingsOf } from '../account/account-settings.ts';

/** The form that renames an account (AUT-8). */
export const NameForm = ({ user }: { readonly user: UserView }) => {
  const site = useSite();
  const { view, handle } = useForm(
    () => createNameForm(accountSettingsOf(site), user.id),
    (form) => ({ name: textOf(form, 'name') }),
  );
  return (
    <FormFrame form={handle} labelledBy="about-you" className={styles.form}>
      <TextField
        name="name"
        label="Name"
        autoComplete="name"
        defaultValue={user.name}
        error={view.errors.name}
      />
    </FormFrame>
  );
};
