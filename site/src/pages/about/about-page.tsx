import { container, opening } from '../../ui/page/page.css.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';

/** `/about`. */
const AboutPage = () => (
  <div className={`${container} ${opening}`}>
    <PageHeading>About us</PageHeading>
  </div>
);

export default AboutPage;
