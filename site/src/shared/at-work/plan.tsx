import { atWork } from '@loomwright/content';
import { muted, note, small, strong } from '../../ui/text/text.css.ts';
import { Example } from './example.tsx';
import * as styles from './plan.css.ts';

const { caption, steps } = atWork.plan;

export const Plan = () => (
  <Example>
    <p className={note}>{caption}</p>
    <dl className={small}>
      {steps.map(({ end, what, when }) => (
        <div key={when} className={styles.step}>
          <dt className={muted}>{`${when} · ${end}`}</dt>
          <dd className={strong}>{what}</dd>
        </div>
      ))}
    </dl>
  </Example>
);
