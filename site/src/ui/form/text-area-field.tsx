import { FieldFrame, type FieldProps, useControlProps } from './field.tsx';
import * as styles from './form.css.ts';

interface Props extends FieldProps {
  readonly className?: string;
}

export const TextAreaField = ({ className = '', ...props }: Props) => (
  <FieldFrame {...props}>
    <textarea {...useControlProps(props)} className={`${styles.textArea} ${className}`} rows={6} dir="auto" />
  </FieldFrame>
);
