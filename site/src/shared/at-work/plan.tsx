import { atWork } from '@loomwright/content';
import * as styles from './at-work.css.ts';

const { caption, steps } = atWork.plan;

/** A sample plan of a custom solution, with the points at which it can end. */
export const Plan = () => (
  <div className={styles.example}>
    <p className={styles.head}>{caption}</p>
    <dl className={styles.plan}>
      {steps.map(({ end, what, when }) => (
        <div key={when}>
          <dt className={styles.when}>{`${when} · ${end}`}</dt>
          <dd className={styles.what}>{what}</dd>
        </div>
      ))}
    </dl>
  </div>
);
