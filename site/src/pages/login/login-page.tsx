import { createLoginMachine, type LoginMachine, toLoginView } from '@loomwright/login';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { Link, useSearch } from 'wouter';
import { useSite } from '../../app/providers.tsx';
import type { World } from '../../app/site.ts';
import { useView } from '../../app/use-view.ts';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Form } from '../../ui/form/form.tsx';
import { secretOf, textOf } from '../../ui/form/form-values.ts';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useFailureFocus } from '../../ui/form/use-failure-focus.ts';
import * as styles from './account-page.css.ts';
import { AccountPage } from './account-page.tsx';
import { LockNotice } from './lock-notice.tsx';
import { isInKeyhole } from './motifs.ts';
import { withNext } from './with-next.ts';

const fields = ['email', 'password'] as const;

const read = (form: HTMLFormElement) => ({
  email: textOf(form, 'email'),
  password: secretOf(form, 'password'),
});

const Aside = () => (
  <>
    <h2 className={styles.asideTitle}>Pick up the thread</h2>
    <p className={styles.asideText}>
      Your cart, your quotes and your settings are where you left them, in this browser and nowhere else.
    </p>
  </>
);

// Made once for a world: what storage refuses of the lockout its ports remember, also while the form is away (STO-3).
const machines = new WeakMap<World, LoginMachine>();
const machineFor = (world: World): LoginMachine => {
  const machine = machines.get(world) ?? createLoginMachine(world);
  machines.set(world, machine);
  return machine;
};

/** `/login` (LGN-1 to LGN-6). Where a success leads is the site's (LGN-5). */
const LoginPage = () => {
  const { app, session, world } = useSite();
  const login = useActorRef(machineFor(world), { input: { session, listener: app } });
  const view = useView(login, toLoginView);
  const box = useFailureFocus(view.attempt);
  const search = useSearch();
  // What is said of a lock stays, also when it is over, until the next submit failed.
  const [lockedAttempt, setLockedAttempt] = useState<number>();
  if (view.status === 'locked' && lockedAttempt !== view.attempt) setLockedAttempt(view.attempt);
  const isBusy = view.status === 'submitting';

  return (
    <AccountPage title="Log in" lead="Welcome back." motif={isInKeyhole} aside={<Aside />}>
      <p role="status" className={styles.unseen}>
        {isBusy ? 'Logging in…' : view.announcementText}
      </p>
      <Form
        fields={fields}
        labelledBy="account-form"
        className={styles.form}
        onSubmit={(form) => login.send({ type: 'login.submit', ...read(form) })}
        onEdit={(field) => login.send({ type: 'login.editField', field })}
        onLeave={(field, form) => login.send({ type: 'login.leaveField', field, ...read(form) })}
      >
        {lockedAttempt === view.attempt ? (
          <LockNotice box={box} view={view} />
        ) : (
          <ErrorSummary
            box={box}
            attempt={view.attempt}
            problems={view.errorList}
            messages={[view.message, view.remainingText]}
          />
        )}
        <div>
          <TextField
            name="email"
            label="Email"
            type="email"
            autoComplete="username"
            error={view.errors.email}
          />
          <PasswordField
            name="password"
            label="Password"
            revealName="password"
            autoComplete="current-password"
            emptiedCount={view.emptiedCount}
            error={view.errors.password}
          />
          <SubmitButton text="Login" busyText="Logging in…" isBusy={isBusy} canSubmit={view.canSubmit} />
        </div>
      </Form>
      <p className={styles.ways}>
        <Link href="/forgot-password">Forgot password?</Link>
        <span>
          No account yet? <Link href={withNext('/register', search)}>Get Started</Link>
        </span>
      </p>
    </AccountPage>
  );
};

export default LoginPage;
