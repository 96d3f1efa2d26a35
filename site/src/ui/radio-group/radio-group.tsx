import { type ReactNode, type RefObject, useId } from 'react';
import { radio, radioGroup, unseen } from '../button/button.css.ts';
import { covers, row } from '../layout/layout.css.ts';
import { hidden } from '../page/page.css.ts';

interface Props<T extends string> {
  readonly legend: string;
  readonly options: readonly (readonly [value: T, label: ReactNode])[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
  readonly group?: RefObject<HTMLFieldSetElement | null>;
  readonly look?: { readonly radioGroup: string; readonly radio: string };
}

export const RadioGroup = <T extends string>({
  legend,
  options,
  chosen,
  onChoose,
  group,
  look = { radioGroup, radio },
}: Props<T>) => {
  const name = useId();
  return (
    <fieldset ref={group} className={look.radioGroup} data-needs-js>
      <legend className={hidden}>{legend}</legend>
      {options.map(([value, label]) => (
        <label key={value} className={look.radio}>
          <input
            type="radio"
            // Browsers would restore an outdated choice when a page is reopened.
            autoComplete="off"
            className={`${covers} ${unseen}`}
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span className={row[2]}>{label}</span>
        </label>
      ))}
    </fieldset>
  );
};
