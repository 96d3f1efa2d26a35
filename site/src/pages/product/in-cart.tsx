import { toQuantityOf } from '@loomwright/cart';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { useCart } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';
import * as styles from './product-page.css.ts';

/** The link to the cart once it holds the product. Its place is reserved, so that nothing moves. */
export const InCart = ({ productId }: { readonly productId: number }) => {
  const quantity = useView(
    useCart(),
    useMemo(() => toQuantityOf(productId), [productId]),
  );
  return (
    <p className={styles.inCart}>
      {quantity > 0 && (
        <>
          {quantity} in your cart. <Link href="/cart">View cart</Link>
        </>
      )}
    </p>
  );
};
