import { toAppView } from '@loomwright/app';
import type { ReactNode } from 'react';
import { useSite } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';
import * as switchStyles from '../../ui/theme-switch/theme-switch.css.ts';
import { ThemeSwitch } from '../../ui/theme-switch/theme-switch.tsx';
import * as styles from '../account/account.css.ts';

interface ChoiceProps<T extends string> {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly (readonly [value: T, label: string])[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

const Choice = <T extends string>({ name, legend, options, chosen, onChoose }: ChoiceProps<T>) => (
  <fieldset className={switchStyles.group}>
    <legend className={switchStyles.legend}>{legend}</legend>
    {options.map(([value, label]) => (
      <label key={value} className={switchStyles.choice}>
        <input
          type="radio"
          className={switchStyles.input}
          name={name}
          value={value}
          checked={value === chosen}
          onChange={() => onChoose(value)}
        />
        {label}
      </label>
    ))}
  </fieldset>
);

const Line = ({
  title,
  hint,
  children,
}: {
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}) => (
  <div className={styles.apart}>
    <div className={styles.words}>
      <h3>{title}</h3>
      <p className={styles.small}>{hint}</p>
    </div>
    {children}
  </div>
);

const backgrounds = [
  ['on', 'Moving'],
  ['paused', 'Still'],
  ['off', 'Off'],
] as const;
const embedChoices = [
  ['ask', 'Ask first'],
  ['load', 'Load at once'],
] as const;

/** The preferences of the user, stored for every tab (THM-1, EMB-1). */
export const Choices = () => {
  const { app } = useSite();
  const { background, embeds } = useView(app, toAppView);
  return (
    <div className={styles.list}>
      <Line title="Theme" hint="Light, dark, or as your system is.">
        <ThemeSwitch />
      </Line>
      <Line
        title="Background"
        hint="The woven light behind the pages. It never moves where your system asks for less motion."
      >
        <Choice
          name="background"
          legend="Background"
          options={backgrounds}
          chosen={background}
          onChoose={(chosen) => app.send({ type: 'preferences.choose', choice: { background: chosen } })}
        />
      </Line>
      <Line
        title="Content of other companies"
        hint="Forms and maps that stand on their servers. They see your address when they load."
      >
        <Choice
          name="embeds"
          legend="Content of other companies"
          options={embedChoices}
          chosen={embeds}
          onChoose={(chosen) => app.send({ type: 'preferences.choose', choice: { embeds: chosen } })}
        />
      </Line>
    </div>
  );
};
