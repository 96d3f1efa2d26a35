import { toAppView } from '@loomwright/app';
import { useEffect, useId, useRef } from 'react';
import { useSite } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './theme-switch.css.ts';

const choices = [
  { theme: 'system', label: 'System' },
  { theme: 'light', label: 'Light' },
  { theme: 'dark', label: 'Dark' },
] as const;

/** Light, dark or system theme (THM-1). */
export const ThemeSwitch = () => {
  const { app } = useSite();
  const chosen = useView(app, toAppView).theme;
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  // A choice made before hydration counts.
  useEffect(() => {
    const early = group.current?.querySelector<HTMLInputElement>(':checked')?.value;
    const choice = choices.find(({ theme }) => theme === early && theme !== chosen);
    if (choice) app.send({ type: 'preferences.choose', choice: { theme: choice.theme } });
  }, []);
  return (
    <fieldset ref={group} className={styles.group} data-needs-js>
      <legend className={styles.legend}>Theme</legend>
      {choices.map(({ theme, label }) => (
        <label key={theme} className={styles.choice}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={theme}
            checked={theme === chosen}
            onChange={() => app.send({ type: 'preferences.choose', choice: { theme } })}
          />
          <Icon name={theme} size={18} />
          {label}
        </label>
      ))}
    </fieldset>
  );
};
