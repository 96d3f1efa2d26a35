import { controlProps, FieldError, FieldHint, type FieldProps, fieldId } from './field.tsx';
import * as styles from './form.css.ts';

interface Props extends FieldProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly initial: string;
}

export const SelectField = ({ options, initial, ...props }: Props) => (
  <div className={styles.field} data-field={props.name}>
    <label htmlFor={fieldId(props.name)} className={styles.label}>
      {props.label}
    </label>
    <FieldHint {...props} />
    <div className={styles.control}>
      <select {...controlProps(props)} className={styles.input} defaultValue={initial}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
    <FieldError {...props} />
  </div>
);
