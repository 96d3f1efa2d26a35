import { FieldFrame, type FieldProps, useControlProps } from './field.tsx';
import * as styles from './form.css.ts';

/** A text area that grows with its text up to a limit. */
export const TextAreaField = (props: FieldProps) => (
  <FieldFrame {...props}>
    <textarea {...useControlProps(props)} className={styles.textArea} rows={6} dir="auto" />
  </FieldFrame>
);
