import { Link } from 'wouter';
import { Lost } from '../../shared/not-found/lost.tsx';
import * as lost from '../../shared/not-found/not-found.css.ts';
import { button } from '../../ui/button/button.css.ts';

/** An administrators' page as members see it: without its data (DSH-3). */
export const AdminsOnly = () => (
  <Lost
    code="403"
    title="Admins only"
    lead="This page is for administrators. Your own dashboard is one click away."
  >
    <p className={lost.actions}>
      <Link href="/dashboard" className={button.primary}>
        Go to your dashboard
      </Link>
      <Link href="/" className={button.secondary}>
        Return Home
      </Link>
    </p>
  </Lost>
);
