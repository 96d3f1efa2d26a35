import { FieldFrame, type FieldProps, useControlProps } from './field.tsx';
import * as styles from './form.css.ts';

interface Props extends FieldProps {
  readonly type?: 'text' | 'email' | 'tel';
  readonly autoComplete: string;
  readonly defaultValue?: string;
  /** For a code or password: no spell checking, correction or suggestions. */
  readonly isCode?: true;
}

/** Words have their own text direction. Addresses and codes are left-to-right (BRW-2). */
export const TextField = ({ type = 'text', autoComplete, defaultValue, isCode, ...props }: Props) => (
  <FieldFrame {...props}>
    <input
      {...useControlProps(props)}
      className={styles.input}
      type={type}
      dir={type === 'text' && !isCode ? 'auto' : 'ltr'}
      autoComplete={autoComplete}
      defaultValue={defaultValue}
      spellCheck={type === 'text' && !isCode ? undefined : false}
      autoCapitalize={type === 'email' ? 'none' : isCode && 'characters'}
    />
  </FieldFrame>
);
