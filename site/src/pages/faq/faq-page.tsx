import { container, opening } from '../../ui/page/page.css.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';

/** `/faq`. */
const FaqPage = () => (
  <div className={`${container} ${opening}`}>
    <PageHeading>Frequently asked questions</PageHeading>
  </div>
);

export default FaqPage;
