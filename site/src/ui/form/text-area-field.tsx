import { controlProps, FieldError, FieldHint, type FieldProps, fieldId } from './field.tsx';
import * as styles from './form.css.ts';

/** A text area that grows with its text up to a limit. */
export const TextAreaField = (props: FieldProps) => (
  <div className={styles.field} data-field={props.name}>
    <label htmlFor={fieldId(props.name)} className={styles.label}>
      {props.label}
    </label>
    <FieldHint {...props} />
    <div className={styles.control}>
      <textarea {...controlProps(props)} className={styles.textArea} rows={6} />
    </div>
    <FieldError {...props} />
  </div>
);
