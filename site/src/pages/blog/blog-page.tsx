import { container, opening } from '../../ui/page/page.css.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';

/** `/blog`. */
const BlogPage = () => (
  <div className={`${container} ${opening}`}>
    <PageHeading>Blog</PageHeading>
  </div>
);

export default BlogPage;
