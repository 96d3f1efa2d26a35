import type { ReactNode } from 'react';
import * as styles from './part.css.ts';

interface Props {
  /** Of the heading: a link's hash leads here. */
  readonly id: string;
  readonly title: string;
  readonly text: ReactNode;
  readonly children: ReactNode;
}

/** One thing a long page is about: what it is beside what can be done. */
export const Part = ({ id, title, text, children }: Props) => (
  <section className={styles.part} aria-labelledby={id}>
    <div>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
    </div>
    <div className={styles.body}>{children}</div>
  </section>
);
