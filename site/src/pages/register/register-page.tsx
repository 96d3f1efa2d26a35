import { createRegistrationMachine, toRegistrationView } from '@loomwright/auth';
import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, useSearch } from 'wouter';
import { useSite } from '../../app/providers.tsx';
import { useDraft } from '../../app/use-draft.ts';
import { useView } from '../../app/use-view.ts';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Form } from '../../ui/form/form.tsx';
import { isTicked, secretOf, textOf } from '../../ui/form/form-values.ts';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useFailureFocus } from '../../ui/form/use-failure-focus.ts';
import * as styles from '../login/account-page.css.ts';
import { AccountPage } from '../login/account-page.tsx';
import { isInPerson } from '../login/motifs.ts';
import { withNext } from '../login/with-next.ts';
import { Purpose, Terms } from './register-words.tsx';

const fields = ['name', 'email', 'password', 'confirmation', 'terms'] as const;

// Never a password, and the box is to be ticked by whoever agrees.
const draftFields = [{ name: 'name' }, { name: 'email' }];

const registrationMachine = createRegistrationMachine();

const read = (form: HTMLFormElement) => ({
  name: textOf(form, 'name'),
  email: textOf(form, 'email'),
  password: secretOf(form, 'password'),
  confirmation: secretOf(form, 'confirmation'),
  hasAgreed: isTicked(form, 'terms'),
});

/** `/register` (REG-1, REG-2). Where a success leads is the site's. */
const RegisterPage = () => {
  const { session } = useSite();
  const registration = useActorRef(registrationMachine, { input: { session } });
  const view = useView(registration, toRegistrationView);
  const box = useFailureFocus(view.attempt);
  const search = useSearch();
  const element = useRef<HTMLFormElement>(null);
  const draft = useDraft('register', draftFields, element);
  // At once: with the account made, this page is gone before it is drawn again.
  const discard = useEffectEvent(draft.discard);
  useEffect(() => {
    const subscription = registration.subscribe((snapshot) => {
      if (toRegistrationView(snapshot).status === 'finished') discard();
    });
    return () => subscription.unsubscribe();
  }, [registration]);
  const isBusy = view.status === 'submitting' || view.status === 'finished';

  return (
    <AccountPage
      title="Create your account"
      lead="It takes a minute, and nothing leaves this browser."
      motif={isInPerson}
      aside={<Purpose />}
    >
      <p role="status" className={styles.unseen}>
        {isBusy && 'Creating your account…'}
      </p>
      <Form
        element={element}
        fields={fields}
        labelledBy="account-form"
        className={styles.form}
        onSubmit={(form) => registration.send({ type: 'registration.submit', ...read(form) })}
        onEdit={(field) => {
          draft.keep();
          registration.send({ type: 'registration.editField', field });
        }}
        onLeave={(field, form) =>
          registration.send({ type: 'registration.leaveField', field, ...read(form) })
        }
      >
        <ErrorSummary box={box} attempt={view.attempt} problems={view.errorList} messages={[view.message]} />
        <div>
          <TextField name="name" label="Name" autoComplete="name" error={view.errors.name} />
          <TextField name="email" label="Email" type="email" autoComplete="email" error={view.errors.email} />
          <PasswordField
            name="password"
            label="Password"
            hint="At least 6 characters. A few words in a row are easy to remember and hard to guess."
            revealName="password"
            autoComplete="new-password"
            error={view.errors.password}
          />
          <PasswordField
            name="confirmation"
            label="Confirm password"
            revealName="confirmation"
            autoComplete="new-password"
            error={view.errors.confirmation}
          />
          <CheckboxField
            name="terms"
            label="I agree to the Terms"
            hint={<Terms />}
            error={view.errors.terms}
          />
          <SubmitButton
            text="Create account"
            busyText="Creating account…"
            isBusy={isBusy}
            canSubmit={view.canSubmit}
          />
        </div>
      </Form>
      <p className={styles.note}>
        Accounts live in this browser only: there is no server that knows them, and on another device there is
        nothing to log in to. Clearing this site’s data removes them.
      </p>
      <p className={styles.ways}>
        <span>
          Already have an account? <Link href={withNext('/login', search)}>Login</Link>
        </span>
      </p>
    </AccountPage>
  );
};

export default RegisterPage;
