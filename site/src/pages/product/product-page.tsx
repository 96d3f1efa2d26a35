import { createProductPageMachine, findProduct, products, toProductPageView } from '@loomwright/catalogue';
import { Link } from 'wouter';
import type { PageModule, PageProps } from '../../app/page-module.ts';
import { useCart } from '../../app/providers.tsx';
import { usePageActor } from '../../app/use-page-actor.ts';
import { useView } from '../../app/use-view.ts';
import { button } from '../../ui/button/button.css.ts';
import { Opening } from '../../ui/page/opening.tsx';
import { container } from '../../ui/page/page.css.ts';
import { ProductDetails } from './product-details.tsx';
import * as styles from './product-page.css.ts';

export const titleOf: NonNullable<PageModule['titleOf']> = ({ id = '' }) =>
  findProduct(products, id)?.name ?? 'Product not found';

const createMachine = () => createProductPageMachine({ findProduct: (id) => findProduct(products, id) });

const Loading = () => <p className={styles.loading}>Loading the product…</p>;

const Missing = () => (
  <Opening title="Product not found" lead="The product you're looking for doesn't exist">
    <p className={styles.back}>
      <Link href="/products" className={button.primary}>
        Back to Products
      </Link>
    </p>
  </Opening>
);

const Product = ({ params: { id = '' }, arrival }: PageProps) => {
  const actor = usePageActor(createMachine, { productId: id, arrival, cart: useCart() });
  const view = useView(actor, toProductPageView);
  return (
    <div className={container}>
      {view.status === 'loading' && <Loading />}
      {view.status === 'missing' && <Missing />}
      {view.status === 'found' && <ProductDetails view={view} onEvent={actor.send} />}
    </div>
  );
};

/** `/products/{id}` (PDP-1). Keyed by product: another one starts a new machine. */
const ProductPage = (props: PageProps) => <Product key={props.params.id} {...props} />;

export default ProductPage;
