import { toAppView } from '@loomwright/app';
import {
  type SettingName,
  type SettingTexts,
  settingNames,
  settingTexts,
  toChoice,
  valuesOf,
} from '@loomwright/shell';
import { useSite } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';
import { grows, stack } from '../../ui/layout/layout.css.ts';
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';
import { Line } from './line.tsx';
import * as tiles from './theme-tiles.css.ts';

/** The preview of the system theme shows both colour schemes. */
const Preview = ({ theme, label }: { readonly theme: string; readonly label?: string | undefined }) => (
  <span className={`${stack[2]} ${grows}`}>
    <span className={tiles.preview} data-preview={theme} />
    <span>{label}</span>
  </span>
);

const Choice = ({ name }: { readonly name: SettingName }) => {
  const { app } = useSite();
  const chosen = useView(app, toAppView)[name];
  const { title, labels }: SettingTexts = settingTexts[name];
  return (
    <RadioGroup<string>
      legend={title}
      options={valuesOf(name).map((value) => [
        value,
        name === 'theme' ? <Preview theme={value} label={labels[value]} /> : labels[value],
      ])}
      {...(name === 'theme' && { look: { radioGroup: tiles.radioGroup, radio: tiles.radio } })}
      chosen={chosen}
      onChoose={(value) => app.send({ type: 'preferences.choose', choice: toChoice({ [name]: value }) })}
    />
  );
};

/** All tabs share these settings (THM-1, BKG-2, EMB-1). */
export const Choices = ({ part }: Pick<SettingTexts, 'part'>) => (
  <div className={stack[4]}>
    {settingNames
      .filter((name) => settingTexts[name].part === part)
      .map((name) => (
        <Line key={name} title={settingTexts[name].title} hint={settingTexts[name].hint}>
          <Choice name={name} />
        </Line>
      ))}
  </div>
);
