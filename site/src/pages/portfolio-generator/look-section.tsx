import {
  COLOR_SCHEMES,
  type ColorScheme,
  PORTFOLIO_THEMES,
  type PortfolioTheme,
} from '@loomwright/portfolio';
import { memo } from 'react';
import { unseen } from '../../ui/button/button.css.ts';
import { cluster, covers, row, stack } from '../../ui/layout/layout.css.ts';
import { hidden } from '../../ui/page/page.css.ts';
import { note, strong } from '../../ui/text/text.css.ts';
import { useEditor } from './editor-context.ts';
import * as styles from './form.css.ts';

export const themes: {
  readonly [T in PortfolioTheme]: { readonly name: string; readonly text: string };
} = {
  linen: { name: 'Linen', text: 'Serif, with plenty of space' },
  indigo: { name: 'Indigo', text: 'Bold, in one colour' },
  slate: { name: 'Slate', text: 'Two columns, like a case study' },
};

const schemes: { readonly [S in ColorScheme]: string } = {
  system: 'Follow the reader’s setting',
  light: 'Light',
  dark: 'Dark',
};

const drawings: { readonly [T in PortfolioTheme]: readonly string[] } = {
  linen: ['M34 14h28M28 22h40', 'M20 36h56M20 42h50M20 48h54', 'M20 58h24M52 58h24'],
  indigo: ['M8 12h52M8 20h38', 'M8 40h36M8 46h32M8 52h34', 'M54 38h34v18h-34z'],
  slate: ['M8 12h22M8 19h16M8 26h19', 'M40 12h48v18h-48zM40 36h44M40 42h40', 'M40 50h48v10h-48z'],
};

interface Props {
  readonly theme: PortfolioTheme;
  readonly scheme: ColorScheme;
}

export const LookSection = memo(({ theme, scheme }: Props) => {
  const { send } = useEditor();
  const choose = (choice: Partial<Props>) =>
    send({ type: 'portfolio.edit', edit: { kind: 'choose', choice } });
  return (
    <>
      <fieldset className={`${stack[3]} ${styles.group}`}>
        <legend className={hidden}>Theme</legend>
        <div className={`${stack[3]} ${styles.themes}`}>
          {PORTFOLIO_THEMES.map((value) => (
            <label key={value} className={`${styles.option} ${row[3]} ${styles.theme}`}>
              <input
                type="radio"
                name="theme"
                value={value}
                className={`${covers} ${unseen}`}
                checked={value === theme}
                onChange={() => choose({ theme: value })}
              />
              <svg
                viewBox="0 0 96 68"
                className={`${styles.drawing} ${styles.ink[value]}`}
                aria-hidden="true"
              >
                {drawings[value].map((path) => (
                  <path key={path} d={path} />
                ))}
              </svg>
              <span className={styles.words}>
                <span className={strong}>{themes[value].name}</span>
                <span className={`${note} ${styles.wordsText}`}>{themes[value].text}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={`${stack[3]} ${styles.group}`}>
        <legend className={styles.legend}>Light or dark</legend>
        <div className={cluster[2]}>
          {COLOR_SCHEMES.map((value) => (
            <label key={value} className={`${styles.option} ${styles.scheme}`}>
              <input
                type="radio"
                name="scheme"
                value={value}
                className={`${covers} ${unseen}`}
                checked={value === scheme}
                onChange={() => choose({ scheme: value })}
              />
              <span>{schemes[value]}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
});
