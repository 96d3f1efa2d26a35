import { createNameForm, createPasswordChangeForm, type UserView } from '@loomwright/auth';
import { MIN_PASSWORD } from '@loomwright/kit';
import { secretOf, textOf } from '../../app/form-values.ts';
import { useMember, useSite } from '../../app/providers.tsx';
import { useForm } from '../../app/use-form.ts';
import * as styles from '../../shared/account-settings/account.css.ts';
import { accountSettingsOf } from '../../shared/account-settings/account-settings.ts';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { stack } from '../../ui/layout/layout.css.ts';
import { Opening } from '../../ui/page/opening.tsx';
import { container } from '../../ui/page/page.css.ts';
import { Part } from '../../ui/part/part.tsx';
import { note } from '../../ui/text/text.css.ts';
import { PictureField } from './picture-field.tsx';

/** The form that renames an account (AUT-8). */
const NameForm = ({ user }: { readonly user: UserView }) => {
  const site = useSite();
  const { handle } = useForm(
    () => createNameForm(accountSettingsOf(site), user.id),
    (form) => ({ name: textOf(form, 'name') }),
  );
  return (
    <FormFrame form={handle} labelledBy="about-you" className={stack[4]}>
      <TextField name="name" label="Name" autoComplete="name" defaultValue={user.name} />
    </FormFrame>
  );
};

const read = (form: HTMLFormElement) => ({
  current: secretOf(form, 'current'),
  password: secretOf(form, 'password'),
  confirmation: secretOf(form, 'confirmation'),
});

/** The form that changes a password (AUT-8). */
const PasswordForm = ({ user }: { readonly user: UserView }) => {
  const site = useSite();
  const { handle } = useForm(() => createPasswordChangeForm(accountSettingsOf(site), user.id), read);
  return (
    <FormFrame form={handle} labelledBy="password" className={stack[4]}>
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

/** `/profile`: the name, picture and password of an account (AUT-8, NAV-6). */
const ProfilePage = () => {
  const user = useMember();
  return (
    <div className={`${container} ${styles.page}`}>
      <Opening title="Your profile" lead="How you appear on this site. It stays in this browser." />
      <Part id="about-you" title="About you" text="Your name and picture appear in the menu at the top.">
        <PictureField user={user} />
        <NameForm user={user} />
        <dl className={styles.list}>
          <div className={`${styles.apart} ${styles.entry}`}>
            <dt>Email</dt>
            <dd>
              <bdi>{user.email}</bdi>
            </dd>
          </div>
          <div className={`${styles.apart} ${styles.entry}`}>
            <dt>Role</dt>
            <dd>{user.roleText}</dd>
          </div>
        </dl>
        <p className={note}>
          You log in with this email address. It can’t be changed, because no server could verify a new one.
        </p>
      </Part>
      <Part
        id="password"
        title="Password"
        text={`At least ${MIN_PASSWORD} characters. It is stored only as a hash, so it can’t be recovered, and no email can reset it.`}
      >
        <PasswordForm user={user} />
      </Part>
    </div>
  );
};

export default ProfilePage;
