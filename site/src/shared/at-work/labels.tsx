import { atWork, sampleTexts, toLabelSummary } from '@loomwright/content';
import { useState } from 'react';
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';
import * as styles from './at-work.css.ts';

const texts = sampleTexts.map(({ id, text }) => [id, `“${text}”`] as const);

/** Sample texts, how sure a model is of each label, and what follows from it. */
export const Labels = () => {
  const [id, setId] = useState(sampleTexts[0]?.id ?? '');
  const sample = sampleTexts.find((one) => one.id === id);
  if (!sample) return null;
  return (
    <div className={styles.example}>
      <div className={styles.head}>
        <RadioGroup legend={atWork.labels.legend} options={texts} chosen={id} onChoose={setId} />
      </div>
      <dl className={styles.rows}>
        {sample.labels.map(([label, sureness]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.sureness}>{sureness}%</dd>
            <dd className={styles.measure}>
              <meter aria-label={label} max={100} value={sureness} />
            </dd>
          </div>
        ))}
      </dl>
      <output className={styles.summary}>{toLabelSummary(sample)}</output>
    </div>
  );
};
