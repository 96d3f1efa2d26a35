import type { ReactNode } from 'react';
import { across } from '../layout/layout.css.ts';
import { tallTitle } from '../text/text.css.ts';
import { lead as leadStyle, opening, shortLead, tallOpening } from './page.css.ts';
import { PageHeading } from './page-heading.tsx';

interface Props {
  readonly title: string;
  readonly lead: ReactNode;
  readonly isTall?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
}

export const Opening = ({ title, lead, isTall = false, className = '', children }: Props) => (
  <div className={`${isTall ? tallOpening : opening} ${className}`}>
    <PageHeading className={isTall ? tallTitle : ''}>{title}</PageHeading>
    <p className={isTall ? leadStyle : shortLead}>{lead}</p>
    {children && <div className={across}>{children}</div>}
  </div>
);
