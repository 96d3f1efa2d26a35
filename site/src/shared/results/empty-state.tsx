import type { ReactNode } from 'react';
import { stack } from '../../ui/layout/layout.css.ts';
import { heading3 } from '../../ui/text/text.css.ts';
import * as styles from './results.css.ts';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

export const EmptyState = ({ title, text, children }: Props) => (
  <div className={`${stack[3]} ${styles.nothing}`}>
    <svg className={styles.nothingArt} viewBox="0 0 480 320" aria-hidden="true">
      <use href="/art/empty.svg#art" />
    </svg>
    <h2 className={heading3}>{title}</h2>
    <p className={styles.nothingText}>{text}</p>
    {children}
  </div>
);
