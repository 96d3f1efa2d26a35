import { Link } from 'wouter';
import { ButtonLink } from '../../ui/button/button.tsx';

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
    <ButtonLink href="/register" look="primary" className={startClass} title="Create an account">
      Get Started
    </ButtonLink>
  </div>
);
