import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';
import { outside } from './embed.css.ts';

/** A link to another company's page; it opens a new tab and says so. */
export const OutsideLink = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <a href={href} className={outside} rel="noopener noreferrer" target="_blank">
    <span>{children}</span> (opens in a new tab)
    <Icon name="external" size={14} />
  </a>
);
