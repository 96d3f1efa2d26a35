import { toAppView } from '@loomwright/app';
import { useEffect, useRef } from 'react';
import { useSite } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';

const withIcon = <T extends 'system' | 'light' | 'dark'>(theme: T, label: string) =>
  [
    theme,
    <>
      <Icon name={theme} size={18} />
      <span>{label}</span>
    </>,
  ] as const;
const options = [withIcon('system', 'System'), withIcon('light', 'Light'), withIcon('dark', 'Dark')] as const;

/** Light, dark or system theme (THM-1). */
export const ThemeSwitch = () => {
  const { app } = useSite();
  const chosen = useView(app, toAppView).theme;
  const group = useRef<HTMLFieldSetElement>(null);
  const choose = (theme: typeof chosen) => app.send({ type: 'preferences.choose', choice: { theme } });
  // A choice made before hydration counts.
  useEffect(() => {
    const early = group.current?.querySelector<HTMLInputElement>(':checked')?.value;
    if (early && early !== chosen) choose(early as typeof chosen);
  }, []);
  return <RadioGroup legend="Theme" options={options} chosen={chosen} onChoose={choose} group={group} />;
};
