import { toQuantityOf } from '@loomwright/cart';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { useCart } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';
import * as styles from './product-page.css.ts';

/** The link to the cart once it holds the product, on the line of the quantity's label: nothing moves when it appears. */
export const InCart = ({ productId }: { readonly productId: number }) => {
  const quantity = useView(
    useCart(),
    useMemo(() => toQuantityOf(productId), [productId]),
  );
  return (
    <p className={styles.inCart}>
      {quantity > 0 && (
        <>
          <span>{`${quantity} in your cart.`}</span> <Link href="/cart">View cart</Link>
        </>
      )}
    </p>
  );
};
