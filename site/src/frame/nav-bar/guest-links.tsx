import { Link } from 'wouter';
import { button } from '../../ui/button/button.css.ts';

interface Props {
  readonly className: string;
  readonly loginClass: string;
  readonly startClass?: string;
}

/** Login and Get Started (NAV-3, MNU-1); hidden while a stored session is being restored (NAV-7). */
export const GuestLinks = ({ className, loginClass, startClass = '' }: Props) => (
  <div className={className} data-guests-only>
    <Link href="/login" className={loginClass}>
      Login
    </Link>
    <Link href="/register" className={`${button.primary} ${startClass}`} title="Create an account">
      Get Started
    </Link>
  </div>
);
