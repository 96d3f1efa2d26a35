import { atWork, sampleTexts, toLabelSummary } from '@loomwright/content';
import { useState } from 'react';
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';
import * as styles from './at-work.css.ts';

const names = sampleTexts.map(({ name }) => [name, name] as const);

/** Sample texts, how sure a model is of each label, and what follows from it. */
export const Labels = () => {
  const [name, setName] = useState(sampleTexts[0]?.name ?? '');
  const sample = sampleTexts.find((one) => one.name === name);
  if (!sample) return null;
  return (
    <div className={styles.example}>
      <div className={styles.head}>
        <RadioGroup legend={atWork.labels.legend} options={names} chosen={name} onChoose={setName} />
      </div>
      <div>
        <p className={styles.quote}>{`“${sample.text}”`}</p>
        <dl className={styles.rows}>
          {sample.labels.map(([label, sureness]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={styles.sureness}>{`${sureness}%`}</dd>
              <dd className={styles.measure}>
                <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                  <path d="M0 2H100" />
                  <path d={`M0 2H${sureness}`} />
                </svg>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <output className={styles.summary}>{toLabelSummary(sample)}</output>
    </div>
  );
};
