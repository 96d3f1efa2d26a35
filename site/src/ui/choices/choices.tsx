import { hidden } from '../page/page.css.ts';
import * as styles from './choices.css.ts';

interface Props<T extends string> {
  readonly legend: string;
  readonly options: readonly (readonly [value: T, label: string])[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
  readonly className?: string;
}

/** Buttons of which one is pressed, for what takes effect at once. */
export const Choices = <T extends string>({
  legend,
  options,
  chosen,
  onChoose,
  className = '',
}: Props<T>) => (
  <fieldset className={`${styles.choices} ${className}`}>
    <legend className={hidden}>{legend}</legend>
    {options.map(([value, label]) => (
      <button
        key={value}
        type="button"
        className={styles.choice}
        aria-pressed={value === chosen}
        onClick={() => onChoose(value)}
      >
        {label}
      </button>
    ))}
  </fieldset>
);
