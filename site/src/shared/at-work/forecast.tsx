import {
  atWork,
  FORECAST_BOX,
  FORECAST_LEVELS,
  type ForecastLevel,
  toForecastView,
} from '@loomwright/content';
import { useState } from 'react';
import { between, cluster, covers, relative } from '../../ui/layout/layout.css.ts';
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';
import { figures, label, note } from '../../ui/text/text.css.ts';
import * as styles from './at-work.css.ts';
import { Example } from './example.tsx';

const { height, width } = FORECAST_BOX;
const levels = FORECAST_LEVELS.map((level) => [level, `${level}%`] as const);

export const Forecast = () => {
  const [level, setLevel] = useState<ForecastLevel>('80');
  const { ahead, chart, legend, past } = atWork.analytics;
  const view = toForecastView(level);
  return (
    <Example>
      <div className={`${cluster[2]} ${between} ${note}`}>
        <p className={cluster[4]}>
          <span className={styles.key.past}>{past}</span>
          <span className={styles.key.ahead}>{ahead}</span>
        </p>
        <div className={cluster[2]} data-needs-js>
          <span aria-hidden="true">{legend}</span>
          <RadioGroup legend={legend} options={levels} chosen={level} onChoose={setLevel} />
        </div>
      </div>
      <div className={`${note} ${figures} ${styles.plot}`}>
        <div className={styles.ticks} aria-hidden="true">
          {view.ticks.map(({ text }) => (
            <span key={text}>{text}</span>
          ))}
        </div>
        <div className={relative}>
          <svg
            className={`${covers} ${styles.drawing} ${styles.drawn}`}
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={`${chart} ${view.summary}`}
          >
            <path className={styles.lines} d={view.ticks.map(({ y }) => `M0 ${y}H${width}`).join('')} />
            <path className={styles.range} d={view.range} />
            <path className={styles.lines} strokeDasharray="3 3" d={`M${view.todayX} 0V${height}`} />
            <path className={styles.ahead} d={view.middle} />
            <path className={styles.past} d={view.past} />
          </svg>
        </div>
      </div>
      <output className={label}>{view.summary}</output>
    </Example>
  );
};
