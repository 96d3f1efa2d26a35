import { container, opening } from '../../ui/page/page.css.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';

/** `/forgot-password`. */
const ForgotPasswordPage = () => (
  <div className={`${container} ${opening}`}>
    <PageHeading>Forgot your password?</PageHeading>
  </div>
);

export default ForgotPasswordPage;
