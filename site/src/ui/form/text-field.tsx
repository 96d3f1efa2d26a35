import { FieldFrame, type FieldProps, useControlProps } from './field.tsx';
import * as styles from './form.css.ts';

interface Props extends FieldProps {
  readonly type?: 'text' | 'email' | 'tel';
  readonly autoComplete: string;
  readonly defaultValue?: string;
  /** A code or password: no spell checking, correction or suggestions. */
  readonly isCode?: true;
}

/** Words use their own text direction, addresses and codes left-to-right (BRW-2). */
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
