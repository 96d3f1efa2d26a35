import type { ReactNode } from 'react';
import * as styles from './results.css.ts';

interface Props {
  readonly title: string;
  readonly text: string;
  /** What the user can do about it. */
  readonly children: ReactNode;
}

/** What stands in place of an empty list. */
export const Nothing = ({ title, text, children }: Props) => (
  <div className={styles.nothing}>
    <svg className={styles.nothingArt} viewBox="0 0 480 320" aria-hidden="true">
      <use href="/art/empty.svg#art" />
    </svg>
    <h2 className={styles.nothingTitle}>{title}</h2>
    <p>{text}</p>
    {children}
  </div>
);
