import { useContext, useEffect, useRef, useState } from 'react';
import { iconButton } from '../button/button.css.ts';
import { Icon } from '../icon/icon.tsx';
import { FieldFrame, type FieldProps, FormContext, useControlProps } from './field.tsx';
import * as styles from './form.css.ts';

const eye = 'M2.5 12q9.5-12 19 0q-9.5 12-19 0zM12 9a3 3 0 1 1 0 6a3 3 0 0 1 0-6z';
const eyeOff = 'M2.5 12q9.5-12 19 0q-9.5 12-19 0zM12 9a3 3 0 1 1 0 6a3 3 0 0 1 0-6zM4 20L20 4';

interface Props extends FieldProps {
  /** Ends the label of the reveal button; by default the field's label in lower case. */
  readonly revealName?: string;
  readonly autoComplete: 'current-password' | 'new-password';
}

/** Hides the password on submit, so that browsers do not store it as text, and when the page is hidden. */
export const PasswordField = ({ revealName, autoComplete, ...props }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setIsShown] = useState(false);
  const { successes } = useContext(FormContext);

  useEffect(() => {
    const hide = () => setIsShown(false);
    const listening = new AbortController();
    input.current?.form?.addEventListener('submit', hide, listening);
    window.addEventListener('pagehide', hide, listening);
    return () => listening.abort();
  }, []);

  useEffect(() => {
    if (successes > 0 && input.current) input.current.value = '';
  }, [successes]);

  const control = useControlProps(props);
  return (
    <FieldFrame {...props}>
      <input
        {...control}
        ref={input}
        className={styles.inputWithButton}
        type={isShown ? 'text' : 'password'}
        dir="ltr"
        autoComplete={autoComplete}
        spellCheck={false}
        autoCapitalize="none"
        autoCorrect="off"
      />
      <button
        type="button"
        className={`${iconButton.bare} ${styles.reveal}`}
        aria-label={`Show ${revealName ?? props.label.toLowerCase()}`}
        aria-pressed={isShown}
        aria-controls={control.id}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon path={isShown ? eyeOff : eye} size={22} />
      </button>
    </FieldFrame>
  );
};
