import { container, opening } from '../../ui/page/page.css.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';

/** `/forum`. */
const ForumPage = () => (
  <div className={`${container} ${opening}`}>
    <PageHeading>Community forum</PageHeading>
  </div>
);

export default ForumPage;
