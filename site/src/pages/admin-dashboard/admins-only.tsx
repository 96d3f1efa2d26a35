import { Link } from 'wouter';
import { button } from '../../ui/button/button.css.ts';
import { Opening } from '../../ui/page/opening.tsx';
import { actions, container } from '../../ui/page/page.css.ts';

/** An administrators' page as members see it: without its data (DSH-3). */
export const AdminsOnly = () => (
  <Opening
    title="Admins only"
    lead="This page is for administrators. Your own dashboard is one click away."
    className={container}
  >
    <p className={actions}>
      <Link href="/dashboard" className={button.primary}>
        Go to your dashboard
      </Link>
      <Link href="/" className={button.secondary}>
        Return Home
      </Link>
    </p>
  </Opening>
);
