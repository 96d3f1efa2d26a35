import { createNameForm, type UserView } from '@loomwright/auth';
import { textOf } from '../../app/form-values.ts';
import { useSite } from '../../app/providers.tsx';
import { useForm } from '../../app/use-form.ts';
import * as styles from '../../shared/account-settings/account.css.ts';
import { accountSettingsOf } from '../../shared/account-settings/account-settings.ts';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { TextField } from '../../ui/form/text-field.tsx';

/** The form that renames an account (AUT-8). */
export const NameForm = ({ user }: { readonly user: UserView }) => {
  const site = useSite();
  const { handle } = useForm(
    () => createNameForm(accountSettingsOf(site), user.id),
    (form) => ({ name: textOf(form, 'name') }),
  );
  return (
    <FormFrame form={handle} labelledBy="about-you" className={styles.form}>
      <TextField name="name" label="Name" autoComplete="name" defaultValue={user.name} />
    </FormFrame>
  );
};
