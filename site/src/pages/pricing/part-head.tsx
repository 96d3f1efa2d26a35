import type { ReactNode } from 'react';
import { stack } from '../../ui/layout/layout.css.ts';
import { muted, partTitle } from '../../ui/text/text.css.ts';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly children?: ReactNode;
}

export const PartHead = ({ children, id, lead, title }: Props) => (
  <div className={stack[2]}>
    <h2 id={id} className={partTitle}>
      {title}
    </h2>
    <p className={muted}>{lead}</p>
    {children}
  </div>
);
