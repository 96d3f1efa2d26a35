import type { ReactNode } from 'react';
import { container, lead as leadStyle } from '../../ui/page/page.css.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import * as styles from './not-found.css.ts';

interface Props {
  /** The status that the words stand for. */
  readonly code?: '403' | '404';
  readonly title: string;
  readonly lead: string;
  /** The ways on. */
  readonly children: ReactNode;
}

/** A way that ends: what is not to be had, the ways on, and a thread that breaks off. */
export const Lost = ({ children, code = '404', lead, title }: Props) => (
  <div className={`${container} ${styles.layout}`}>
    <div>
      <p className={styles.code}>{code}</p>
      <PageHeading>{title}</PageHeading>
      <p className={leadStyle}>{lead}</p>
      {children}
    </div>
    <svg className={styles.art} viewBox="0 0 480 320" aria-hidden="true">
      <use href="/art/not-found.svg#art" />
    </svg>
  </div>
);
