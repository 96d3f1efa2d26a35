import { Link } from 'wouter';
import { container, opening, room, waiting } from '../../ui/page/page.css.ts';

/** Shown until the session is known (NAV-7, DSH-3). */
export const WaitingPage = () => (
  <div className={`${container} ${opening} ${room}`}>
    <p className={waiting}>One moment…</p>
    <noscript>
      You need an account for this page. Accounts exist in your browser and need JavaScript.{' '}
      <Link href="/">Return Home</Link>
    </noscript>
  </div>
);
