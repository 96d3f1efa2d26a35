import type { ReactNode } from 'react';
import * as styles from './part.css.ts';

interface Props {
  /** The id of the heading, the target of hash links. */
  readonly id: string;
  readonly title: string;
  readonly text: ReactNode;
  readonly children: ReactNode;
}

/** A section of a long page: a description beside its controls. */
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
