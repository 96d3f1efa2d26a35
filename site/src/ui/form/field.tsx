import { createContext, type ReactNode, useContext } from 'react';
import { Icon } from '../icon/icon.tsx';
import { hidden } from '../page/page.css.ts';
import * as styles from './form.css.ts';

const alert = 'M12 4a8 8 0 1 1 0 16a8 8 0 0 1 0-16zM12 8v5M12 16v.01';

/** Props of every field. Fields are uncontrolled, so that text typed before hydration stays. */
export interface FieldProps {
  /** Unique on the page. */
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** Instead of the form's error for this name. */
  readonly error?: string | undefined;
}

/** What the fields of a form read of it. */
interface FormFacts {
  readonly errors: Readonly<Partial<Record<string, string>>>;
  /** Number of successful submits: each empties the passwords. */
  readonly successes: number;
}

export const FormContext = createContext<FormFacts>({ errors: {}, successes: 0 });

const useError = ({ name, error }: FieldProps) => {
  const { errors } = useContext(FormContext);
  return error ?? errors[name];
};

/** The id of the control with this name, where a link of the error summary leads. */
export const fieldId = (name: string): string => `field-${name}`;

export const focusField = (name: string): void => document.getElementById(fieldId(name))?.focus();

const hintId = (name: string) => `${fieldId(name)}-hint`;
const errorId = (name: string) => `${fieldId(name)}-error`;

/** Attributes that connect a control with its label, hint and error (FRM-3). */
export const useControlProps = (props: FieldProps) => {
  const { name, hint } = props;
  const error = useError(props);
  const describedBy = [hint && hintId(name), error && errorId(name)].filter(Boolean).join(' ');
  return {
    id: fieldId(name),
    name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
};

export const FieldHint = ({ name, hint }: FieldProps) =>
  hint && (
    <p id={hintId(name)} className={styles.hint}>
      {hint}
    </p>
  );

/** The error of a field. The line is always rendered, empty without an error. */
export const FieldError = (props: FieldProps) => {
  const error = useError(props);
  return (
    <p id={errorId(props.name)} className={styles.error}>
      {error && (
        <>
          <Icon path={alert} size={18} />
          <span>
            <span className={hidden}>Error: </span>
            <span>{error}</span>
          </span>
        </>
      )}
    </p>
  );
};

/** A field of one column: label, hint, control and error. */
export const FieldFrame = ({ children, ...props }: FieldProps & { readonly children: ReactNode }) => (
  <div className={styles.field} data-field={props.name}>
    <label htmlFor={fieldId(props.name)} className={styles.label}>
      {props.label}
    </label>
    <FieldHint {...props} />
    <div className={styles.control}>{children}</div>
    <FieldError {...props} />
  </div>
);
