import { createRecoveryForm, type UserView } from '@loomwright/auth';
import type { Secret } from '@loomwright/kit';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { writeClipboard } from '../../adapters/clipboard.ts';
import { secretOf } from '../../app/form-values.ts';
import { useSite } from '../../app/providers.tsx';
import { useForm } from '../../app/use-form.ts';
import * as styles from '../../shared/account-settings/account.css.ts';
import { accountSettingsOf } from '../../shared/account-settings/account-settings.ts';
import { Button } from '../../ui/button/button.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { cluster, stack } from '../../ui/layout/layout.css.ts';
import { figures } from '../../ui/text/text.css.ts';

interface ShownCodeProps {
  readonly code: RefObject<Secret | undefined>;
  readonly onHide: () => void;
}

/** Writes the code into the DOM directly, because it must not be in state or an attribute. */
const ShownCode = ({ code, onHide }: ShownCodeProps) => {
  const { notices } = useSite();
  const box = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLParagraphElement>(null);

  useLayoutEffect(() => {
    if (text.current) text.current.textContent = code.current?.reveal() ?? '';
    box.current?.focus();
  }, [code]);

  const show = (words: string) => notices.send({ type: 'notice.show', text: words });
  const copy = () =>
    writeClipboard(code.current?.reveal() ?? '').then(
      () => show('The code was copied.'),
      () => show('It could not be copied. Please write it down.'),
    );

  return (
    <div ref={box} tabIndex={-1} className={stack[4]}>
      <h3>Your recovery code</h3>
      <p ref={text} className={`${figures} ${styles.code}`} />
      <p>
        Write it down and keep it in a safe place. It’s shown only once, and works only once. Anyone who has
        it can set a new password in this browser.
      </p>
      <div className={cluster[3]}>
        <Button look="primary" onClick={onHide}>
          I’ve saved it
        </Button>
        <Button onClick={copy}>Copy</Button>
      </div>
    </div>
  );
};

/** `hasCode` is undefined until the lookup succeeds. */
const statusTextOf = (hasCode: boolean | undefined): string => {
  if (hasCode === undefined)
    return 'A recovery code is shown once, for you to write down. It replaces an older one.';
  return hasCode
    ? 'Your account has a recovery code. If you create a new one, the old one stops working.'
    : 'Your account has no recovery code yet. It’s shown once, for you to write down.';
};

export const Recovery = ({ user }: { readonly user: UserView }) => {
  const site = useSite();
  // Only this ref contains the code, until the code is hidden (STO-5).
  const code = useRef<Secret>(undefined);
  const { actor, view, handle } = useForm(
    () =>
      createRecoveryForm(
        {
          settings: accountSettingsOf(site),
          onCode: (made) => {
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

  // The back-forward cache must not restore the code.
  useEffect(() => {
    const hide = () => actor.send({ type: 'form.reset' });
    window.addEventListener('pagehide', hide);
    return () => window.removeEventListener('pagehide', hide);
  }, [actor]);
  useLayoutEffect(() => {
    if (!isShown) code.current = undefined;
    if (wasShown.current && !isShown) status.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);

  if (isShown) return <ShownCode code={code} onHide={() => actor.send({ type: 'form.reset' })} />;
  return (
    <FormFrame
      form={handle}
      labelledBy="password"
      className={stack[4]}
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
