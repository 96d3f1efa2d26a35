import { atWork, sampleTexts, toLabelSummary } from '@loomwright/content';
import { useState } from 'react';
import { across, between, cluster, stack } from '../../ui/layout/layout.css.ts';
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';
import { card } from '../../ui/surface/surface.css.ts';
import { label as labelText, muted, note, small } from '../../ui/text/text.css.ts';
import * as styles from './at-work.css.ts';

const names = sampleTexts.map(({ name }) => [name, name] as const);

/** Sample texts, how sure a model is of each label, and what follows from it. */
export const Labels = () => {
  const [name, setName] = useState(sampleTexts[0]?.name ?? '');
  const sample = sampleTexts.find((one) => one.name === name);
  if (!sample) return null;
  return (
    <div className={`${card} ${stack[4]} ${styles.example}`}>
      <div className={`${cluster[2]} ${between} ${note}`}>
        <RadioGroup legend={atWork.labels.legend} options={names} chosen={name} onChoose={setName} />
      </div>
      <div>
        <p className={styles.quote}>{`“${sample.text}”`}</p>
        <dl className={small}>
          {sample.labels.map(([label, sureness]) => (
            <div key={label} className={styles.row}>
              <dt>{label}</dt>
              <dd className={`${styles.amount} ${muted}`}>{`${sureness}%`}</dd>
              <dd className={across}>
                <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                  <path className={styles.track} d="M0 2H100" />
                  <path d={`M0 2H${sureness}`} />
                </svg>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <output className={labelText}>{toLabelSummary(sample)}</output>
    </div>
  );
};
