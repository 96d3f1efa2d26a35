import { createContext, type ReactNode, useContext, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { fixed } from '../layout/layout.css.ts';
import { hidden } from '../page/page.css.ts';
import { label } from '../text/text.css.ts';
import * as styles from './form.css.ts';

const alert = 'M12 4a8 8 0 1 1 0 16a8 8 0 0 1 0-16zM12 8v5M12 16v.01';

/** Most fields are uncontrolled, to keep text typed before hydration. */
export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** Replaces the form's error for this field. */
  readonly error?: string | undefined;
}

interface FormFacts {
  /** Unique on the page; prefix of the fields' ids. */
  readonly id: string;
  readonly errors: Readonly<Partial<Record<string, string>>>;
  /** The number of successful submits. Each one clears the passwords. */
  readonly successes: number;
}

const noForm = { errors: {}, successes: 0 };

export const FormContext = createContext<FormFacts>({ id: 'field', ...noForm });

export const FieldScope = ({ children }: { readonly children: ReactNode }) => (
  <FormContext value={{ id: useId(), ...noForm }}>{children}</FormContext>
);

const useError = ({ name, error }: FieldProps) => {
  const { errors } = useContext(FormContext);
  return error ?? errors[name];
};

/** The ids of the form's fields by name. The error summary links to them. */
export const useFieldIds = () => {
  const { id } = useContext(FormContext);
  return {
    control: (name: string) => `${id}-${name}`,
    hint: (name: string) => `${id}-${name}-hint`,
    error: (name: string) => `${id}-${name}-error`,
  };
};

export const focusField = (form: ParentNode | null, name: string): void =>
  form?.querySelector<HTMLElement>(`fieldset[data-field="${name}"], [name="${name}"]`)?.focus();

/** Connects a control with its label, hint and error (FRM-3). */
export const useControlProps = (props: FieldProps) => {
  const { name, hint } = props;
  const ids = useFieldIds();
  const error = useError(props);
  const describedBy = [hint && ids.hint(name), error && ids.error(name)].filter(Boolean).join(' ');
  return {
    id: ids.control(name),
    name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
};

export const FieldHint = ({ name, hint }: FieldProps) => {
  const ids = useFieldIds();
  return (
    hint && (
      <p id={ids.hint(name)} className={styles.hint}>
        {hint}
      </p>
    )
  );
};

/** Rendered even without an error, to reserve space for one. */
export const FieldError = (props: FieldProps) => {
  const ids = useFieldIds();
  const error = useError(props);
  return (
    <p id={ids.error(props.name)} className={`${label} ${styles.error}`}>
      {error && (
        <>
          <Icon path={alert} size={18} className={`${fixed} ${styles.errorIcon}`} />
          <span>
            <span className={hidden}>Error: </span>
            <span>{error}</span>
          </span>
        </>
      )}
    </p>
  );
};

export const FieldFrame = ({ children, ...props }: FieldProps & { readonly children: ReactNode }) => (
  <div className={styles.field} data-field={props.name}>
    <label htmlFor={useFieldIds().control(props.name)} className={styles.label}>
      {props.label}
    </label>
    <FieldHint {...props} />
    <div className={styles.control}>{children}</div>
    <FieldError {...props} />
  </div>
);
