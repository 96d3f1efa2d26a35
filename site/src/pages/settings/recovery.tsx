import { createRecoveryForm, type UserView } from '@loomwright/auth';
import type { Secret } from '@loomwright/kit';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { secretOf } from '../../app/form-values.ts';
import { useSite } from '../../app/providers.tsx';
import { useForm } from '../../app/use-form.ts';
import * as styles from '../../shared/account-settings/account.css.ts';
import { accountSettingsOf } from '../../shared/account-settings/account-settings.ts';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { ShownCode } from './shown-code.tsx';

/** Whether the account has a code is looked up; it may stay unknown. */
const statusTextOf = (hasCode: boolean | undefined): string => {
  if (hasCode === undefined)
    return 'A recovery code is shown once, for you to write down. It replaces an older one.';
  return hasCode
    ? 'Your account has a recovery code. If you create a new one, the old one stops working.'
    : 'Your account has no recovery code yet. It’s shown once, for you to write down.';
};

/** Creates a recovery code, which is shown once (AUT-8). */
export const Recovery = ({ user }: { readonly user: UserView }) => {
  const site = useSite();
  // The code is in this ref only, from creation until it is hidden: not in the page's state nor in the chart's (STO-5).
  const code = useRef<Secret>(undefined);
  const { actor, view, handle } = useForm(
    () =>
      createRecoveryForm(
        {
          settings: accountSettingsOf(site),
          handOver: (made) => {
            code.current = made;
          },
        },
        user.id,
      ),
    (form) => ({ current: secretOf(form, 'current') }),
  );
  const isShown = view.status === 'succeeded';
  const status = useRef<HTMLParagraphElement>(null);
  const wasShown = useRef(false);

  // The back-forward cache must not restore it.
  useEffect(() => {
    const hide = () => actor.send({ type: 'form.startAgain' });
    window.addEventListener('pagehide', hide);
    return () => window.removeEventListener('pagehide', hide);
  }, [actor]);
  useLayoutEffect(() => {
    if (!isShown) code.current = undefined;
    if (wasShown.current && !isShown) status.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);

  if (isShown) return <ShownCode code={code} onHide={() => actor.send({ type: 'form.startAgain' })} />;
  return (
    <FormFrame
      form={handle}
      labelledBy="password"
      className={styles.form}
      before={
        <p ref={status} tabIndex={-1}>
          {statusTextOf(view.result)}
        </p>
      }
    >
      <input hidden readOnly autoComplete="username" value={user.email} />
      <PasswordField name="current" label="Current password" autoComplete="current-password" />
    </FormFrame>
  );
};
