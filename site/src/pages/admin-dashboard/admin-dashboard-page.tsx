import { adminFigures, toFiguresView } from '@loomwright/account';
import { useMember } from '../../app/providers.tsx';
import { Dashboard } from '../../shared/dashboard/dashboard.tsx';
import type { QuickLink } from '../../shared/dashboard/quick-links.tsx';

export { AdminsOnly } from './admins-only.tsx';

const figures = toFiguresView(adminFigures);

const links: readonly QuickLink[] = [
  { href: '/dashboard', label: 'User dashboard', hint: 'What a member sees' },
  { href: '/products', label: 'Products', hint: 'The catalogue as visitors see it' },
  { href: '/support', label: 'Support', hint: 'Channels, resources and the form' },
];

/** `/admin-dashboard` (DSH-1, DSH-2). The gate has checked access (DSH-3). */
const AdminDashboardPage = () => {
  const user = useMember();
  return (
    <Dashboard
      title="Admin Dashboard"
      badgeText={user.roleText}
      user={user}
      figures={figures}
      links={links}
    />
  );
};

export default AdminDashboardPage;
