import { container, opening } from '../../ui/page/page.css.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';

/** `/activity`. */
const ActivityPage = () => (
  <div className={`${container} ${opening}`}>
    <PageHeading>Your activity</PageHeading>
  </div>
);

export default ActivityPage;
