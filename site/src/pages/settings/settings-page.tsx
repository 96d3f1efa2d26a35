import { container, opening } from '../../ui/page/page.css.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';

/** `/settings`. */
const SettingsPage = () => (
  <div className={`${container} ${opening}`}>
    <PageHeading>Settings</PageHeading>
  </div>
);

export default SettingsPage;
