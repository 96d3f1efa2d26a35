import { container, opening } from '../../ui/page/page.css.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';

/** `/terms`. */
const TermsPage = () => (
  <div className={`${container} ${opening}`}>
    <PageHeading>Terms</PageHeading>
  </div>
);

export default TermsPage;
