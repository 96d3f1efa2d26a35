import { toAppView } from '@loomwright/app';
import { settings, settingTexts, toChoice } from '@loomwright/shell';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSite } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';

const { labels, title } = settingTexts.theme;
const options = settings.theme.map(
  (theme) =>
    [
      theme,
      <>
        <Icon name={theme} size={18} />
        <span>{labels[theme]}</span>
      </>,
    ] as const,
);

export const ThemeSwitch = () => {
  const { app } = useSite();
  const chosen = useView(app, toAppView).theme;
  const group = useRef<HTMLFieldSetElement>(null);
  const choose = (theme: string) => app.send({ type: 'preferences.choose', choice: toChoice({ theme }) });
  // Applies a choice made before hydration.
  const takeEarly = useEffectEvent(() => {
    const early = group.current?.querySelector<HTMLInputElement>(':checked')?.value;
    if (early && early !== chosen) choose(early);
  });
  useEffect(() => takeEarly(), []);
  return <RadioGroup legend={title} options={options} chosen={chosen} onChoose={choose} group={group} />;
};
