import { memberFigures, toFiguresView } from '@loomwright/account';
import { emailAnswerHours } from '@loomwright/content';
import { toCountText } from '@loomwright/kit';
import { useMember } from '../../app/providers.tsx';
import { Dashboard, type QuickLink } from '../../shared/dashboard/dashboard.tsx';

const figures = toFiguresView(memberFigures);

const links: readonly QuickLink[] = [
  { href: '/products', label: 'Products', hint: 'See what else could help' },
  { href: '/cart', label: 'Cart', hint: 'Review it and request a quote' },
  {
    href: '/support',
    label: 'Request support',
    hint: `We answer within ${toCountText(emailAnswerHours, 'hour')}`,
  },
];

const HOME = '/dashboard';
const own = { label: 'Admin Dashboard', hint: 'How the company is doing' };

/** For members and administrators. Administrators also get a link to the admin dashboard (DSH-1, DSH-2). */
const DashboardPage = () => {
  const user = useMember();
  const { homeHref } = user;
  return (
    <Dashboard
      title="Dashboard"
      badgeText="User"
      user={user}
      figures={figures}
      links={homeHref === HOME ? links : [{ href: homeHref, ...own }, ...links]}
    />
  );
};

export default DashboardPage;
