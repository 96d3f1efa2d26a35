import { container, opening } from '../../ui/page/page.css.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';

/** `/privacy`. */
const PrivacyPage = () => (
  <div className={`${container} ${opening}`}>
    <PageHeading>Privacy</PageHeading>
  </div>
);

export default PrivacyPage;
