import { createPasswordResetForm } from '@loomwright/auth';
import { MIN_PASSWORD } from '@loomwright/kit';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import { secretOf, textOf } from '../../app/form-values.ts';
import { useSession, useSite } from '../../app/providers.tsx';
import { useForm } from '../../app/use-form.ts';
import * as styles from '../../shared/account-form/account-page.css.ts';
import { AccountPage } from '../../shared/account-form/account-page.tsx';
import { accountSettingsOf } from '../../shared/account-settings/account-settings.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { stack } from '../../ui/layout/layout.css.ts';
import { note } from '../../ui/text/text.css.ts';

const read = (form: HTMLFormElement) => ({
  email: textOf(form, 'email'),
  code: secretOf(form, 'code'),
  password: secretOf(form, 'password'),
  confirmation: secretOf(form, 'confirmation'),
});

const aside = {
  title: 'Don’t have a code?',
  texts: [
    'You create a recovery code in Settings while you’re logged in.',
    'Your browser may have saved your password: check its saved passwords.',
    'You can register again with another email address. It takes a minute.',
  ],
};

const Done = () => {
  const { user } = useSession();
  const box = useRef<HTMLDivElement>(null);
  // The focused form has been removed.
  useLayoutEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={stack[5]}>
      <h2>Your password was set</h2>
      <p>Your recovery code has been used. You can create a new one in Settings.</p>
      <p>
        <ButtonLink href={user?.homeHref ?? '/login'} look="primary">
          {user ? 'Go to your dashboard' : 'Log in'}
        </ButtonLink>
      </p>
    </div>
  );
};

/** A password can be reset only with a recovery code (AUT-8). */
const ForgotPasswordPage = () => {
  const site = useSite();
  const { view, handle } = useForm(() => createPasswordResetForm(accountSettingsOf(site)), read);
  return (
    <AccountPage
      title="Forgot your password?"
      lead="Set a new one with your recovery code."
      art="recovery"
      aside={aside}
    >
      {view.status === 'succeeded' ? (
        <Done />
      ) : (
        <FormFrame form={handle} labelledBy="account-form" className={stack[5]} showsStatus="never">
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
            hint={`At least ${MIN_PASSWORD} characters. A few random words are easy to remember and hard to guess.`}
            autoComplete="new-password"
          />
          <PasswordField
            name="confirmation"
            label="Confirm new password"
            revealName="confirmation"
            autoComplete="new-password"
          />
        </FormFrame>
      )}
      <p className={note}>
        Accounts exist only in this browser, and passwords only as hashes. Yours can’t be recovered, and no
        email can be sent to reset it.
      </p>
      <p className={styles.ways}>
        <Link href="/login" className={styles.way}>
          Back to log in
        </Link>
        <Link href="/support" className={styles.way}>
          Ask support
        </Link>
      </p>
    </AccountPage>
  );
};

export default ForgotPasswordPage;
