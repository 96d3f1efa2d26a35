import type { ReactNode } from 'react';
import * as styles from './editor.css.ts';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** One part of the form. Its heading takes the focus when what had it is gone. */
export const Section = ({ id, title, text, children }: Props) => (
  <section className={styles.section} aria-labelledby={id}>
    <div>
      <h2 id={id} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
    </div>
    {children}
  </section>
);
