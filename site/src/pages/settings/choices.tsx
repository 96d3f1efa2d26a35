import { toAppView } from '@loomwright/app';
import { useSite } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';
import { ThemeSwitch } from '../../shared/theme-switch/theme-switch.tsx';
import { stack } from '../../ui/layout/layout.css.ts';
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';
import { Line } from './line.tsx';

const backgrounds = [
  ['on', 'Moving'],
  ['paused', 'Still'],
  ['off', 'Off'],
] as const;
const embedChoices = [
  ['ask', 'Ask first'],
  ['load', 'Load at once'],
] as const;

/** The looks of the site, stored for every tab (THM-1, BKG-2). */
export const Appearance = () => {
  const { app } = useSite();
  const { background } = useView(app, toAppView);
  return (
    <div className={stack[4]}>
      <Line title="Theme" hint="Light, dark, or the same as your system.">
        <ThemeSwitch />
      </Line>
      <Line
        title="Background"
        hint="The woven light behind the pages. It stays still if your system asks for reduced motion."
      >
        <RadioGroup
          legend="Background"
          options={backgrounds}
          chosen={background}
          onChoose={(chosen) => app.send({ type: 'preferences.choose', choice: { background: chosen } })}
        />
      </Line>
    </div>
  );
};

/** What other companies may learn, stored for every tab (EMB-1). */
export const Privacy = () => {
  const { app } = useSite();
  const { embeds } = useView(app, toAppView);
  return (
    <div className={stack[4]}>
      <Line
        title="Third-party content"
        hint="Forms and maps hosted by other companies, which see your IP address when they load."
      >
        <RadioGroup
          legend="Third-party content"
          options={embedChoices}
          chosen={embeds}
          onChoose={(chosen) => app.send({ type: 'preferences.choose', choice: { embeds: chosen } })}
        />
      </Line>
    </div>
  );
};
