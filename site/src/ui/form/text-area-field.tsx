import { controlProps, FieldFrame, type FieldProps } from './field.tsx';
import * as styles from './form.css.ts';

/** A text area that grows with its text up to a limit. */
export const TextAreaField = (props: FieldProps) => (
  <FieldFrame {...props}>
    <textarea {...controlProps(props)} className={styles.textArea} rows={6} />
  </FieldFrame>
);
