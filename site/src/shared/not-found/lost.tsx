import type { ReactNode } from 'react';
import { container, lead as leadStyle } from '../../ui/page/page.css.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import * as styles from './not-found.css.ts';

interface Props {
  readonly title: string;
  readonly lead: string;
  /** The ways on. */
  readonly children: ReactNode;
}

/** What is shown with status 404: what was not found, the ways on, and a thread that ends. */
export const Lost = ({ children, lead, title }: Props) => (
  <div className={`${container} ${styles.layout}`}>
    <div>
      <p className={styles.code}>404</p>
      <PageHeading>{title}</PageHeading>
      <p className={leadStyle}>{lead}</p>
      {children}
    </div>
    <svg className={styles.art} viewBox="0 0 480 320" aria-hidden="true">
      <use href="/art/not-found.svg#art" />
    </svg>
  </div>
);
