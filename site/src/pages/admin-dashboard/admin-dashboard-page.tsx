import { adminFigures, toFiguresView } from '@loomwright/account';
import { useMember } from '../../app/providers.tsx';
import { Dashboard, type QuickLink } from '../../shared/dashboard/dashboard.tsx';
import * as lost from '../../shared/not-found/not-found.css.ts';
import { Lost } from '../../shared/not-found/not-found.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';

/** Shown to members in place of an admin page (DSH-3). */
export const AdminsOnly = () => (
  <Lost
    code="403"
    title="Admins only"
    lead="This page is for administrators. Your own dashboard is one click away."
  >
    <p className={lost.actions}>
      <ButtonLink href="/dashboard" look="primary">
        Go to your dashboard
      </ButtonLink>
      <ButtonLink href="/">Return Home</ButtonLink>
    </p>
  </Lost>
);

const figures = toFiguresView(adminFigures);

const links: readonly QuickLink[] = [
  { href: '/dashboard', label: 'User dashboard', hint: 'What a member sees' },
  { href: '/products', label: 'Products', hint: 'The catalogue as visitors see it' },
  { href: '/support', label: 'Support', hint: 'Channels, resources and the form' },
];

/** The route guard has already checked access (DSH-3). */
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
