import { container, opening } from '../../ui/page/page.css.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';

/** `/orders`. */
const OrdersPage = () => (
  <div className={`${container} ${opening}`}>
    <PageHeading>My Orders</PageHeading>
  </div>
);

export default OrdersPage;
