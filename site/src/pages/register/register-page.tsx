import { createRegistrationForm } from '@loomwright/auth';
import { MIN_PASSWORD } from '@loomwright/kit';
import { Link } from 'wouter';
import { draftsOf } from '../../app/drafts.ts';
import { isTicked, secretOf, textOf } from '../../app/form-values.ts';
import { useSearch, useSite } from '../../app/providers.tsx';
import { useForm } from '../../app/use-form.ts';
import * as styles from '../../shared/account-form/account-page.css.ts';
import { AccountPage } from '../../shared/account-form/account-page.tsx';
import { authenticateOf } from '../../shared/account-form/authenticate.ts';
import { withNext } from '../../shared/account-form/with-next.ts';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { stack } from '../../ui/layout/layout.css.ts';
import { note } from '../../ui/text/text.css.ts';

const read = (form: HTMLFormElement) => ({
  name: textOf(form, 'name'),
  email: textOf(form, 'email'),
  password: secretOf(form, 'password'),
  confirmation: secretOf(form, 'confirmation'),
  hasAgreed: isTicked(form, 'terms'),
});

const purpose = {
  title: 'Why create an account?',
  texts: [
    'Keep your own cart, separate from anyone else’s on this computer.',
    'Request quotes, and find all your requests in one place.',
    'Export everything as a file, or delete it all, whenever you like.',
  ],
};

/** Links open in new tabs, so that what the user has entered is kept. */
const Terms = () => (
  <span>
    Read the{' '}
    <a href="/terms" target="_blank" rel="noopener">
      terms
    </a>{' '}
    and the{' '}
    <a href="/privacy" target="_blank" rel="noopener">
      privacy notice
    </a>{' '}
    (each opens in a new tab).
  </span>
);

/** The site, not this page, redirects after a registration (REG-1, REG-2). */
const RegisterPage = () => {
  const site = useSite();
  const { handle } = useForm(
    () =>
      createRegistrationForm({
        authenticate: authenticateOf(site),
        drafts: draftsOf(site, 'register'),
      }),
    read,
  );
  const search = useSearch();

  return (
    <AccountPage
      title="Create your account"
      lead="It takes a minute, and nothing leaves this browser."
      art="register"
      aside={purpose}
    >
      <FormFrame form={handle} labelledBy="account-form" className={stack[5]} showsStatus="never">
        <TextField name="name" label="Name" autoComplete="name" />
        <TextField name="email" label="Email" type="email" autoComplete="email" />
        <PasswordField
          name="password"
          label="Password"
          hint={`At least ${MIN_PASSWORD} characters. A few random words are easy to remember and hard to guess.`}
          autoComplete="new-password"
        />
        <PasswordField
          name="confirmation"
          label="Confirm password"
          revealName="confirmation"
          autoComplete="new-password"
        />
        <CheckboxField name="terms" label="I agree to the Terms" hint={<Terms />} />
      </FormFrame>
      <p className={note}>
        Accounts exist only in this browser: no server knows about them, and you can’t log in from another
        device. Clearing this site’s data removes them.
      </p>
      <p className={styles.ways}>
        <span>
          Already have an account?{' '}
          <Link href={withNext('/login', search)} className={styles.way}>
            Log in
          </Link>
        </span>
      </p>
    </AccountPage>
  );
};

export default RegisterPage;
