import { FieldFrame, type FieldProps, useControlProps } from './field.tsx';
import * as styles from './form.css.ts';

interface Props extends FieldProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly initial: string;
}

export const SelectField = ({ options, initial, ...props }: Props) => (
  <FieldFrame {...props}>
    <select {...useControlProps(props)} className={styles.select} defaultValue={initial}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </FieldFrame>
);
