import { container, opening } from '../../ui/page/page.css.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';

/** `/contact`. */
const ContactPage = () => (
  <div className={`${container} ${opening}`}>
    <PageHeading>Contact</PageHeading>
  </div>
);

export default ContactPage;
