import type { ReactNode } from 'react';
import * as styles from './editor.css.ts';

export interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A section of the form. Its heading receives focus when the focused element is removed. */
export const Section = ({ id, title, text, children }: SectionProps) => (
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
