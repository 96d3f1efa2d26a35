import { createRecoveryMachine, toRecoveryView, type UserView } from '@loomwright/auth';
import type { Secret } from '@loomwright/kit';
import { useActorRef } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSite } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Form } from '../../ui/form/form.tsx';
import { secretOf } from '../../ui/form/form-values.ts';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { useFailureFocus } from '../../ui/form/use-failure-focus.ts';
import * as styles from '../account/account.css.ts';
import { careOf } from '../account/account-care.ts';
import { ShownCode } from './shown-code.tsx';

const fields = ['current'] as const;

/** The making of a recovery code, which is shown once (AUT-8). */
export const Recovery = ({ user }: { readonly user: UserView }) => {
  const site = useSite();
  // Held here and nowhere else, from being made to being hidden: neither state of the page nor of the chart (STO-5).
  const code = useRef<Secret>(undefined);
  const [machine] = useState(() =>
    createRecoveryMachine({
      care: careOf(site),
      handOver: (made) => {
        code.current = made;
      },
    }),
  );
  const recovery = useActorRef(machine, { input: { userId: user.id } });
  const view = useView(recovery, toRecoveryView);
  const box = useFailureFocus(view.attempt);
  const status = useRef<HTMLParagraphElement>(null);
  const wasShown = useRef(false);

  // A page that comes back from the back-forward cache must not bring it back.
  useEffect(() => {
    const hide = () => recovery.send({ type: 'recovery.hideCode' });
    window.addEventListener('pagehide', hide);
    return () => window.removeEventListener('pagehide', hide);
  }, [recovery]);
  useLayoutEffect(() => {
    if (!view.isShown) code.current = undefined;
    if (wasShown.current && !view.isShown) status.current?.focus();
    wasShown.current = view.isShown;
  }, [view.isShown]);

  if (view.isShown)
    return <ShownCode code={code} onHide={() => recovery.send({ type: 'recovery.hideCode' })} />;
  return (
    <Form
      fields={fields}
      labelledBy="password"
      className={styles.form}
      onSubmit={(form) => recovery.send({ type: 'recovery.makeCode', current: secretOf(form, 'current') })}
      onEdit={() => recovery.send({ type: 'recovery.editField' })}
      onLeave={(_, form) =>
        recovery.send({ type: 'recovery.leaveField', current: secretOf(form, 'current') })
      }
    >
      <p ref={status} tabIndex={-1}>
        {view.hasCode
          ? 'Your account has a recovery code. A new one takes its place: the old one stops working.'
          : 'Your account has no recovery code yet. It is shown once, for you to write down.'}
      </p>
      <ErrorSummary box={box} attempt={view.attempt} problems={view.errorList} messages={[view.message]} />
      <div>
        <input hidden readOnly autoComplete="username" value={user.email} />
        <PasswordField
          name="current"
          label="Current password"
          revealName="current password"
          autoComplete="current-password"
          error={view.errors.current}
        />
        <SubmitButton
          text={view.hasCode ? 'Make a new recovery code' : 'Make a recovery code'}
          busyText="Making a code…"
          isBusy={view.isBusy}
          canSubmit={view.canMake}
        />
      </div>
    </Form>
  );
};
