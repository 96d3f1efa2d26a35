import type { ReactNode } from 'react';
import { across } from '../layout/layout.css.ts';
import { lead as leadStyle, opening, openingBeside } from './page.css.ts';
import { PageHeading } from './page-heading.tsx';

interface Props {
  readonly title: string;
  readonly lead: ReactNode;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** How a page begins: its heading and what it is about. */
export const Opening = ({ title, lead, className = '', children }: Props) => (
  <div className={`${opening} ${openingBeside} ${className}`}>
    <PageHeading>{title}</PageHeading>
    <p className={leadStyle}>{lead}</p>
    {children && <div className={across}>{children}</div>}
  </div>
);
