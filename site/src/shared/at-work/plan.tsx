import { atWork } from '@loomwright/content';
import { stack } from '../../ui/layout/layout.css.ts';
import { card } from '../../ui/surface/surface.css.ts';
import { muted, note, small, strong } from '../../ui/text/text.css.ts';
import * as styles from './at-work.css.ts';

const { caption, steps } = atWork.plan;

/** A sample plan of a custom solution, with the points at which it can end. */
export const Plan = () => (
  <div className={`${card} ${stack[4]} ${styles.example}`}>
    <p className={note}>{caption}</p>
    <dl className={small}>
      {steps.map(({ end, what, when }) => (
        <div key={when} className={styles.step}>
          <dt className={muted}>{`${when} · ${end}`}</dt>
          <dd className={strong}>{what}</dd>
        </div>
      ))}
    </dl>
  </div>
);
