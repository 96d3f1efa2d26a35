import { container, opening } from '../../ui/page/page.css.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';

/** `/support`. */
const SupportPage = () => (
  <div className={`${container} ${opening}`}>
    <PageHeading>Support</PageHeading>
  </div>
);

export default SupportPage;
