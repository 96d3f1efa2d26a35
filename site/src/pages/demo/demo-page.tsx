import { container, opening } from '../../ui/page/page.css.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';

/** `/demo`. */
const DemoPage = () => (
  <div className={`${container} ${opening}`}>
    <PageHeading>Schedule a demo</PageHeading>
  </div>
);

export default DemoPage;
