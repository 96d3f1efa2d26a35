import { atWork, sampleTexts, toLabelSummary } from '@loomwright/content';
import { useState } from 'react';
import { across, below, between, cluster } from '../../ui/layout/layout.css.ts';
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';
import { label as labelText, muted, note, small, strong } from '../../ui/text/text.css.ts';
import * as styles from './at-work.css.ts';
import { Bar } from './bar.tsx';
import { Example } from './example.tsx';

const names = sampleTexts.map(({ name }) => [name, name] as const);

export const Labels = () => {
  const [name, setName] = useState(sampleTexts[0]?.name ?? '');
  const sample = sampleTexts.find((one) => one.name === name);
  if (!sample) return null;
  return (
    <Example>
      <div className={`${cluster[2]} ${between} ${note}`}>
        <RadioGroup legend={atWork.labels.legend} options={names} chosen={name} onChoose={setName} />
      </div>
      <div>
        <p className={`${below[3]} ${strong}`}>{`“${sample.text}”`}</p>
        <dl className={small}>
          {sample.labels.map(([label, confidence]) => (
            <div key={label} className={styles.row}>
              <dt>{label}</dt>
              <dd className={`${styles.amount} ${muted}`}>{`${confidence}%`}</dd>
              <dd className={across}>
                <Bar share={confidence} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <output className={labelText}>{toLabelSummary(sample)}</output>
    </Example>
  );
};
