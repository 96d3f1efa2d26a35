import { choice } from '../control/control.css.ts';
import { cluster } from '../layout/layout.css.ts';
import { hidden } from '../page/page.css.ts';
import { pill } from '../surface/surface.css.ts';
import { small } from '../text/text.css.ts';

interface Props<T extends string> {
  readonly legend: string;
  readonly options: readonly (readonly [value: T, label: string])[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
  readonly className?: string;
}

/** Toggle buttons for choices that apply immediately. */
export const Choices = <T extends string>({
  legend,
  options,
  chosen,
  onChoose,
  className = '',
}: Props<T>) => (
  <fieldset className={`${cluster[2]} ${className}`}>
    <legend className={hidden}>{legend}</legend>
    {options.map(([value, label]) => (
      <button
        key={value}
        type="button"
        className={`${pill} ${small} ${choice}`}
        aria-pressed={value === chosen}
        onClick={() => onChoose(value)}
      >
        {label}
      </button>
    ))}
  </fieldset>
);
