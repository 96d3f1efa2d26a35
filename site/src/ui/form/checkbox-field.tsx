import { FieldError, FieldHint, type FieldProps, useControlProps, useFieldIds } from './field.tsx';
import * as styles from './form.css.ts';

/** Links belong in the hint: users would click those in the label by mistake. */
export const CheckboxField = (props: FieldProps) => (
  <div className={styles.choice} data-field={props.name}>
    <input {...useControlProps(props)} className={styles.box} type="checkbox" />
    <label htmlFor={useFieldIds().control(props.name)} className={styles.choiceLabel}>
      {props.label}
    </label>
    <div className={styles.choiceRest}>
      <FieldHint {...props} />
      <FieldError {...props} />
    </div>
  </div>
);
