import { Link } from 'wouter';
import { button } from '../../ui/button/button.css.ts';
import { actions, container, lead, opening } from '../../ui/page/page.css.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';

/** An administrators' page as members see it: without its data (DSH-3). */
export const AdminsOnly = () => (
  <div className={`${container} ${opening}`}>
    <PageHeading>Admins only</PageHeading>
    <p className={lead}>
      This page is for administrators, and your account is not one of theirs. Your own dashboard has what is
      yours.
    </p>
    <p className={actions}>
      <Link href="/dashboard" className={button.primary}>
        Go to your dashboard
      </Link>
      <Link href="/" className={button.secondary}>
        Return Home
      </Link>
    </p>
  </div>
);
