import type { ReactNode } from 'react';
import { alignTop, shrinks, split, stack } from '../layout/layout.css.ts';
import { partTitle } from '../text/text.css.ts';
import * as styles from '../words/words.css.ts';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly text: ReactNode;
  readonly children: ReactNode;
}

export const Part = ({ id, title, text, children }: Props) => (
  <section className={`${split.narrowWide} ${styles.part}`} aria-labelledby={id}>
    <div>
      <h2 id={id} className={partTitle}>
        {title}
      </h2>
      <p className={styles.partText}>{text}</p>
    </div>
    <div className={`${stack[5]} ${alignTop} ${shrinks}`}>{children}</div>
  </section>
);
