import { container, opening } from '../../ui/page/page.css.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';

/** `/profile`. */
const ProfilePage = () => (
  <div className={`${container} ${opening}`}>
    <PageHeading>Your profile</PageHeading>
  </div>
);

export default ProfilePage;
