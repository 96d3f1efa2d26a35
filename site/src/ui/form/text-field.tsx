import { controlProps, FieldError, FieldHint, type FieldProps, fieldId } from './field.tsx';
import * as styles from './form.css.ts';

interface Props extends FieldProps {
  readonly type?: 'text' | 'email' | 'tel';
  /** The browser's token for what belongs here, as in the HTML standard. */
  readonly autoComplete: string;
}

/** One line of text. An address is neither spell-checked nor capitalised. */
export const TextField = ({ type = 'text', autoComplete, ...props }: Props) => (
  <div className={styles.field} data-field={props.name}>
    <label htmlFor={fieldId(props.name)} className={styles.label}>
      {props.label}
    </label>
    <FieldHint {...props} />
    <div className={styles.control}>
      <input
        {...controlProps(props)}
        className={styles.input}
        type={type}
        autoComplete={autoComplete}
        spellCheck={type === 'text' ? undefined : false}
        autoCapitalize={type === 'email' ? 'none' : undefined}
      />
    </div>
    <FieldError {...props} />
  </div>
);
