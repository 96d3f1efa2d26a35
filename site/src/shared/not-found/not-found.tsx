import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useSite } from '../../app/providers.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { stack } from '../../ui/layout/layout.css.ts';
import { container, lead as leadStyle } from '../../ui/page/page.css.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { muted, tallTitle } from '../../ui/text/text.css.ts';
import * as styles from './not-found.css.ts';

interface LostProps {
  readonly code?: '403' | '404';
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

export const Lost = ({ children, code = '404', lead, title }: LostProps) => (
  <div className={`${container} ${stack[7]} ${styles.layout}`}>
    <div>
      <p className={styles.code}>{code}</p>
      <PageHeading className={tallTitle}>{title}</PageHeading>
      <p className={leadStyle}>{lead}</p>
      {children}
    </div>
    <svg className={styles.art} viewBox="0 0 480 320" aria-hidden="true">
      <use href="/art/not-found.svg#art" />
    </svg>
  </div>
);

/** For an unknown address, post or documentation item (NFD-1). */
export const NotFound = () => {
  const { goBack } = useSite().platform;
  return (
    <Lost
      title="Page Not Found"
      lead="The thread ends here: there’s no page at this address. It may have moved, or the link may be broken."
    >
      <p className={styles.actions}>
        <ButtonLink href="/" look="primary">
          Return Home
        </ButtonLink>
        <Button onClick={goBack} data-needs-js>
          Go Back
        </Button>
      </p>
      <p className={muted}>
        Or look at our <Link href="/products">products</Link> and <Link href="/services">services</Link>, or{' '}
        <Link href="/contact">contact</Link> us.
      </p>
    </Lost>
  );
};
