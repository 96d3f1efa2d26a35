import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { controlProps, FieldError, FieldHint, type FieldProps, fieldId } from './field.tsx';
import * as styles from './form.css.ts';

const eye = 'M2.5 12q9.5-12 19 0q-9.5 12-19 0zM12 9a3 3 0 1 1 0 6a3 3 0 0 1 0-6z';
const eyeOff = 'M2.5 12q9.5-12 19 0q-9.5 12-19 0zM12 9a3 3 0 1 1 0 6a3 3 0 0 1 0-6zM4 20L20 4';

interface Props extends FieldProps {
  /** What the button shows and hides: `password`. */
  readonly revealName: string;
  readonly autoComplete: 'current-password' | 'new-password';
  /** Grows whenever the field is to be emptied. */
  readonly emptiedCount?: number;
}

/**
 * A password with a button that shows it (LGN-6). What is typed lives in the field alone: it becomes neither state nor
 * an attribute. It is hidden again when the form is sent, so that no browser keeps it as ordinary text, and when the
 * page is left, for it may come back as it was.
 */
export const PasswordField = ({ revealName, autoComplete, emptiedCount = 0, ...props }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const hide = () => setIsShown(false);
    const form = input.current?.form;
    form?.addEventListener('submit', hide);
    window.addEventListener('pagehide', hide);
    return () => {
      form?.removeEventListener('submit', hide);
      window.removeEventListener('pagehide', hide);
    };
  }, []);

  useEffect(() => {
    if (emptiedCount > 0 && input.current) input.current.value = '';
  }, [emptiedCount]);

  return (
    <div className={styles.field} data-field={props.name}>
      <label htmlFor={fieldId(props.name)} className={styles.label}>
        {props.label}
      </label>
      <FieldHint {...props} />
      <div className={styles.control}>
        <input
          {...controlProps(props)}
          ref={input}
          className={styles.inputWithButton}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          spellCheck={false}
          autoCapitalize="none"
          autoCorrect="off"
        />
        <button
          type="button"
          className={styles.reveal}
          aria-label={`Show ${revealName}`}
          aria-pressed={isShown}
          aria-controls={fieldId(props.name)}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon path={isShown ? eyeOff : eye} size={22} />
        </button>
      </div>
      <FieldError {...props} />
    </div>
  );
};
