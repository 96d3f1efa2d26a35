import {
  createLockMachine,
  createLoginForm,
  type LoginView,
  openLockout,
  toLockView,
  toLoginView,
} from '@loomwright/login';
import type { RefObject } from 'react';
import { Link } from 'wouter';
import { secretOf, textOf } from '../../app/form-values.ts';
import { useSearch, useSite } from '../../app/providers.tsx';
import type { Site } from '../../app/site.ts';
import { useForm } from '../../app/use-form.ts';
import { usePageActor } from '../../app/use-page-actor.ts';
import { useView } from '../../app/use-view.ts';
import * as styles from '../../shared/account-form/account-page.css.ts';
import { AccountPage } from '../../shared/account-form/account-page.tsx';
import { authenticateOf } from '../../shared/account-form/authenticate.ts';
import { withNext } from '../../shared/account-form/with-next.ts';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { problemTitle } from '../../ui/form/form.css.ts';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { ProblemBox } from '../../ui/form/problem-box.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { stack } from '../../ui/layout/layout.css.ts';
import { figures, muted, note, strong } from '../../ui/text/text.css.ts';

const read = (form: HTMLFormElement) => ({
  email: textOf(form, 'email'),
  password: secretOf(form, 'password'),
});

const aside = {
  title: 'Pick up where you left off',
  texts: ['Your cart, quotes and settings are waiting for you, in this browser and nowhere else.'],
};

const createLock = ({ persistence: { records }, platform: { now } }: Site) =>
  createLockMachine({ lockout: openLockout(records), now });

const createForm = (site: Site) =>
  createLoginForm({
    lockout: openLockout(site.persistence.records),
    authenticate: authenticateOf(site),
    now: site.platform.now,
  });

interface LockNoticeProps {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly view: LoginView;
}

/** The countdown is visual only. The live region announces its start, last moments and end (LGN-3, LGN-4). */
const LockNotice = ({ box, view }: LockNoticeProps) => {
  const isLocked = view.status === 'locked';
  return (
    <ProblemBox box={box} isOpen={isLocked}>
      <h2 className={problemTitle}>{isLocked ? 'There is a problem' : view.announcementText}</h2>
      <p className={isLocked ? undefined : muted}>
        {isLocked ? view.message : 'Please check your email and password, then try again.'}
      </p>
      <p className={`${strong} ${figures}`} aria-hidden="true">
        {isLocked ? `Try again in ${view.countdownText}` : '\u00a0'}
      </p>
    </ProblemBox>
  );
};

/** The site, not this page, redirects after a login (LGN-5). */
const LoginPage = () => {
  const site = useSite();
  const form = useForm(() => createForm(site), read);
  const lock = useView(usePageActor(createLock, { form: form.actor }), toLockView);
  const view = toLoginView(form.view, lock);
  const handle = { ...form.handle, view };
  const search = useSearch();

  return (
    <AccountPage title="Log in" lead="Welcome back." art="log-in" aside={aside}>
      <FormFrame
        form={handle}
        labelledBy="account-form"
        className={stack[5]}
        showsStatus="never"
        summary={(box) =>
          view.showsLock ? (
            <LockNotice box={box} view={view} />
          ) : (
            <ErrorSummary
              box={box}
              attempt={handle.failures}
              problems={view.errorList}
              messages={[view.message, view.remainingText]}
            />
          )
        }
      >
        <TextField name="email" label="Email" type="email" autoComplete="username" />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
      </FormFrame>
      <p className={styles.ways}>
        <Link href="/forgot-password" className={styles.way}>
          Forgot password?
        </Link>
        <span>
          No account yet?{' '}
          <Link href={withNext('/register', search)} className={styles.way}>
            Create an account
          </Link>
        </span>
      </p>
      <p className={note}>An account is free, takes a minute, and exists only in this browser.</p>
    </AccountPage>
  );
};

export default LoginPage;
