import { container, opening } from '../../ui/page/page.css.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';

/** `/documentation`. */
const DocumentationPage = () => (
  <div className={`${container} ${opening}`}>
    <PageHeading>Documentation</PageHeading>
  </div>
);

export default DocumentationPage;
