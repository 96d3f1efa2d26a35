import { createNameForm, createPasswordChangeForm, type UserView } from '@loomwright/auth';
import { MIN_PASSWORD } from '@loomwright/kit';
import { Link } from 'wouter';
import { secretOf, textOf } from '../../app/form-values.ts';
import { useMember, useSite } from '../../app/providers.tsx';
import { useForm } from '../../app/use-form.ts';
import { accountSettingsOf } from '../../shared/account-settings/account-settings.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { alignTop, pageEnd, row, shrinks, split, stack } from '../../ui/layout/layout.css.ts';
import { Opening } from '../../ui/page/opening.tsx';
import { container } from '../../ui/page/page.css.ts';
import { card } from '../../ui/surface/surface.css.ts';
import { breaks, heading3, muted, note, strong } from '../../ui/text/text.css.ts';
import { PictureField } from './picture-field.tsx';
import * as styles from './profile-page.css.ts';

const NameForm = ({ user }: { readonly user: UserView }) => {
  const site = useSite();
  const { handle } = useForm(
    () => createNameForm(accountSettingsOf(site), user.id),
    (form) => ({ name: textOf(form, 'name') }),
  );
  return (
    <FormFrame form={handle} labelledBy="your-name" className={stack[4]}>
      <TextField name="name" label="Name" autoComplete="name" defaultValue={user.name} />
    </FormFrame>
  );
};

const read = (form: HTMLFormElement) => ({
  current: secretOf(form, 'current'),
  password: secretOf(form, 'password'),
  confirmation: secretOf(form, 'confirmation'),
});

const PasswordForm = ({ user }: { readonly user: UserView }) => {
  const site = useSite();
  const { handle } = useForm(() => createPasswordChangeForm(accountSettingsOf(site), user.id), read);
  return (
    <FormFrame form={handle} labelledBy="password" className={stack[4]}>
      {/* Lets password managers find the account to which the password belongs. */}
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

const places = [
  ['/orders', 'My Orders', 'The quotes and demos you’ve requested'],
  ['/activity', 'Your activity', 'What you’ve done here recently'],
  ['/settings', 'Settings', 'Theme, recovery code, export, deletion'],
] as const;

const Who = ({ user }: { readonly user: UserView }) => (
  <section className={`${card} ${stack[5]} ${styles.who}`} aria-labelledby="about-you">
    <div className={row[4]}>
      <Avatar user={user} className={styles.face} />
      <div className={shrinks}>
        <h2 id="about-you" className={`${heading3} ${breaks}`}>
          <bdi>{user.name}</bdi>
        </h2>
        <p className={muted}>{user.roleText}</p>
      </div>
    </div>
    <PictureField user={user} />
    <dl>
      <div className={styles.fact}>
        <dt className={note}>Email</dt>
        <dd>
          <bdi>{user.email}</bdi>
        </dd>
        <dd className={note}>You log in with it. No server could verify a new one, so it stays.</dd>
      </div>
    </dl>
    <ul>
      {places.map(([href, label, hint]) => (
        <li key={href} className={styles.fact}>
          <Link href={href} className={strong}>
            {label}
          </Link>
          <p className={note}>{hint}</p>
        </li>
      ))}
    </ul>
  </section>
);

const ProfilePage = () => {
  const user = useMember();
  return (
    <div className={container}>
      <Opening title="Your profile" lead="How you appear on this site. It stays in this browser." />
      <div className={`${split.narrowWide} ${pageEnd}`}>
        <Who user={user} />
        <div className={`${stack[5]} ${alignTop} ${shrinks}`}>
          <section className={`${card} ${stack[4]} ${styles.form}`} aria-labelledby="your-name">
            <h2 id="your-name" className={heading3}>
              Your name
            </h2>
            <p className={note}>Shown in the menu at the top, and on your dashboard.</p>
            <NameForm user={user} />
          </section>
          <section className={`${card} ${stack[4]} ${styles.form}`} aria-labelledby="password">
            <h2 id="password" className={heading3}>
              Password
            </h2>
            <p className={note}>
              {`At least ${MIN_PASSWORD} characters. It is stored only as a hash, so it can’t be recovered, and no email can reset it.`}
            </p>
            <PasswordForm user={user} />
          </section>
        </div>
      </div>
    </div>
  );
};

export default ProfilePage;
