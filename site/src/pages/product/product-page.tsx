import { createProductPageMachine, findProduct, products, toProductPageView } from '@loomwright/catalogue';
import { match } from 'ts-pattern';
import { Link } from 'wouter';
import type { PageModule, PageProps } from '../../app/page-module.ts';
import { useCart } from '../../app/providers.tsx';
import { usePageActor } from '../../app/use-page-actor.ts';
import { useView } from '../../app/use-view.ts';
import * as lost from '../../shared/not-found/not-found.css.ts';
import { Lost } from '../../shared/not-found/not-found.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { container } from '../../ui/page/page.css.ts';
import { muted } from '../../ui/text/text.css.ts';
import { ProductDetails } from './product-details.tsx';
import * as styles from './product-page.css.ts';

export const titleOf: NonNullable<PageModule['titleOf']> = ({ id = '' }) =>
  findProduct(products, id)?.name ?? 'Product not found';

const createMachine = () => createProductPageMachine({ findProduct: (id) => findProduct(products, id) });

const Loading = () => <p className={`${container} ${muted} ${styles.loading}`}>Loading the product…</p>;

const Missing = () => (
  <Lost title="Product not found" lead="The product you're looking for doesn't exist">
    <p className={lost.actions}>
      <ButtonLink href="/products" look="primary">
        Back to Products
      </ButtonLink>
    </p>
    <p className={muted}>
      Looking for something we don’t offer yet? <Link href="/contact">Ask us</Link>.
    </p>
  </Lost>
);

const Product = ({ params: { id = '' }, arrival }: PageProps) => {
  const actor = usePageActor(createMachine, { productId: id, arrival, cart: useCart() });
  const view = useView(actor, toProductPageView);
  return match(view)
    .with({ status: 'loading' }, () => <Loading />)
    .with({ status: 'missing' }, () => <Missing />)
    .with({ status: 'found' }, (found) => (
      <div className={container}>
        <ProductDetails view={found} onEvent={actor.send} />
      </div>
    ))
    .exhaustive();
};

/** Keyed by product, so that another product starts a new machine. */
const ProductPage = (props: PageProps) => <Product key={props.params.id} {...props} />;

export default ProductPage;
