import { container, opening } from '../../ui/page/page.css.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';

/** `/services`. */
const ServicesPage = () => (
  <div className={`${container} ${opening}`}>
    <PageHeading>AI Solutions for Tomorrow’s Challenges</PageHeading>
  </div>
);

export default ServicesPage;
