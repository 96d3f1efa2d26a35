import type { ReactNode } from 'react';
import { useSite } from '../../app/providers.tsx';
import { card, container, lead as leadStyle, panel } from '../../ui/page/page.css.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import * as styles from './account-page.css.ts';
import { Damask, type Motif } from './damask.tsx';

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly motif: Motif;
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** A form for guests, beside a panel with the benefits of an account. */
export const AccountPage = ({ title, lead, motif, aside, children }: Props) => {
  const { world } = useSite();
  // The hasher is loaded when typing begins, before the form is submitted.
  const prepareHasher = () => void world.loadHasher().catch(() => {});
  return (
    <div className={`${container} ${styles.layout}`}>
      <div className={styles.main}>
        <div id="account-form">
          <PageHeading className={styles.title}>{title}</PageHeading>
        </div>
        <p className={leadStyle}>{lead}</p>
        <div className={`${card} ${styles.formCard}`} onInput={prepareHasher}>
          {children}
        </div>
      </div>
      <aside className={`${panel} ${styles.aside}`}>
        <Damask motif={motif} />
        <div className={styles.asideWords}>{aside}</div>
      </aside>
    </div>
  );
};
